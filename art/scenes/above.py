"""The whole plot from high above: every side of the roof, the pool, the paths."""
from kit.camera import orbit
from kit.garden import FLOOR_LEVEL, back_palms, back_trees, front_garden, plot
from kit.house import house
from kit.light import sky_light, sun
from kit.pool import pool_furniture
from kit.studio import endless_floor
from kit.vehicles import car


def build():
    plot(grass_density=330)
    house(light="day")
    front_garden()
    back_palms()
    back_trees()
    pool_furniture()
    car(5.2, -8.6, 0, 0.05)
    endless_floor(FLOOR_LEVEL)
    sky_light(strength=0.70)
    sun(206, 34, (1, 0.80, 0.54), 6.2, 2.0)
    orbit(254, 50, 80, (-0.4, -0.2, 1.4), 62, shift=(-0.17, 0.02), fstop=None)
