"""Roofing hero: hip, ridge, valleys and gutter of the tile roof; copy space in the sky at the
left.

Variants: wide, portrait (for phones, sky above).
"""
from kit.camera import orbit
from kit.garden import FLOOR_LEVEL, front_garden, plot
from kit.house import house
from kit.light import sky_light, sun
from kit.palms import GARDEN_PALM, palm
from kit.plants import tree
from kit.roof import vent_pipe
from kit.studio import endless_floor


VIEWS = {
    "wide": dict(elevation=27, target=(-0.6, 0.9, 3.9), lens=88, shift=(-0.24, 0.05)),
}


def build(variant):
    plot(with_pool=False, grass_density=120)
    house(light="day", solar=False)
    front_garden()
    palm(10.4, 9.4, 8.6, (0.7, 0.3), 6, **GARDEN_PALM)
    tree(4.9, 10.2, 6.0, 2.5, 3, "light_leaf")
    tree(8.2, 10.0, 5.4, 2.2, 4, "leaf")
    vent_pipe(1.6, 3.0, 4.35)
    endless_floor(FLOOR_LEVEL)
    sky_light("7FB4DE", "CBE3EE", "FFE3B8", 0.66)
    sun(212, 30, (1, 0.80, 0.56), 6.2, 1.6)
    orbit(azimuth=241, distance=44, fstop=0.5, focus=(0.5, -0.2, 3.6), **VIEWS[variant])
