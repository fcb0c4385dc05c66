"""Solar hero: the roof with its modules at sun-up, copy space at the left."""
from kit.appliances import condenser
from kit.camera import orbit
from kit.garden import BESIDE_WORDS, FLOOR_LEVEL, front_bed, plot
from kit.house import house
from kit.light import sky_light, sun
from kit.palms import GARDEN_PALM, palm
from kit.plants import agave, tree
from kit.studio import endless_floor
from kit.vehicles import car

VIEW = dict(azimuth=250, elevation=23, target=(0.4, 1.2, 3.2), lens=88, shift=(-0.30, 0.05))


def build():
    plot(with_pool=False, grass_density=200, outline=BESIDE_WORDS)
    house(light="warm")
    front_bed()
    agave(-1.9, -1.75, 0.05, 0.6, 3)
    palm(8.8, 9.0, 6.0, (0.7, 0.3), 6, **GARDEN_PALM)
    tree(4.5, 9.4, 4.6, 2.2, 3, "light_leaf")
    tree(7.2, 9.2, 4.2, 1.9, 4, "leaf")
    car(4.1, -8.3, 0, 0.05)
    condenser(-7.9, 7.2)
    endless_floor(FLOOR_LEVEL)
    sky_light("6C93CC", "C4C8DE", "FFCFA4", 0.60, "E8C9B0")
    sun(318, 17, (1, 0.66, 0.38), 6.6, 1.6)  # it rises at the right
    orbit(distance=60, focus=(0, 1, 4), **VIEW)
