"""Battery hero: an outage; the battery's light on the west wall and the rooms it runs beside it; copy
space at the left."""
from mathutils import Matrix

from kit.camera import orbit
from kit.energy_devices import SCALE, conduit, wall_battery
from kit.garden import FLOOR_LEVEL, plot
from kit.house import MAIN, house
from kit.light import lamp, sky_light, sun
from kit.openings import on_wall
from kit.outlines import rectangle, rounded_rectangle
from kit.paving import paving
from kit.plants import grass
from kit.shapes import moved, place
from kit.side_yard import hibiscus
from kit.studio import endless_floor

WALL_X, BATTERY_Y = -7, 4.91
DECK = rectangle(-9.6, 0.4, -7.02, 4.5)
LIT = {"sliding door": "dusk", "back": "dusk", "else": "night"}


def build():
    plot(with_pool=False, grass_density=0)
    grass(rounded_rectangle(-13.2, -3, -6.5, 10.4, 1.5), [MAIN, DECK], 850, height=0.11)
    house(light=LIT, lamps=False, equipment=False)
    energy()
    paving(*DECK[0], *DECK[2], "deck", 0.75, 0.5, 0.01)
    for i, (x, y, size) in enumerate(((-7.6, 8.0, 0.9), (-7.7, 6.6, 0.6), (-7.7, 0.2, 0.9))):
        hibiscus(x, y, size, 81 + i)
    endless_floor(FLOOR_LEVEL)
    sky_light("2A4272", "4A6098", "6C7CA4", 0.36, "44526E")
    sun(150, 46, (0.66, 0.78, 1), 1.5, 1.5)  # the moon
    lamp((-7.6, 2.6, 2.2), (-9.6, 2.6, 0), 2.0, 45, (1, 0.80, 0.52))  # what falls out of the door
    lamp((-8.0, 4.8, 1.9), (-7, 4.9, 1.0), 0.5, 22, (0.62, 1, 0.70))  # what the battery's signal gives
    orbit(208, 5, 14, (WALL_X, BATTERY_Y, 1.5), 55, shift=(-0.26, 0.03), fstop=0.9)


def energy():
    wall, scale = on_wall(WALL_X, 0, "W"), Matrix.Scale(SCALE, 4)
    with moved(wall @ place(-BATTERY_Y, 0, 1.22) @ scale):
        wall_battery()
        conduit(0, 0.8, 2.4)
