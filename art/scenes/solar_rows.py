"""Rows of modules along the roof, seen from just above the eave under a low sun."""
from kit.camera import orbit
from kit.garden import FLOOR_LEVEL, front_garden, plot
from kit.house import house
from kit.light import sky_light, sun
from kit.palms import GARDEN_PALM, palm
from kit.plants import tree
from kit.roof import vent_pipe
from kit.studio import endless_floor


def build():
    plot(with_pool=False, grass_density=120)
    house(light="dusk")
    front_garden()
    vent_pipe(-4.9, 2.9, 4.3)
    palm(-5.2, 10.4, 8.4, (-0.7, 0.2), 8, **GARDEN_PALM)
    palm(-3.6, 10.8, 6.6, (0.6, 0.2), 5, **GARDEN_PALM)
    palm(9.6, 10.2, 7.6, (0.6, 0.3), 6, **GARDEN_PALM)
    tree(3.9, 10.8, 6.2, 2.6, 3, "light_leaf")
    tree(6.9, 10.4, 5.4, 2.2, 4, "leaf")
    endless_floor(FLOOR_LEVEL)
    sky_light("6E98CC", "C8D8E4", "FFD49A", 0.58, "EFD2A8")
    sun(196, 15, (1, 0.62, 0.30), 7.2, 1.6)
    focus = (-1.5, 1.6, 4.2)
    orbit(226, 17, 34, (-0.4, 2.0, 4.5), 116, shift=(0, 0.03), fstop=0.7, focus=focus)
