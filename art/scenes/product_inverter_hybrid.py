"""Product: a hybrid inverter in the garage, a bicycle beside it, boxes on a shelf."""
from mathutils import Matrix

from kit.bicycle import bicycle
from kit.energy_devices import hybrid_inverter, tails
from kit.land import wall_paint
from kit.shapes import box, cylinder, moved, place, prism
from kit.studio import WALL, product_stage, product_view

CENTER_Z = 1.58
CABLES = ((-0.5, "yellow"), (-0.28, "yellow"), (0, "green_shell"), (0.22, "green_shell"))
CABLES += ((0.5, "dark"),)
TROUGH = 0.46  # z of the duct into which the cables go
SHELF = 2.02


def build():
    ground = product_stage(wall_paint("sky"))
    prism(ground, -0.02, 0.03, "concrete", 0.02)
    box(4.5, 0.06, 0.16, "trim", 0, WALL - 0.02, 0.03, standing=True)
    with moved(place(-0.98, WALL, CENTER_Z)):
        hybrid_inverter()
        tails(CABLES, -0.66, TROUGH - CENTER_Z)
    box(1.9, 0.18, 0.2, "vent", -0.98, WALL - 0.1, TROUGH - 0.05, edge=0.03)
    with moved(place(1.1, 0.2, 0.03, 4, -7) @ Matrix.Scale(1.5, 4)):
        bicycle()
    shelf()
    product_view()


def shelf():
    box(1.9, 0.5, 0.07, "light_wood", 1.12, WALL - 0.25, SHELF, edge=0.015)
    for x in (0.45, 1.8):
        box(0.06, 0.4, 0.06, "dark", x, WALL - 0.2, SHELF - 0.07, edge=0.01)
        box(0.06, 0.06, 0.34, "dark", x, WALL - 0.03, SHELF - 0.2, edge=0.01)
    top = SHELF + 0.035
    box(0.62, 0.4, 0.42, "wood", 0.62, WALL - 0.25, top, standing=True, edge=0.02)
    box(0.12, 0.41, 0.1, "paper", 0.62, WALL - 0.25, top + 0.3, edge=0.005)
    box(0.46, 0.36, 0.28, "green_shell", 1.22, WALL - 0.24, top, standing=True, edge=0.04)
    for x, paint in ((1.62, "sunny"), (1.88, "white_shell")):
        cylinder(0.11, 0.25, paint, x, WALL - 0.24, top, sides=40, edge=0.012)
        cylinder(0.115, 0.03, "steel", x, WALL - 0.24, top + 0.23, sides=40)
