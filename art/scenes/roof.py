"""Roof: a row of modules on the tiles, so close that cells, rails and tiles show."""
from kit.camera import orbit
from kit.garden import FLOOR_LEVEL, front_garden, plot
from kit.house import house
from kit.light import sky_light, sun
from kit.palms import palm
from kit.plants import tree
from kit.studio import endless_floor


def build():
    plot(with_pool=False, grass_density=120)
    house()
    front_garden()
    tree(6.4, 10.6, 4.7, 2.1, 3, "light_leaf")
    palm(-0.7, 10.3, 5.3, (-0.5, 0.2), 8, fronds=25, frond_length=2.4, radius=0.19)
    endless_floor(FLOOR_LEVEL)
    sky_light(strength=0.68)
    sun(208, 27, (1, 0.76, 0.48), 6.2, 1.8)
    focus = (-1.6, 1.5, 4.1)
    orbit(292, 27, 30, (-0.6, 1.9, 4.15), 150, shift=(0, 0.02), fstop=0.5, focus=focus)
