"""The street side in the evening: every window lit, the car home at its charger, lamps along the
path."""
from kit.camera import orbit
from kit.electric_car import electric_car
from kit.garden import FLOOR_LEVEL, back_palms, back_trees, front_garden, plot
from kit.house import house
from kit.light import lamp, sky_light, sun
from kit.materials import make_material
from kit.parts import cable
from kit.shapes import box
from kit.studio import endless_floor


def build():
    plot(grass_density=330)
    house(light="dusk")
    front_garden()
    back_palms(without=("far west", "east"))
    back_trees()
    electric_car(5.55, -8.35, 6, 0.05)
    charger()
    lamp((0.5, -1.2, 2.6), (0.5, -1.4, 0), 1.2, 60, (1, 0.78, 0.46))
    for x in (2.5, 7.7):
        lamp((x, -5.5, 2.0), (x, -5.9, 0), 0.5, 26, (1, 0.76, 0.44))
    endless_floor(FLOOR_LEVEL)
    sky_light("2F4E86", "7C8DBE", "F0B48E", 0.44, "B79C94")
    sun(196, 7, (1, 0.56, 0.30), 5.0, 2.0)
    orbit(292, 11, 46, (1.2, -2.4, 1.7), 76, shift=(-0.16, 0.06), fstop=0.5, focus=(2, -4, 1))


def charger():
    """On the pier at the garage door's left, its cable to the car's flank."""
    light = make_material("charger_light", "7CE38B", glow="58E070", glow_strength=1.6)
    box(0.24, 0.12, 0.36, "white", 2.43, -5.12, 1.25, edge=0.04, segments=3)
    box(0.10, 0.02, 0.03, light, 2.43, -5.19, 1.33, edge=0.005)
    run = [
        (2.43, -5.2, 1.1),
        (2.6, -5.5, 0.4),
        (3.2, -6.2, 0.1),
        (4.0, -6.9, 0.1),
        (4.5, -7.25, 0.5),
    ]
    cable([*run, (4.72, -7.2, 0.78)], 0.025, "green")
