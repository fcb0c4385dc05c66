"""Product: a string inverter, white with a green status strip, fins at its sides, cables below."""
from kit.parts import cable, rod, signal_light, slab
from kit.shapes import box, cylinder
from kit.studio import PRODUCT_TOP, product_backing, product_stage, product_view

Y, CENTER_Z = 0.34, PRODUCT_TOP + 1.32
CABLES = ((-0.36, "yellow"), (-0.20, "dark"), (-0.04, "yellow"), (0.16, "green_shell"))
CABLES += ((0.36, "dark"),)


def build():
    product_stage()
    product_backing(1.94)
    slab(1.02, 1.30, 0.05, 0.10, "dark", 0, Y, CENTER_Z, 0.01)
    for i in range(11):
        for side in (-1, 1):
            z = CENTER_Z - 0.50 + 0.1 * i
            box(0.09, 0.20, 0.055, "dark", side * 0.53, Y - 0.16, z, edge=0.012)
    slab(1.02, 1.36, 0.26, 0.13, "white_shell", 0, Y - 0.04, CENTER_Z, 0.06)
    slab(0.16, 1.02, 0.02, 0.08, "green_shell", -0.30, Y - 0.295, CENTER_Z + 0.04, 0.008)
    for i in range(4):
        z = CENTER_Z + 0.42 - 0.13 * i
        cylinder(0.03, 0.02, signal_light("F2FFF4"), -0.30, Y - 0.31, z, rx=90, sides=24, edge=0)
    front()
    for x, material in CABLES:
        y = Y - 0.17
        rod((x, y, CENTER_Z - 0.66), (x, y, CENTER_Z - 0.82), 0.045, "dark", 0.04)
        path = [(x, y, CENTER_Z - 0.80), (x, Y - 0.16, CENTER_Z - 1.0)]
        cable([*path, (x * 0.9, Y - 0.08, PRODUCT_TOP + 0.02)], 0.024, material)
    product_view()


def front():
    """Display with the day's yield, vents, switch."""
    slab(0.44, 0.28, 0.02, 0.05, "screen", 0.17, Y - 0.295, CENTER_Z + 0.36, 0.006)
    for i in range(6):
        height, x, z = 0.04 + 0.022 * i, 0.035 + 0.054 * i, CENTER_Z + 0.29 + 0.011 * i
        box(0.03, 0.01, height, signal_light(strength=1.6), x, Y - 0.32, z, edge=0.003)
    for i in range(6):
        z = CENTER_Z - 0.08 - 0.062 * i
        box(0.44, 0.014, 0.022, "vent", 0.17, Y - 0.302, z, edge=0.005)
    cylinder(0.10, 0.05, "dark", 0.17, Y - 0.29, CENTER_Z + 0.07, rx=90, sides=40)
    box(0.045, 0.05, 0.16, "yellow", 0.17, Y - 0.35, CENTER_Z + 0.07, edge=0.012)
