"""Product: a hybrid inverter, two-tone, with a large display (sun, home, battery) and colored
cables."""
import math

from kit.parts import cable, rod, signal_light, slab
from kit.shapes import box, cylinder, mesh, place
from kit.studio import PRODUCT_TOP, product_backing, product_stage, product_view

Y, CENTER_Z = 0.34, PRODUCT_TOP + 1.30
DISPLAY_Y = Y - 0.36
CABLES = ((-0.5, "yellow"), (-0.28, "yellow"), (0, "green_shell"), (0.22, "green_shell"))
CABLES += ((0.5, "dark"),)


def build():
    product_stage()
    product_backing()
    slab(1.50, 1.36, 0.05, 0.12, "dark", 0, Y, CENTER_Z, 0.01)
    slab(1.50, 1.36, 0.30, 0.16, "white_shell", 0, Y - 0.04, CENTER_Z, 0.07)
    slab(1.46, 0.40, 0.03, 0.12, "green_shell", 0, Y - 0.325, CENTER_Z - 0.455, 0.012)
    display()
    dial_and_vents()
    for x, material in CABLES:
        y = Y - 0.19
        rod((x, y, CENTER_Z - 0.66), (x, y, CENTER_Z - 0.80), 0.055, "dark", 0.05)
        path = [(x, y, CENTER_Z - 0.78), (x, Y - 0.18, CENTER_Z - 0.95)]
        cable([*path, (x, Y - 0.10, PRODUCT_TOP + 0.02)], 0.03, material)
    product_view()


def display():
    y, z = DISPLAY_Y, CENTER_Z
    slab(0.98, 0.52, 0.02, 0.09, "screen", 0, Y - 0.335, z + 0.28, 0.006)
    sun, home = signal_light("FFC83A"), signal_light("F4FFF6")
    full = signal_light("5BE87A")
    cylinder(0.085, 0.01, sun, -0.30, y, z + 0.29, rx=90, sides=32, edge=0)
    for i in range(8):
        angle = i * math.pi / 4
        ray = -0.30 + 0.135 * math.sin(angle), y, z + 0.29 + 0.135 * math.cos(angle)
        box(0.02, 0.01, 0.05, sun, *ray, edge=0, ry=math.degrees(angle))
    outline = [(-0.11, 0.01), (0, 0.12), (0.11, 0.01), (0.075, 0.01)]
    outline += [(0.075, -0.11), (-0.075, -0.11), (-0.075, 0.01)]
    corners = [(x, 0, up) for x, up in outline]
    faces = [(0, 3, 2, 1), (6, 5, 4, 3)]
    mesh("home", corners, faces, home, matrix=place(0, y, z + 0.29))
    box(0.20, 0.01, 0.26, full, 0.30, y, z + 0.27, edge=0)  # battery
    box(0.08, 0.01, 0.03, full, 0.30, y, z + 0.42, edge=0)
    box(0.155, 0.012, 0.07, "screen", 0.30, y - 0.004, z + 0.355, edge=0)
    for x in (-0.15, 0.15):
        box(0.07, 0.01, 0.018, home, x, y, z + 0.28, edge=0)
    for i in range(4):
        x = -0.135 + 0.09 * i
        cylinder(0.022, 0.02, home, x, y + 0.02, z - 0.12, rx=90, sides=20, edge=0)


def dial_and_vents():
    z = CENTER_Z - 0.455
    cylinder(0.11, 0.05, "yellow", 0.52, Y - 0.35, z, rx=90, sides=40, edge=0.012)
    box(0.045, 0.05, 0.17, "dark", 0.52, Y - 0.42, z, edge=0.012, ry=45)
    for i in range(5):
        vent_z = CENTER_Z - 0.34 - 0.055 * i
        box(0.62, 0.012, 0.022, "dark_green", -0.22, Y - 0.36, vent_z, edge=0.005)
