"""The remodelled living room: a green sofa, an armchair, a low table on a rug."""
from .materials import make_material
from .outlines import rounded_rectangle
from .palms import palm
from .plants import bush
from .shapes import box, cylinder, prism

from .furniture import FLOOR, fabric, sofa


def build():
    rug()
    sofa(-4.5, 6.0, 0, 2.6, fabric("sofa", "2F7D4B", 0.85))
    sofa(-2.35, 3.3, -82, 1.15, fabric("armchair", "F2E6CD", 0.9))
    low_table()
    box(1.9, 0.42, 0.45, "wood", -4.5, 1.0, FLOOR + 0.05, standing=True)
    box(1.5, 0.05, 0.86, "black", -4.5, 1.05, FLOOR + 0.58, standing=True)  # television
    floor_lamp()
    cylinder(0.2, 0.4, "yellow", -2.75, 6.8, FLOOR, top_radius=0.25)
    palm(-2.95, 6.6, 0.5, (0, 0), 33, fronds=13, frond_length=0.75, radius=0.04, z=FLOOR + 0.3)
    picture()


def rug():
    yellow = make_material("rug", "F2D98C", 0.95, bump=0.5, bump_scale=60)
    pale = make_material("rug_middle", "FBF0CF", 0.95, bump=0.5, bump_scale=60)
    prism(rounded_rectangle(-6.2, 1.6, -2.6, 5.2, 0.15), FLOOR + 0.02, FLOOR + 0.05, yellow, 0.01)
    prism(rounded_rectangle(-5.95, 1.85, -2.85, 4.95, 0.1), FLOOR + 0.05, FLOOR + 0.056, pale)


def low_table():
    top = rounded_rectangle(-5.1, 3.2, -3.7, 4.0, 0.25)
    prism(top, FLOOR + 0.36, FLOOR + 0.42, "wood", 0.02)
    for x in (-4.9, -3.9):
        for y in (3.35, 3.85):
            cylinder(0.03, 0.34, "charcoal", x, y, FLOOR + 0.04, edge=0)
    box(0.34, 0.25, 0.04, "green", -4.6, 3.6, FLOOR + 0.44, edge=0.005, rz=15)  # a book
    cylinder(0.07, 0.16, "white", -4.1, 3.65, FLOOR + 0.42, edge=0.02)
    size = (0.3, 0.3, 0.32)
    bush((-4.1, 3.65), size, 120, 5, "light_leaf", 0.045, FLOOR + 0.55, core=False)


def floor_lamp():
    x, y = -6.3, 6.6
    cylinder(0.17, 0.03, "charcoal", x, y, FLOOR)
    cylinder(0.018, 1.5, "charcoal", x, y, FLOOR, edge=0)
    shade = make_material("lamp_shade", "FFE9B8", 0.8, glow="FFD58A", glow_strength=1.6)
    cylinder(0.26, 0.3, shade, x, y, FLOOR + 1.45, top_radius=0.17)


def picture():
    yellow = make_material("picture", "F6B91E", 0.7)
    box(0.6, 0.04, 0.8, "wood", -3.35, 7.77, 1.75, edge=0.008)
    box(0.5, 0.05, 0.7, yellow, -3.35, 7.765, 1.75, edge=0)
    cylinder(0.16, 0.02, "trim", -3.35, 7.735, 1.85, rx=90, edge=0)
