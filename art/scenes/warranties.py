"""Warranties: the parts of the house wear large tags, in one color for each who answers for them."""
from mathutils import Matrix

from kit.camera import orbit
from kit.garden import FLOOR_LEVEL, back_palms, back_trees, front_garden, plot
from kit.house import house
from kit.light import sky_light, sun
from kit.parts import cable
from kit.shapes import box, cylinder, place, prism
from kit.studio import endless_floor

MAKER, WORK = "sunny", "green"


def build():
    plot(with_pool=False, grass_density=330)
    roofs = house(light="day")
    front_garden()
    back_palms(without=("far west", "east"))
    back_trees()
    south = roofs.main.planes["south"]
    tag(south.at(5.9, 2.65, 0.42), MAKER, 1.55)
    tag(south.at(2.0, 1.9, 0.30), WORK, 1.45)
    tag(place(-5.1, -0.35, 1.62, 4, 90), MAKER, 1.25)
    tag(place(5.1, -5.3, 1.35, -3, 90), MAKER, 1.45)
    tag(place(0.5, -2.55, 1.55, 3, 90), WORK, 1.25)
    endless_floor(FLOOR_LEVEL)
    sky_light(strength=0.74)
    sun(218, 32, (1, 0.82, 0.56), 6.0, 2.0)
    orbit(252, 17, 60, (0.6, -1.2, 2.35), 122, fstop=None)


def tag(at, paint, size):
    """Lies in the matrix's xy plane, centered, its string towards +y: a rim, paper, a check mark."""
    at = at @ Matrix.Scale(size, 4)
    outline = [(-0.36, -0.5), (0.36, -0.5), (0.36, 0.3), (0.16, 0.55), (-0.16, 0.55), (-0.36, 0.3)]
    inner = [(x * 0.84, y * 0.87) for x, y in outline]
    prism(outline, 0, 0.06, paint, 0.015, 2, at)
    prism(inner, 0.055, 0.075, "paper", 0.004, 1, at)
    cylinder(0.055, 0.03, "steel", 0, 0.36, 0.065, at, edge=0.006)
    cylinder(0.035, 0.04, "charcoal", 0, 0.36, 0.065, at, edge=0)
    cable([(0, 0.36, 0.10), (0.05, 0.60, 0.10), (-0.05, 0.82, 0.05)], 0.018, "rope", parent=at)
    cylinder(0.245, 0.025, paint, 0, -0.09, 0.07, at, sides=56, edge=0.006)
    for length, x, y, turn in ((0.14, -0.075, -0.11, -45), (0.28, 0.045, -0.065, 45)):
        box(length, 0.055, 0.03, "paper", x, y, 0.105, at, 0.01, rz=turn)
