"""The pool at the golden hour: the west side of the house, lit water, loungers, umbrella."""
from kit.appliances import condenser, path_light
from kit.camera import orbit
from kit.garden import FLOOR_LEVEL, back_palms, front_garden, plot
from kit.house import house
from kit.light import lamp, sky_light, sun
from kit.plants import tree
from kit.pool import pool_furniture
from kit.studio import endless_floor
from kit.surfaces import pool_basin


def build():
    pool_basin("pool_basin", strength=0.42)  # brighter than by day
    plot(grass_density=330)
    house(light="dusk")
    front_garden()
    back_palms(without=("far west", "west"))
    pool_furniture()
    tree(-7.6, 8.8, 4.2, 1.7, 5, "light_leaf")
    tree(4.5, 9.4, 5.4, 2.4, 3, "light_leaf")
    condenser(-7.9, 7.2)
    for y in (-3.6, -0.8, 1.9):
        lamp((-10.5, y, -0.35), (-10.5, y, -1.1), 0.9, 14, (0.55, 0.95, 1))
    for x, y in ((-12.3, 4.5), (-9.2, 4.7), (-7.6, -6.2)):
        path_light(x, y)
    endless_floor(FLOOR_LEVEL)
    sky_light("3D5E96", "8E9CC4", "FFBE8C", 0.46, "C9A99A")
    sun(190, 8, (1, 0.54, 0.26), 7.0, 2.0)
    focus = (-8, -1, 1)
    orbit(216, 12.5, 46, (-8.2, -0.6, 1.6), 80, shift=(-0.17, 0.05), fstop=0.5, focus=focus)
