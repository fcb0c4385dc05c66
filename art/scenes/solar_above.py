"""The house from above with north at the top: what a slope makes depends on where it faces."""
from kit.camera import orbit
from kit.compass import compass
from kit.electric_car import electric_car
from kit.garden import FLOOR_LEVEL, back_palms, front_garden, plot
from kit.house import house
from kit.light import sky_light, sun
from kit.plants import tree
from kit.pool import pool_furniture
from kit.studio import endless_floor

# On each slope, where no panel lies (x, y, z).
SPOTS = {
    "south": (-4.2, 0.55, 3.6),
    "west": (-6.3, 5.6, 3.7),
    "east": (7.3, 4.0, 3.6),
    "north": (0.5, 6.6, 3.95),
}


def camera():
    return orbit(270, 62, 90, (-0.1, -0.7, 1.2), 114, fstop=None)


def spots():
    return SPOTS


def build():
    plot(grass_density=300)
    house(light="day")
    front_garden()
    back_palms(without=("behind", "behind, shorter"))
    tree(-8.9, 9.2, 3.2, 1.5, 5, "light_leaf")
    pool_furniture()
    electric_car(5.2, -8.4, 0, 0.06)
    compass(9.75, -9.3, 1.75)
    endless_floor(FLOOR_LEVEL)
    sky_light(strength=0.72)
    sun(214, 40, (1, 0.82, 0.58), 6.0, 2.0)
    camera()
