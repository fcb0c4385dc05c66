"""Panels hero: on the tile roof among the modules on a clear morning; copy space at the left."""
from kit.camera import orbit
from kit.garden import BESIDE_WORDS, FLOOR_LEVEL, front_garden, plot
from kit.house import house
from kit.light import sky_light, sun
from kit.palms import palm
from kit.studio import endless_floor


def build():
    plot(with_pool=False, grass_density=60, outline=BESIDE_WORDS)
    house(light="day")
    front_garden()
    palm(-7.2, 10.0, 4.6, (0.5, 0.2), 8, frond_length=2.3, radius=0.2)
    endless_floor(FLOOR_LEVEL)
    sky_light("6FB0E4", "C4E0EE", "FFF0D0", 0.66)
    sun(318, 34, (1, 0.86, 0.66), 5.8, 1.4)
    orbit(297, 12, 14, (-1.6, 2.2, 4.3), 74, shift=(-0.43, 0.15), fstop=4, focus=(-2.4, 1.8, 4.1))
