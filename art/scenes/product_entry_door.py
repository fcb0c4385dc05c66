"""Product: a yellow entry door with a sidelight: a step, a mat, a lamp, two lime trees."""
from kit.land import wall_paint
from kit.openings import wall_lamp
from kit.outlines import rectangle
from kit.parts import frame, glass_face, rod, slab
from kit.paving import paving
from kit.plants import grass
from kit.shapes import box, cylinder, place, prism
from kit.side_yard import potted_tree
from kit.studio import WALL, product_stage, product_view

Y = WALL + 0.08
BASE = 0.22  # top of the step
WIDTH, HEIGHT = 1.86, 2.22
WALK, STEP = rectangle(-0.97, -2, 0.97, -0.2), rectangle(-1.27, -0.33, 1.27, 1)
LEAF_X, LEAF_WIDTH = -0.26, 1.16
LEAF_RIGHT = LEAF_X + LEAF_WIDTH / 2


def build():
    opening = (0, BASE + HEIGHT / 2, WIDTH, HEIGHT)
    ground = product_stage(wall_paint("white"), (4.4, 2.85), opening)
    prism(ground, -0.02, 0.03, "lawn", 0.02)
    paving(-0.95, -1.8, 0.95, -0.2, "deck", 0.62, 0.54, 0.02, 0.05, 5, ground)
    box(2.5, 1.1, BASE - 0.02, "cream", 0, 0.24, 0.02, standing=True, edge=0.04)
    frame(WIDTH, HEIGHT, 0.10, 0.30, "white", 0, Y, BASE, bottom=False)
    post = LEAF_RIGHT + 0.06
    box(0.09, 0.28, HEIGHT - 0.1, "white", post, Y, BASE + (HEIGHT - 0.1) / 2, edge=0.012)
    box(WIDTH + 0.3, 0.4, 0.10, "white", 0, Y - 0.06, BASE + HEIGHT + 0.03, edge=0.03)
    leaf()
    sidelight()
    handle()
    mat = place(LEAF_X, 0.08, BASE, 0, -90)
    slab(0.9, 0.5, 0.03, 0.05, "green", edge=0.01, parent=mat)
    wall_lamp(-1.35, WALL, "S", 1.75)
    for x, y, seed in ((-1.72, 0.1, 3), (1.72, 0.1, 5)):
        potted_tree(x, y, 0.02, 1.5, seed, "lime")
    grass(ground, [WALK, STEP], 700, 3, 0.08, 0.03)
    product_view(target=(0, 0, 1.26))


def leaf():
    height = HEIGHT - 0.14
    box(
        LEAF_WIDTH, 0.12, height, "yellow", LEAF_X, Y - 0.04, BASE + 0.02, standing=True, edge=0.015
    )
    for z in (0.42, 1.10):
        panel_z = BASE + z - 0.14
        frame(0.78, 0.56, 0.055, 0.05, "yellow", LEAF_X, Y - 0.11, panel_z, edge=0.015)
        slab(0.58, 0.36, 0.035, 0.03, "yellow", LEAF_X, Y - 0.09, panel_z + 0.28, 0.012)
    frame(0.78, 0.42, 0.06, 0.07, "yellow", LEAF_X, Y - 0.11, BASE + 1.66, edge=0.015)
    glass_face(0.68, 0.32, LEAF_X, Y - 0.105, BASE + 1.87)
    for side in (-1, 1):
        x = LEAF_X + side * 0.11
        box(0.025, 0.03, 0.32, "yellow", x, Y - 0.12, BASE + 1.87, edge=0.005)


def sidelight():
    left, right = LEAF_RIGHT + 0.105, WIDTH / 2 - 0.10
    width, middle = right - left, (left + right) / 2
    glass_height = HEIGHT - 0.62
    glass_face(width, glass_height, middle, Y + 0.02, BASE + 0.52 + glass_height / 2)
    box(width, 0.10, 0.50, "white", middle, Y - 0.01, BASE, standing=True, edge=0.01)
    for z in (1.06, 1.58):
        box(width, 0.06, 0.045, "white", middle, Y - 0.01, BASE + z, edge=0.008)


def handle():
    x = LEAF_RIGHT - 0.13
    rod((x, Y - 0.24, BASE + 0.74), (x, Y - 0.24, BASE + 1.36), 0.032, "dark", edge=0.01)
    for z in (0.82, 1.28):
        rod((x, Y - 0.08, BASE + z), (x, Y - 0.24, BASE + z), 0.022, "dark")
    cylinder(0.05, 0.03, "dark", x, Y - 0.095, BASE + 1.50, rx=90, sides=32)
