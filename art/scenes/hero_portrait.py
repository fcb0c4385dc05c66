"""The home page's hero recomposed for phones: the whole plot below, calm sky above."""
from kit.appliances import condenser
from kit.camera import orbit
from kit.garden import FLOOR_LEVEL, back_palms, back_trees, front_garden, near_palms, plot
from kit.house import house
from kit.house_spots import house_spots
from kit.light import sky_light, sun
from kit.palms import GARDEN_PALM, palm
from kit.pool import pool_furniture
from kit.studio import endless_floor
from kit.vehicles import car


def build():
    plot()
    house()
    front_garden()
    back_palms()
    back_trees()
    pool_furniture()
    condenser(-7.9, 7.2)
    car(4.1, -8.3, 0, 0.05)
    palm(-14.5, -6.5, 7.0, (0.3, 0.3), 11, shadow_only=True, **GARDEN_PALM)
    near_palms()
    endless_floor(FLOOR_LEVEL)
    sky_light(strength=0.68)
    sun(214, 25, (1, 0.74, 0.45), 6.4, 2.2)
    camera()


def camera():
    return orbit(
        azimuth=239,
        elevation=18,
        distance=80,
        target=(-0.6, -1.2, 1.6),
        lens=61,
        shift=(0.035, 0.16),
        focus=(0, -2, 2),
    )


def spots():
    return house_spots()
