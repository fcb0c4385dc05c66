"""Roofing hero, at noon: hip, ridge, valleys and gutter of the tile roof; copy space in the sky at the
left."""
from kit.camera import orbit
from kit.garden import BESIDE_WORDS, FLOOR_LEVEL, front_bed, plot
from kit.house import house
from kit.light import sky_light, sun
from kit.palms import GARDEN_PALM, palm
from kit.plants import agave, tree
from kit.roof import vent_pipe
from kit.studio import endless_floor

VIEW = dict(azimuth=258, elevation=25, target=(-0.6, 0.9, 3.6), lens=80, shift=(-0.30, 0.03))


def build():
    plot(with_pool=False, grass_density=200, outline=BESIDE_WORDS)
    house(light="day", solar=False)
    front_bed()
    agave(-1.9, -1.75, 0.05, 0.6, 3)
    agave(2.05, -0.9, 0.05, 0.6, 3)
    palm(9.6, 9.2, 7.4, (0.7, 0.3), 6, **GARDEN_PALM)
    tree(4.9, 9.9, 4.6, 2.1, 3, "light_leaf")
    tree(7.4, 9.7, 4.2, 1.9, 4, "leaf")
    vent_pipe(1.6, 3.0, 4.35)
    endless_floor(FLOOR_LEVEL)
    sky_light("5FA2DE", "B4D6EC", "F4F0E0", 0.66)
    sun(228, 58, (1, 0.95, 0.84), 5.2, 1.0)
    orbit(distance=44, fstop=0.5, focus=(0.5, -0.2, 3.6), **VIEW)
