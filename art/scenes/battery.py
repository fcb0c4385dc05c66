"""Battery: wall battery and hybrid inverter on a piece of wall, one cable down to the house."""
from kit.miniature import miniature
from kit.materials import make_material
from kit.outlines import rounded_rectangle
from kit.parts import cable, potted_agave, rod, signal_light, slab
from kit.shapes import ball, box, prism
from kit.studio import card_camera, endless_floor, studio_light

TOP = 0.30  # of the plinth
Y = 0.60  # front of the wall
BATTERY_X, BATTERY_Z = -1.66, TOP + 1.28
INVERTER_X, INVERTER_Z = -0.42, TOP + 1.58


def build():
    endless_floor(0)
    lower = rounded_rectangle(-3.15, -1.6, 3.15, 1.55, 0.95, 24)
    prism(lower, 0, 0.16, "cream", 0.05, 4)
    upper = rounded_rectangle(-2.8, -1.38, 2.92, 1.32, 0.75, 24)
    prism(upper, 0.16, TOP, make_material("upper_step", "FBF6E8", 0.5), 0.04, 4)
    slab(2.75, 2.5, 0.18, 0.24, "sand_wall", -1.05, 0.78, TOP + 1.25, 0.045)
    wall_battery()
    inverter()
    cables()
    the_house()
    potted_agave(-2.45, -1.0, 0.95, TOP)
    ball(-1.35, -0.85, TOP + 0.19, 0.19, "sunny")
    ball(-1.02, -1.0, TOP + 0.11, 0.11, "green")
    studio_light(212, 40, 3.4, 0.74, (1, 0.86, 0.68), 9)
    card_camera(257, 13, 24, (0, 0, 1.22), 119)


def charge_light():
    return signal_light(strength=1.6)


def wall_battery():
    x, y, z = BATTERY_X, Y, BATTERY_Z
    slab(1.10, 1.72, 0.06, 0.12, "dark", x, y, z, 0.012)
    slab(1.08, 1.70, 0.24, 0.12, "white_shell", x, y - 0.05, z, 0.06)
    slab(1.085, 0.016, 0.244, 0.006, "vent", x, y - 0.051, z - 0.50, 0.001)
    slab(0.88, 0.10, 0.02, 0.05, "green_shell", x, y - 0.285, z - 0.68, 0.008)
    slab(0.09, 0.92, 0.02, 0.045, "vent", x - 0.33, y - 0.285, z + 0.16, 0.006)
    slab(0.055, 0.62, 0.02, 0.027, charge_light(), x - 0.33, y - 0.30, z + 0.02, 0.004)
    ball(x + 0.30, y - 0.27, z + 0.56, 0.10, "yellow", (1, 0.22, 1))


def inverter():
    x, y, z = INVERTER_X, Y, INVERTER_Z
    slab(0.90, 1.10, 0.05, 0.12, "dark", x, y, z, 0.01)
    slab(0.88, 1.08, 0.24, 0.14, "green_shell", x, y - 0.04, z, 0.06)
    slab(0.56, 0.32, 0.02, 0.07, "screen", x, y - 0.275, z + 0.22, 0.006)
    for i in range(4):
        bar = x - 0.15 + 0.10 * i, y - 0.30, z + 0.135 + 0.0225 * i
        box(0.06, 0.01, 0.05 + 0.045 * i, charge_light(), *bar, edge=0.003)
    for i in range(5):
        box(0.52, 0.012, 0.022, "dark_green", x, y - 0.285, z - 0.12 - 0.06 * i, edge=0.005)


def cables():
    """From battery to inverter, and from there to the house."""
    x, y, z = BATTERY_X, Y, BATTERY_Z
    rod((x + 0.56, y - 0.12, z - 0.30), (x + 0.72, y - 0.12, z - 0.30), 0.035, "dark")
    left = INVERTER_X - 0.18
    between = [
        (x + 0.60, y - 0.12, z - 0.30),
        (x + 0.78, y - 0.13, z - 0.34),
        (left, y - 0.14, INVERTER_Z - 0.86),
        (left, y - 0.14, INVERTER_Z - 0.54),
    ]
    cable(between, 0.035, "green_shell")
    right = INVERTER_X + 0.18
    rod((right, y - 0.14, INVERTER_Z - 0.52), (right, y - 0.14, INVERTER_Z - 0.66), 0.05, "dark")
    to_house = [
        (right, y - 0.14, INVERTER_Z - 0.64),
        (right + 0.02, y - 0.16, TOP + 0.42),
        (right + 0.12, y - 0.35, TOP + 0.06),
        (0.10, -0.25, TOP + 0.035),
        (0.52, -0.34, TOP + 0.035),
        (0.75, -0.22, TOP + 0.06),
    ]
    cable(to_house, 0.035, "sunny")


def the_house():
    """What the battery keeps running."""
    palms = [(9.2, 8.2, 8.6, (0.6, 0.3), 4)]
    trees = [(-7.4, 8.0, 4.8, 2.1, 3, "light_leaf")]
    miniature(1.66, -0.10, TOP, 0.118, -6, palms, trees, base=0.5, density=80, light="dusk")
