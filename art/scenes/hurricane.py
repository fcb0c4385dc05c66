"""Hurricane hero: the house warmly lit behind impact windows under a storm shelf; palms stream
down-wind; copy space at the left.

Variants: wide, portrait (for phones, sky above).
"""
from kit.camera import orbit
from kit.garden import FLOOR_LEVEL, front_garden, plot
from kit.house import house
from kit.light import lamp, sky_light, sun
from kit.palms import palm_in_wind
from kit.plants import tree
from kit.pool import potted_bush
from kit.studio import endless_floor
from kit.vehicles import car


VIEWS = {
    "wide": dict(target=(-0.4, -0.8, 2.6), lens=65, shift=(-0.175, 0.07)),
}


def build(variant):
    plot(grass_density=240)
    house(light="storm")
    front_garden()
    palm_in_wind(-11.7, 6.8, 7.2, (2.5, -0.6), 4)
    palm_in_wind(-10.4, 8.2, 5.6, (2.1, -0.4), 5)
    palm_in_wind(-3.2, 9.6, 8.6, (2.9, -0.5), 8)
    palm_in_wind(10.4, 8.4, 8.0, (2.7, -0.5), 6)
    tree(5.2, 9.6, 5.0, 2.2, 3, "leaf")
    for y in (5.4, -0.2):
        potted_bush(-7.5, y, 31)
    car(4.1, -8.3, 0, 0.05)
    endless_floor(FLOOR_LEVEL)
    sky_light("4F6F86", "86A0AC", "D0D4C8", 0.50, "A3ABA8")
    sun(209, 17, (1, 0.70, 0.42), 4.6, 2.4)
    lamp((-34, -22, 26), (0, 0, 2), 14, 9000, (0.62, 0.80, 1))  # cold light of the storm front
    orbit(azimuth=239, elevation=12, distance=60, focus=(0, -2, 2), **VIEWS[variant])
