"""Card: a paver driveway half laid before a garage, a pallet of pavers, mallet, sand bed."""
import random

from mathutils import Matrix

from kit.materials import make_material
from kit.openings import glass_garage_door, wall_lamp
from kit.outlines import rectangle, rounded_rectangle
from kit.parts import card_bush, rod
from kit.paving import blocks, paving
from kit.plants import flowers, grass
from kit.roof import roof_body
from kit.roofing import whole_tiles
from kit.shapes import box, cut_out, place, prism, round_edges
from kit.studio import card_camera, studio_light, card_stage

LEFT, RIGHT, FRONT, BACK = -0.95, 2.75, -2.58, 1.05  # the driveway
LAID = [(LEFT, -0.55), (-0.1, -0.55), (-0.1, -0.95), (0.65, -0.95), (0.65, -1.35), (1.4, -1.35)]
LAID += [(1.4, -1.9), (RIGHT, -1.9), (RIGHT, BACK), (LEFT, BACK)]
PAVER_SIZE = (0.46, 0.25, 0.125, 1)


def build():
    stage = card_stage(7.0, 5.4, 0.7)
    prism(stage, -0.02, 0.05, "lawn", 0.03)
    driveway()
    bare = rectangle(LEFT - 0.22, -3, RIGHT + 0.22, BACK)
    grass(stage, [bare, rectangle(-1.3, 0.9, 3.4, 2.7)], 460, height=0.11, z=0.04)
    garage(random.Random(3))
    pallet(random.Random(4))
    loose_pavers()
    rod((1.35, -2.3, 0.17), (2.1, -2.1, 0.17), 0.045, "yellow", 0.055)  # mallet
    rod((2.05, -2.32, 0.24), (2.2, -1.88, 0.24), 0.16, "rubber", edge=0.04)
    card_bush(-1.75, 1.5, 0.95, 3, "leaf", 0.03)
    card_bush(-2.55, 1.2, 0.8, 4, "light_leaf", 0.03)
    flowers((-2.55, 1.2), (0.84, 0.74, 0.72), 24, 6, "yellow_flower", 0.04, 0.055)
    studio_light(222, 42)
    card_camera(246, 22, 25, (0.05, -0.1, 1.14), 101)


def paver():
    return make_material(
        "clay_paver", "C98F6A", 0.8, piece_variation=0.26, bump=0.25, bump_scale=50
    )


def driveway():
    sand = make_material(
        "sand_bed", "E3C48E", 0.95, variation=0.08, variation_scale=3, bump=0.5, bump_scale=30
    )
    bed = rounded_rectangle(LEFT - 0.16, FRONT, RIGHT + 0.16, BACK, 0.04, 2)
    prism(bed, 0, 0.07, sand, 0.01)
    laid = paving(LEFT, FRONT, RIGHT, BACK, paver(), 0.5, 0.27, 0.05, 0.1, 5, within=LAID)
    round_edges(laid, 0.018, 2, 40)
    grey = make_material("edge_paver", "8E8A80", 0.8, piece_variation=0.12)
    for x in (LEFT - 0.10, RIGHT + 0.10):
        line = paving(x - 0.09, FRONT + 0.04, x + 0.09, BACK, grey, 0.18, 0.42, 0.05, 0.13, 6)
        round_edges(line, 0.02, 2, 40)


def garage(rng):
    wall = make_material("garage_wall", "F6E6C0", 0.85, bump=0.25, bump_scale=60)
    body = box(4.5, 1.35, 2.75, wall, 0.95, 1.78, 0, standing=True, edge=0.04)
    cut_out(body, [box(3.3, 0.5, 2.15, "stucco", 0.9, 1.1, 1.12, edge=0)])
    glass_garage_door(0.9, 1.1, "S", 3.3, 2.15, "white")
    wall_lamp(-1.05, 1.1, "S", 1.75)
    roof = roof_body(0.95, 1.8, 5.1, 2.1, 2.8, 22, hips=(False, False))
    for plane in roof.planes.values():
        whole_tiles(plane, rng, width=0.3, row=0.4)
    box(5.1, 0.09, 0.2, "fascia", 0.95, 0.76, 2.72)


def pallet(rng):
    at = place(-2.2, -1.25, 0.05, 14)
    for i in range(3):
        box(1.5, 0.16, 0.05, "light_wood", 0, -0.42 + 0.42 * i, 0.10, at, 0.01)
    for i in range(3):
        box(0.16, 1.1, 0.09, "light_wood", -0.6 + 0.6 * i, 0, 0.04, at, 0.01)
    matrices, shades = [], []
    for layer in range(7):
        for i in range(3):
            for j in range(4):
                if layer == 6 and (i > 1 or j > 1):
                    continue  # the top layer is half used
                x = -0.48 + 0.48 * i + rng.uniform(-0.01, 0.01)
                y = -0.40 + 0.27 * j + rng.uniform(-0.01, 0.01)
                here = at @ place(x, y, 0.13 + 0.135 * layer)
                matrices.append(here @ Matrix.Diagonal(PAVER_SIZE))
                shades.append(rng.random())
    round_edges(blocks(matrices, "stack", paver(), shades), 0.018, 2, 40)
    for x in (-0.48, 0.48):  # straps
        box(0.09, 1.1, 0.02, "yellow", x, 0, 0.135 + 6 * 0.135, at, 0.005)
        box(0.09, 0.02, 0.82, "yellow", x, -0.54, 0.53, at, 0.005)


def loose_pavers():
    for i, (x, y, turn) in enumerate(((-0.45, -1.55, 20), (0.15, -1.85, -35), (0.5, -2.25, 8))):
        matrix = place(x, y, 0.07, turn) @ Matrix.Diagonal(PAVER_SIZE)
        round_edges(blocks([matrix], "paver", paver(), [0.3 + 0.3 * i]), 0.018, 2, 40)
