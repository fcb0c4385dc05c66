"""Product: a microinverter with its cables, clipped to a rail on the back of a module."""
from mathutils import Vector

from kit.materials import make_material
from kit.outlines import rounded_rectangle
from kit.parts import cable, rod, signal_light
from kit.shapes import box, cylinder, place, prism
from kit.solar import module
from kit.studio import PRODUCT_TOP, product_stage, product_view

PANEL = place(0, 0.30, PRODUCT_TOP, 6, 80)
WIDTH, HEIGHT = 2.2, 2.0
ON_PANEL = PANEL @ place(0, HEIGHT * 0.60, 0.05)  # x along the rail, y up, z outwards


def build():
    product_stage()
    back = make_material("backsheet", "E9EDEC", 0.5)
    module(PANEL @ place(0, HEIGHT / 2, -0.06), WIDTH, HEIGHT, 0.10, back)
    foot = place(0, 0, PRODUCT_TOP, 6)
    for side in (-1, 1):
        box(0.2, 0.36, 0.10, "dark", side * 0.75, 0.36, 0, foot, standing=True)
    box(2.34, 0.16, 0.13, "aluminum", 0, 0.30, 0.05, ON_PANEL)
    box(2.34, 0.05, 0.03, "dark", 0, 0.30, 0.115, ON_PANEL, 0.005)
    body()
    cables(-1, "yellow")
    cables(1, "dark")
    product_view()


def body():
    grey = make_material("microinverter", "3A4247", 0.45, metallic=0.25)
    cover = make_material("microinverter_cover", "2D3438", 0.5)
    outline = rounded_rectangle(-0.60, -0.62, 0.60, 0.36, 0.12, 10)
    prism(outline, 0.10, 0.34, grey, 0.05, 4, ON_PANEL)
    raised = rounded_rectangle(-0.50, -0.52, 0.50, 0.26, 0.08, 10)
    prism(raised, 0.33, 0.37, cover, 0.015, 3, ON_PANEL)
    for i in range(7):
        box(0.045, 0.50, 0.05, grey, -0.36 + 0.12 * i, -0.24, 0.39, ON_PANEL, 0.015)
    box(0.74, 0.10, 0.03, "green_shell", 0, 0.15, 0.375, ON_PANEL, 0.012)
    lamp = signal_light(strength=1.6)
    cylinder(0.035, 0.02, lamp, 0.44, 0.15, 0.37, ON_PANEL, sides=24, edge=0)
    for side in (-1, 1):
        box(0.16, 0.30, 0.05, "steel", side * 0.40, 0.34, 0.14, ON_PANEL, 0.012)
        cylinder(0.05, 0.05, "steel", side * 0.40, 0.40, 0.16, ON_PANEL, sides=6, edge=0.005)


def cables(side, material):
    def at(x, y, z):
        return ON_PANEL @ Vector((side * x, y, z))

    rod(at(0.34, -0.60, 0.22), at(0.36, -0.76, 0.20), 0.06, "dark", 0.05)
    path = [(0.36, -0.74, 0.20), (0.42, -0.92, 0.18), (0.62, -0.98, 0.16)]
    path += [(0.80, -0.80, 0.14), (0.86, -0.60, 0.14)]
    cable([at(*point) for point in path], 0.036, material)
    rod(at(0.86, -0.62, 0.14), at(0.87, -0.40, 0.14), 0.055, "dark", 0.05)  # connector
    rod(at(0.87, -0.40, 0.14), at(0.875, -0.18, 0.14), 0.05, "dark", 0.055)
    rod(at(0.865, -0.41, 0.14), at(0.866, -0.37, 0.14), 0.062, material)
