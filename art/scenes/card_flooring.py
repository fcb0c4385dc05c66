"""Card: half tile, half wood planks being laid over a screed; loose planks, mallet, trowel."""
import random

from mathutils import Matrix, Vector

from kit.cleaning import bucket
from kit.materials import make_material
from kit.outlines import rounded_rectangle
from kit.parts import rod
from kit.paving import blocks
from kit.shapes import box, place, prism, round_edges
from kit.studio import card_camera, studio_light, card_stage

TILE = 0.6
PLANK_WIDTH = 0.30
BACK_Y = 1.82
# For each row of planks: what its first plank is short of, and where the laid part ends.
PLANK_ROWS = (
    (0, -1.85),
    (0.62, -1.85),
    (0.3, -1.85),
    (0.9, -1.4),
    (0.15, -0.95),
    (0.7, -0.5),
    (0.4, -0.05),
    (0.8, 0.4),
)


def build():
    rng = random.Random(4)
    card_stage(5.6, 4.4, 0.5)
    prism(rounded_rectangle(-2.55, -1.95, 2.55, 1.95, 0.2), 0, 0.03, "screed", 0.01)
    room_corner()
    tiles(rng)
    planks(rng)
    loose_planks()
    mallet()
    trowel()
    bucket(-1.95, 1.1, 0.09, 0.3, 0.46, "green", "grout")  # adhesive
    studio_light(222, 46)
    card_camera(244, 31, 20, (0, -0.05, 0.42), 95)


def room_corner():
    box(5.02, 0.16, 1.3, "yellow_wall", -0.05, 1.95, 0, standing=True, edge=0.03)
    box(0.16, 3.9, 1.3, "yellow_wall", 2.55, 0.08, 0, standing=True, edge=0.03)
    box(5.0, 0.05, 0.24, "white", 0.02, 1.86, 0.06, standing=True)
    box(0.05, 3.7, 0.24, "white", 2.46, 0.06, 0.06, standing=True)


def tiles(rng):
    white, green = [], []
    for i in range(4):
        for j in range(6):
            if j == 0 and i > 1:
                continue  # not laid yet
            at = place(-2.42 + TILE * (i + 0.5), BACK_Y - TILE * (5.5 - j), 0.03)
            matrix = at @ Matrix.Diagonal((TILE - 0.03, TILE - 0.03, 0.06, 1))
            (white if (i + j) % 2 else green).append(matrix)
    green_tile = make_material("green_tile", "86B98C", 0.3, piece_variation=0.1, coat=0.3)
    for matrices, material in ((white, "floor_tile"), (green, green_tile)):
        shades = [rng.random() for _ in matrices]
        round_edges(blocks(matrices, "tiles", material, shades), 0.012, 2, 40)


def planks(rng):
    matrices, shades = [], []
    for row, (short, end) in enumerate(PLANK_ROWS):
        x, y, full = 0.02 + PLANK_WIDTH * (row + 0.5), BACK_Y, 1.5 - short
        while y > end + 0.05:
            length = min(full, y - end)
            size = (PLANK_WIDTH - 0.012, length - 0.012, 0.055, 1)
            matrices.append(place(x, y - length / 2, 0.03) @ Matrix.Diagonal(size))
            shades.append(rng.random())
            y -= length
            full = 1.5
    round_edges(blocks(matrices, "planks", "plank", shades), 0.008, 2, 40)


def loose_planks():
    one_plank(place(1.52, -1.05, 0.10, 9, 5), 1.5, 0.75)
    for i, shade in enumerate((0.2, 0.8, 0.45, 0.95)):
        x, y, z = 2.05 - 0.02 * i, -1.1 + 0.03 * (i % 2), 0.03 + 0.065 * i
        one_plank(place(x, y, z, 3 + 2 * (i % 2)), 1.45, shade)


def one_plank(at, length, shade):
    matrix = at @ Matrix.Diagonal((PLANK_WIDTH - 0.012, length, 0.06, 1))
    round_edges(blocks([matrix], "plank", "plank", [shade]), 0.008, 2, 40)


def mallet():
    rod((-0.30, -1.0, 0.17), (-1.25, -1.40, 0.12), 0.05, "yellow", 0.06)
    rod((-0.42, -0.76, 0.24), (-0.16, -1.28, 0.24), 0.17, "rubber", edge=0.04)


def trowel():
    at = place(-1.5, -0.35, 0.10, 25)
    box(0.85, 0.32, 0.02, "steel", 0, 0, 0, at, 0.004)
    rod(at @ Vector((-0.2, 0, 0.16)), at @ Vector((0.25, 0, 0.16)), 0.055, "green", edge=0.02)
    for x in (-0.16, 0.2):
        rod(at @ Vector((x, 0, 0.01)), at @ Vector((x, 0, 0.16)), 0.02, "steel")
