"""Product: a yellow entry door with a sidelight, white frame, dark pull handle, a step."""
from kit.parts import frame, glass_face, rod, slab
from kit.shapes import box, cylinder, place
from kit.studio import PRODUCT_TOP, product_stage, product_view

Y = 0.22
BASE = PRODUCT_TOP + 0.12  # top of the step
WIDTH, HEIGHT = 1.86, 2.22
LEAF_X, LEAF_WIDTH = -0.26, 1.16
LEAF_RIGHT = LEAF_X + LEAF_WIDTH / 2


def build():
    product_stage()
    box(2.1, 1.0, 0.12, "cream", 0, 0, PRODUCT_TOP, standing=True, edge=0.04)
    frame(WIDTH, HEIGHT, 0.10, 0.30, "white", 0, Y, BASE, bottom=False)
    post = LEAF_RIGHT + 0.06
    box(0.09, 0.28, HEIGHT - 0.1, "white", post, Y, BASE + (HEIGHT - 0.1) / 2, edge=0.012)
    box(WIDTH + 0.14, 0.36, 0.10, "white", 0, Y, BASE + HEIGHT + 0.03, edge=0.03)
    leaf()
    sidelight()
    handle()
    mat = place(LEAF_X, -0.28, BASE, 0, -90)
    slab(0.9, 0.5, 0.03, 0.05, "green", edge=0.01, parent=mat)
    product_view()


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
