"""One roof, one camera, one light, one garden. before: worn shingles, missing tabs, a blue tarp;
after: new tile."""
import math
import random

from mathutils import Matrix

from kit.camera import orbit
from kit.garden import FLOOR_LEVEL, front_garden, plot
from kit.house import house
from kit.light import sky_light, sun
from kit.materials import make_material
from kit.palms import GARDEN_PALM, palm
from kit.plants import tree
from kit.roof import vent_pipe
from kit.roofing import worn_shingle
from kit.shapes import box, mesh
from kit.studio import endless_floor

TARP_U, TARP_V = 5.9, 2.3  # where it lies on the south slope
TARP_WIDTH, TARP_LENGTH = 2.9, 2.3
# The slider compares roofs: all else is the same.
THE_REST = {"solar": False, "light": "day"}


def build(variant):
    plot(with_pool=False, grass_density=110)
    if variant == "before":
        old_roof()
    else:
        house(**THE_REST)
    front_garden()
    vent_pipe(1.6, 3.0, 4.35)
    palm(10.4, 9.4, 8.6, (0.7, 0.3), 6, **GARDEN_PALM)
    tree(4.9, 10.2, 6.0, 2.5, 3, "light_leaf")
    palm(-4.4, 10.2, 7.4, (-0.6, 0.2), 8, **GARDEN_PALM)
    endless_floor(FLOOR_LEVEL)
    sky_light("7FB4DE", "CBE3EE", "FFE3B8", 0.66)
    sun(212, 32, (1, 0.80, 0.56), 6.2, 1.6)
    focus = (-1.5, -0.4, 3.2)
    orbit(240, 24, 40, (-1.5, 0.4, 3.4), 84, shift=(0, 0.03), fstop=0.6, focus=focus)


def old_roof():
    roofs = house(covering="shingle", roof_material=worn_shingle(), **THE_REST)
    rng = random.Random(4)
    south, west = roofs.main.planes["south"], roofs.main.planes["west"]
    tarp(south)
    felt = make_material("felt", "2F2E2C", 0.95)
    damage(south, felt, rng)
    for _ in range(9):
        u, v = rng.uniform(2, 7), rng.uniform(0.4, 3)
        left, right = west.span(v)
        if left + 0.4 < u < right - 0.4:
            bare_patch(west, u, v, rng.uniform(0.25, 0.6), felt)


def tarp(plane):
    """Blue, rippled, held down by battens."""
    steps, vertices = 16, []
    for j in range(steps + 1):
        for i in range(steps + 1):
            x = (i / steps - 0.5) * TARP_WIDTH + 0.05 * math.sin(j * 1.1)
            ripple = 0.02 * math.sin(i * 1.7 + j * 0.6) + 0.018 * math.sin(j * 2.1)
            vertices.append((x, j / steps * TARP_LENGTH, 0.075 + ripple))
    row = steps + 1
    faces = [
        (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
        for j in range(steps)
        for i in range(steps)
    ]
    blue = make_material("tarp", "3F78B8", 0.45, variation=0.06, variation_scale=2)
    askew = Matrix.Rotation(0.05, 4, "Z")
    matrix = plane.at(TARP_U, TARP_V) @ askew
    mesh("tarp", vertices, faces, blue, smooth=60, matrix=matrix)
    for u in (-1.3, 0, 1.3):
        batten = plane.at(TARP_U + u, TARP_V + 1.15, 0.12) @ askew
        box(0.09, 2.35, 0.05, "wood", parent=batten, edge=0.01)


def damage(plane, felt, rng):
    """Bare patches where tabs are missing, and curled tabs."""
    deck = make_material("roof_deck", "8B6B49", 0.9, variation=0.2, variation_scale=5)
    for _ in range(26):
        u, v = rng.uniform(2.4, 9.5), rng.uniform(0.4, 4.4)
        left, right = plane.span(v)
        if left + 0.5 < u < right - 2 and not (abs(u - TARP_U) < 1.6 and v > 2):
            width = rng.uniform(0.25, 0.8)
            bare_patch(plane, u, v, width, deck if rng.random() < 0.35 else felt)
        if abs(u - TARP_U) < 2.2 and v > 1.8:
            continue
        curled = (
            plane.at(u + rng.uniform(-0.5, 0.5), v, 0.06)
            @ Matrix.Rotation(rng.uniform(-0.5, 0.5), 4, "Z")
            @ Matrix.Rotation(rng.uniform(0.1, 0.45), 4, "X")
        )
        box(0.3, 0.22, 0.012, worn_shingle(), parent=curled, edge=0)


def bare_patch(plane, u, v, width, material):
    here = plane.at(u, round(v / 0.2) * 0.2 + 0.1, 0.055)  # on a row of shingles
    box(width, 0.19, 0.02, material, parent=here, edge=0)
