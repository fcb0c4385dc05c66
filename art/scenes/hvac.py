"""The condenser on its pad at the west wall, planting around it, cool morning light.

Variants: wide (copy space at the left), card, portrait (for phones, sky above).
"""
from kit.appliances import close_condenser
from kit.camera import orbit
from kit.garden import DRIVEWAY, FLOOR_LEVEL, plot, rock
from kit.house import GARAGE, MAIN, house
from kit.light import sky_light, sun
from kit.materials import make_material
from kit.openings import on_wall
from kit.outlines import rectangle, rounded_rectangle
from kit.plants import agave, bush, flowers, grass, hedge
from kit.shapes import box, cylinder, prism
from kit.studio import endless_floor

X, Y = -8.55, 4.3  # of the condenser
BED = rounded_rectangle(-9.7, 0.2, -6.9, 7.9, 0.5)
BUSHES = (  # x, y, size, material
    (-7.5, 6.2, 1.1, "leaf"),
    (-8.5, 6.5, 0.95, "light_leaf"),
    (-7.45, 7.3, 1.25, "leaf"),
    (-9.3, 6.1, 0.6, "leaf"),
    (-7.45, 1.9, 0.9, "leaf"),
    (-8.3, 1.6, 0.75, "light_leaf"),
    (-7.4, 0.9, 1.0, "leaf"),
    (-9.2, 1.2, 0.55, "leaf"),
)
FLOWERING = ((-9.25, 2.4, 0.5), (-9.3, 5.6, 0.45), (-8.9, 1.0, 0.5))
USUAL_VIEW = dict(azimuth=206, fstop=0.9, focus=(-9.0, 4.3, 0.8))
VIEWS = {
    "wide": dict(elevation=11, distance=14, target=(-8.3, 4.4, 1.25), lens=74, shift=(-0.21, 0.02)),
    "card": dict(elevation=12, distance=12, target=(-8.1, 4.4, 1.25), lens=70, shift=(-0.03, 0)),
}


def build(variant):
    plot(with_pool=False, grass_density=0)
    house(light="cool", sliding_door=False)
    lawn()
    close_condenser(X, Y, -90, 0.16)
    box(1.7, 1.7, 0.16, "concrete", X, Y, 0, standing=True, edge=0.04)
    connections()
    planting()
    if variant != "wide":
        hedge((-10.4, 10.1), (5.4, 0.8, 0.8), 5000, 5, "leaf", 0.07)
    endless_floor(FLOOR_LEVEL)
    sky_light("86BBE0", "CFE4EC", "EAF1EE", 0.92, "DDE6DC")
    sun(228, 34, (1, 0.90, 0.74), 4.4, 1.6)
    orbit(**{**USUAL_VIEW, **VIEWS[variant]})


def lawn():
    """Dense near the camera, thin elsewhere."""
    prism(BED, 0, 0.06, "mulch", 0.03)
    pad = rounded_rectangle(X - 0.9, Y - 0.9, X + 0.9, Y + 0.9, 0.12)
    near = rounded_rectangle(-13.2, -6, -6.5, 10.4, 1.5)
    grass(near, [BED, pad, MAIN], 950, height=0.11)
    far = rounded_rectangle(-13.2, -12.5, 12, -1.6, 1.5)
    path = rectangle(-0.25, -7.6, 1.25, -1.6)
    grass(far, [DRIVEWAY, path, GARAGE], 160)


def connections():
    """The disconnect box with its pipe, the two lines and their cover."""
    wall = on_wall(-7, 3.35, "W")
    grey = make_material("disconnect_box", "C9CCC6", 0.45)
    box(0.34, 0.14, 0.5, grey, 0, -0.08, 1.45, wall, 0.03, 3)
    box(0.1, 0.03, 0.14, "yellow", 0, -0.165, 1.45, wall, 0.01)
    cylinder(0.028, 1.25, "aluminum", 0, -0.06, 0.2, wall, edge=0)
    wall = on_wall(-7, Y, "W")
    copper = make_material("copper", "C77B45", 0.3, metallic=0.8)
    for x, radius, material in ((-0.12, 0.05, "black"), (0.06, 0.03, copper)):
        cylinder(radius, 0.62, material, x, -0.06, 0.62, wall, rx=90, edge=0)
    box(0.3, 0.12, 1.7, "white", -0.02, -0.07, 1.42, wall, 0.03, 3)
    box(0.36, 0.16, 0.1, "white", -0.02, -0.08, 2.24, wall, 0.03, 3)


def planting():
    for i, (x, y, size, material) in enumerate(BUSHES):
        leaf_count = int(1100 * size * size) + 150
        bush((x, y), (size, size, size * 0.85), leaf_count, 20 + i, material, 0.06, 0.03)
    for i, (x, y, size) in enumerate(FLOWERING):
        bush((x, y), (size, size, size * 0.7), 260, 60 + i, "light_leaf", 0.05, 0.03)
        spread = (size * 1.1, size * 1.1, size * 0.8)
        color = ("yellow_flower", "white_flower")[i % 2]
        flowers((x, y), spread, 34, 70 + i, color, 0.05)
    agave(-9.35, 3.0, 0.05, 0.6, 4, leaf_count=26)
    agave(-9.4, 6.9, 0.05, 0.7, 5, leaf_count=26)
    for stone in ((-9.5, 2.75, 0.16), (-9.55, 5.2, 0.2), (-9.0, 5.75, 0.13)):
        rock(*stone)
