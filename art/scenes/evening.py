"""The street side in the evening: every window lit, the car home, lamps along the path."""
from kit.camera import orbit
from kit.garden import FLOOR_LEVEL, back_palms, back_trees, front_garden, plot
from kit.house import house
from kit.light import lamp, sky_light, sun
from kit.studio import endless_floor
from kit.vehicles import car


def build():
    plot(grass_density=330)
    house(light="dusk")
    front_garden()
    back_palms(without=("far west", "east"))
    back_trees()
    car(5.2, -8.6, 0, 0.05)
    lamp((0.5, -1.2, 2.6), (0.5, -1.4, 0), 1.2, 60, (1, 0.78, 0.46))
    for x in (2.5, 7.7):
        lamp((x, -5.5, 2.0), (x, -5.9, 0), 0.5, 26, (1, 0.76, 0.44))
    endless_floor(FLOOR_LEVEL)
    sky_light("2F4E86", "7C8DBE", "F0B48E", 0.44, "B79C94")
    sun(196, 7, (1, 0.56, 0.30), 5.0, 2.0)
    orbit(292, 11, 46, (1.2, -2.4, 1.7), 76, shift=(-0.16, 0.06), fstop=0.5, focus=(2, -4, 1))
