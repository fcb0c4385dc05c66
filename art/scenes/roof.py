"""Roof: the modules on the tiles, close, in a low sun; valley, hip and gutter."""
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
    sun(208, 25, (1, 0.74, 0.45), 6.4, 1.8)
    focus = (-3, 0.6, 3.8)
    orbit(226, 21, 36, (-3.3, 0.9, 4.2), 100, shift=(0, 0.05), fstop=0.9, focus=focus)
