"""Product: a two-panel sliding glass door, half open, slim bronze frame on a track."""
from kit.materials import make_material
from kit.parts import frame, glass_face
from kit.shapes import box
from kit.studio import PRODUCT_TOP, product_stage, product_view

WIDTH, HEIGHT, Y = 2.5, 2.26, 0.22
LEAF_WIDTH, LEAF_HEIGHT = (WIDTH - 0.2) / 2 + 0.06, HEIGHT - 0.16


def build():
    product_stage()
    bronze = make_material("bronze", "3A3F42", 0.4, metallic=0.3)
    box(WIDTH + 0.12, 0.46, 0.07, "steel", 0, Y, PRODUCT_TOP, standing=True)
    frame(WIDTH, HEIGHT, 0.10, 0.38, bronze, 0, Y, PRODUCT_TOP + 0.06)
    for track in (-0.08, 0.08):
        z = PRODUCT_TOP + 0.07
        box(WIDTH - 0.1, 0.03, 0.03, bronze, 0, Y + track, z, standing=True, edge=0.005)
    leaf(bronze, -WIDTH / 2 + 0.1 + LEAF_WIDTH / 2, Y + 0.09)
    leaf(bronze, 0, Y - 0.09)
    handle_x = LEAF_WIDTH / 2 - 0.05
    box(0.06, 0.07, 0.46, "yellow", handle_x, Y - 0.17, PRODUCT_TOP + 1.12)
    product_view()


def leaf(material, x, y):
    z = PRODUCT_TOP + 0.13
    frame(LEAF_WIDTH, LEAF_HEIGHT, 0.10, 0.08, material, x, y, z)
    glass_face(LEAF_WIDTH - 0.18, LEAF_HEIGHT - 0.18, x, y + 0.01, z + LEAF_HEIGHT / 2)
