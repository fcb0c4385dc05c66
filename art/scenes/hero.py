"""The home page's hero: the whole plot in the evening sun, small stories all over it.

Made before the clipped roof tiles and painted panes, so it puts the older parts together itself.
"""
import random

from kit import garden, house
from kit.appliances import condenser
from kit.camera import behind, orbit
from kit.clouds import cloud
from kit.house_roof import roof_bodies
from kit.house_spots import house_spots
from kit.light import sky_light, sun
from kit.openings import glass_door, glass_garage_door, glass_window
from kit.palms import GARDEN_PALM, palm
from kit.pool import pool_furniture
from kit.roof import eaves
from kit.roofing import tile_roof
from kit.studio import endless_floor
from kit.vehicles import car

AZIMUTH, TARGET = 239, (-0.8, -0.8, 2.3)
CLOUDS = (  # far, right, up (see camera.behind), size, seed
    (40, -7, 1.0, 1.5, 1),
    (52, 19, 4.5, 1.9, 2),
    (46, -27, 5.5, 1.1, 6),
)


def build():
    garden.plot(grass_density=330)
    glass_house()
    garden.front_garden()
    garden.near_palms()
    garden.back_palms()
    palm(-14.5, -6.5, 7.0, (0.3, 0.3), 11, shadow_only=True, **GARDEN_PALM)
    palm(-17, -1, 7.5, (0.3, 0.3), 12, shadow_only=True, **GARDEN_PALM)
    garden.back_trees()
    pool_furniture()
    condenser(-7.9, 7.2)
    car(4.1, -8.3, 0, 0.05)
    for far, right, up, size, seed in CLOUDS:
        cloud(*behind(TARGET, AZIMUTH, far, right, up), size, seed)
    endless_floor(garden.FLOOR_LEVEL, "FFEFD0")
    sky_light(strength=0.68)
    sun(214, 25, (1, 0.74, 0.45), 6.4, 2.2)
    camera()


def camera():
    return orbit(AZIMUTH, 14, 60, TARGET, lens=46, shift=(-0.25, 0.045), focus=(0, -2, 2))


def spots():
    return house_spots()


def glass_house():
    """The house with real glass and whole tiles; one random sequence runs through its roofs."""
    rng = random.Random(7)
    house.walls()
    glass_window(*house.FRONT_WINDOW)
    glass_window(*house.SMALL_FRONT_WINDOW, (0, 1))
    glass_window(*house.SLIDING_DOOR, (2, 0), sill=False)
    glass_window(*house.BACK_WINDOW, (1, 0))
    glass_window(*house.GARAGE_WINDOW)
    glass_door(0.5, 0, "S")
    glass_garage_door(*house.GARAGE_DOOR[:5])
    house.window_shutters("green")
    house.wall_lamps()
    house.base()
    house.energy_wall()
    eaves(-7.6, -0.6, 8.6, 8.6, 2.98)
    eaves(1.6, -5.6, 8.6, 2, 2.98)
    roofs = roof_bodies()
    for roof in (roofs.main, roofs.wing, roofs.portico):
        tile_roof(roof, rng)
    house.portico()
    house.solar_modules(roofs, rng)
