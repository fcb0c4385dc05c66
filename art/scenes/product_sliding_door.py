"""Product: a two-panel sliding glass door, half open to the deck: a lounger, a potted palm."""
from mathutils import Matrix

from kit.land import wall_paint
from kit.materials import make_material
from kit.parts import frame, glass_face
from kit.palms import palm
from kit.paving import paving
from kit.pool import lounger
from kit.shapes import box, cylinder, moved, place
from kit.studio import WALL, product_stage, product_view

WIDTH, HEIGHT, Y = 2.5, 2.2, WALL + 0.1
LEFT = -0.55  # middle of the door
FLOOR = 0.07
LEAF_WIDTH, LEAF_HEIGHT = (WIDTH - 0.2) / 2 + 0.06, HEIGHT - 0.16


def build():
    hole = (LEFT, FLOOR + HEIGHT / 2, WIDTH, HEIGHT)
    product_stage(wall_paint("mint"), (4.5, 2.75), hole)
    paving(-2.3, -1.27, 2.3, WALL - 0.02, "light_wood", 1.9, 0.19, 0.0, FLOOR, 5)
    with moved(place(LEFT)):
        door()
    with moved(place(0.75, -0.72, FLOOR, -72) @ Matrix.Scale(1.1, 4)):
        lounger(0, 0, 0, 0)
    cylinder(0.26, 0.44, "yellow", 1.75, 0.3, FLOOR, top_radius=0.34, sides=48)
    palm(1.75, 0.3, 1.1, (0.05, 0.0), 12, fronds=22, frond_length=0.62, radius=0.06)
    product_view()


def door():
    bronze = make_material("bronze", "3A3F42", 0.4, metallic=0.3)
    box(WIDTH + 0.12, 0.46, 0.06, "steel", 0, Y, FLOOR - 0.02, standing=True)
    frame(WIDTH, HEIGHT, 0.10, 0.38, bronze, 0, Y, FLOOR + 0.02)
    for track in (-0.08, 0.08):
        z = FLOOR + 0.04
        box(WIDTH - 0.1, 0.03, 0.03, bronze, 0, Y + track, z, standing=True, edge=0.005)
    leaf(bronze, -WIDTH / 2 + 0.1 + LEAF_WIDTH / 2, Y + 0.09)
    leaf(bronze, 0, Y - 0.09)
    handle_x = LEAF_WIDTH / 2 - 0.05
    box(0.06, 0.07, 0.46, "yellow", handle_x, Y - 0.17, FLOOR + 1.1)


def leaf(material, x, y):
    z = FLOOR + 0.10
    frame(LEAF_WIDTH, LEAF_HEIGHT, 0.10, 0.08, material, x, y, z)
    glass_face(LEAF_WIDTH - 0.18, LEAF_HEIGHT - 0.18, x, y + 0.01, z + LEAF_HEIGHT / 2)
