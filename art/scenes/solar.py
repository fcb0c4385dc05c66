"""Solar hero: the roof with its modules under a low warm sun, copy space at the left.

Variants: wide, portrait (for phones, sky above).
"""
from kit.appliances import condenser
from kit.camera import orbit
from kit.garden import BACK_PALMS, FLOOR_LEVEL, back_palms, front_garden, plot
from kit.house import house
from kit.light import sky_light, sun
from kit.plants import tree
from kit.pool import pool_furniture
from kit.studio import endless_floor
from kit.vehicles import car


VIEWS = {
    "wide": dict(elevation=25, target=(0.2, 1.6, 3.6), lens=85, shift=(-0.215, 0.045)),
}


def build(variant):
    plot(grass_density=200)
    house(light="dusk")
    front_garden()
    back_palms(without=set(BACK_PALMS) - {"east"})
    pool_furniture(floating=False)
    tree(4.5, 9.4, 5.4, 2.4, 3, "light_leaf")
    tree(7.6, 9.2, 4.8, 2.1, 4, "leaf")
    car(4.1, -8.3, 0, 0.05)
    condenser(-7.9, 7.2)
    endless_floor(FLOOR_LEVEL)
    sky_light("7FA9D6", "CFE0E8", "FFDFAE", 0.62, "F3DDB8")
    sun(204, 20, (1, 0.68, 0.36), 6.8, 1.6)
    camera(variant)


def camera(variant):
    return orbit(azimuth=233, distance=60, focus=(0, 1, 4), **VIEWS[variant])


def spots(variant):
    """What has warranties of its own."""
    return {
        "tiles": (-7.0, 1.2, 3.35),
        "flashing": (1.45, -0.1, 3.35),
        "panels": (-0.4, 2.2, 4.5),
        "window": (-5.1, -0.1, 1.7),
        "battery": (2.1, -3.75, 1.35),
        "condenser": (-7.9, 7.2, 0.8),
    }
