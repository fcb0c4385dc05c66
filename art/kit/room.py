"""A room seen from within, by a camera that stands in its open side. Its ceiling is the sky, which
lights it evenly: what a ceiling keeps out of the picture would be noise."""
import math

from .furniture import FLOOR
from .materials import make_material
from .paving import paving
from .shapes import box, cut_out, mesh, thicken

THICK = 0.24


def room(left, right, back, height, wall, holes=(), front=-4):
    """Its back wall at y = back, open towards -y. holes: (x, z, width, height) in the back wall."""
    planks = make_material(
        "floor_planks", "C08A54", 0.42, piece_variation=0.24, bump=0.08, bump_scale=20
    )
    paving(left, front, right, back, planks, 1.9, 0.2, FLOOR, 0.03, seed=4)
    middle, width = (left + right) / 2, right - left
    behind = box(
        width + 2 * THICK,
        THICK,
        height,
        wall,
        middle,
        back + THICK / 2,
        FLOOR,
        standing=True,
        edge=0,
    )
    if holes:
        cut_out(behind, [box(w, 2, h, wall, x, back, z + h / 2, edge=0) for x, z, w, h in holes])
    for x in (left - THICK / 2, right + THICK / 2):
        box(THICK, back - front, height, wall, x, (front + back) / 2, FLOOR, standing=True, edge=0)
    skirting(left, right, back, front, holes)


def skirting(left, right, back, front, holes):
    """The white board at the foot of the walls, not before doors."""
    for x in (left + 0.012, right - 0.012):
        box(
            0.024,
            back - front,
            0.12,
            "white",
            x,
            (front + back) / 2,
            FLOOR,
            standing=True,
            edge=0.006,
        )
    doors = sorted((x - w / 2, x + w / 2) for x, z, w, h in holes if z < FLOOR + 0.2)
    edges = [left, *(edge for door in doors for edge in door), right]
    for start, end in zip(edges[::2], edges[1::2]):
        if end - start > 0.05:
            box(
                end - start,
                0.024,
                0.12,
                "white",
                (start + end) / 2,
                back - 0.012,
                FLOOR,
                standing=True,
                edge=0.006,
            )


def curtain(x0, x1, y, z, height, material, folds=7):
    """Hangs in waves between x0 and x1."""
    steps, vertices = folds * 8, []
    for i in range(steps + 1):
        share = i / steps
        wave = 0.055 * math.sin(share * folds * 2 * math.pi)
        x = x0 + (x1 - x0) * share
        vertices += [(x, y + wave * 1.15, z), (x, y + wave * 0.8, z + height)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)]
    thicken(mesh("curtain", vertices, faces, material, smooth=80), 0.012)


def framed_picture(x, y, z, width, height, seed=0):
    """Bands of color that read as a coast: sky, sea, sand."""
    box(width, 0.04, height, "light_wood", x, y, z, edge=0.008)
    inner_w, inner_h = width - 0.07, height - 0.07
    box(inner_w, 0.045, inner_h, "paper", x, y - 0.004, z, edge=0)
    bands = (("picture_sea", "6DB7BD", 0.5), ("picture_sand", "F0D69B", 0.26))
    low = z - inner_h / 2 + 0.06
    for name, code, share in bands[::-1]:
        tall = (inner_h - 0.12) * share
        box(
            inner_w - 0.12,
            0.05,
            tall,
            make_material(name, code, 0.8),
            x,
            y - 0.006,
            low + tall / 2,
            edge=0,
        )
        low += tall
