"""The garage's outer wall with all that solar power needs there: inverter, disconnect, meter, and
the pipes between them and the roof."""
import random

from mathutils import Matrix

from kit.camera import orbit
from kit.energy_devices import SCALE, conduit, disconnect, meter, string_inverter
from kit.garden import FLOOR_LEVEL, plot
from kit.gravel import gravel
from kit.house import house
from kit.light import sky_light, sun
from kit.openings import on_wall
from kit.outlines import rectangle
from kit.palms import GARDEN_PALM, palm
from kit.parts import rod
from kit.plants import agave, flowers, hedge, tree
from kit.shapes import box, moved, place
from kit.side_yard import downspout, hibiscus, hose_reel
from kit.solar import module_row
from kit.studio import endless_floor
from kit.vehicles import car

WALL_X = 8.0
INVERTER_Y, DISCONNECT_Y, METER_Y = -3.75, -2.85, -2.05
CENTER_Z, DUCT_Z, SOFFIT = 1.5, 0.86, 2.72
HOUSE_BEGINS_Y = 0.03  # the garage's wall ends here, 6 mm deeper
STRIP = rectangle(WALL_X, -5.2, WALL_X + 0.9, 8.2)


def build():
    plot(with_pool=False, grass_density=330, bare=[STRIP])
    roofs = house(light="day", equipment=False)
    module_row(roofs.wing.planes["east"], 2.35, 1.0, 3, random.Random(5))
    gravel(STRIP, 0.045, 0.01)
    energy()
    with moved(on_wall(WALL_X, 0.75, "E")):
        hose_reel(0, 0, 0.95, 0.27)
    for y in (-4.72, HOUSE_BEGINS_Y):
        with moved(on_wall(WALL_X, y, "E")):
            downspout(0, 0, SOFFIT)
    garden()
    car(4.1, -8.3, 0, 0.05, "navy")
    endless_floor(FLOOR_LEVEL)
    sky_light(strength=0.74)
    sun(290, 32, (1, 0.80, 0.55), 5.6, 1.8)
    orbit(322, 9, 30, (8.2, -2.2, 1.95), 103, fstop=0.7, focus=(WALL_X, INVERTER_Y, 1.3))


def energy():
    wall, scale = on_wall(WALL_X, 0, "E"), Matrix.Scale(SCALE, 4)
    with moved(wall @ place(INVERTER_Y, 0, CENTER_Z) @ scale):
        string_inverter()
    with moved(wall @ place(DISCONNECT_Y, 0, CENTER_Z - 0.05) @ scale):
        disconnect()
    with moved(wall @ place(METER_Y, 0, CENTER_Z) @ scale):
        meter()
    with moved(wall):
        conduit(INVERTER_Y + 0.2, CENTER_Z + 0.4, SOFFIT, 0.03, -0.07)
        conduit(METER_Y, CENTER_Z + 0.26, SOFFIT, 0.04, -0.07)
        for x in (INVERTER_Y - 0.1, INVERTER_Y + 0.1, DISCONNECT_Y, METER_Y):
            rod((x, -0.09, DUCT_Z), (x, -0.09, CENTER_Z - 0.2), 0.026, "aluminum")
        middle, length = (INVERTER_Y + METER_Y) / 2, METER_Y - INVERTER_Y + 0.7
        box(length, 0.14, 0.14, "vent", middle, -0.08, DUCT_Z, edge=0.02)


def garden():
    places = ((8.9, 2.0, 1.0), (9.0, 3.3, 0.8), (8.8, 4.7, 1.1), (8.9, 6.3, 0.9))
    for i, (x, y, size) in enumerate(places):
        hibiscus(x, y, size, 91 + 3 * i, ("pink_flower", "yellow_flower")[i % 2])
    for x, y, size in ((9.4, -4.9, 0.55), (9.5, -0.9, 0.5)):
        agave(x, y, 0, size, int(x * 10))
    flowers((9.3, 0.4), (0.5, 0.9, 0.3), 30, 7, "white_flower", 0, 0.06)
    hedge((2.0, 10.0), (12, 0.9, 1.2), 7000, 6, "leaf", 0.08)
    palm(10.6, 8.6, 7.4, (0.7, 0.3), 6, **GARDEN_PALM)
    palm(-3.2, 9.6, 8.2, (-0.6, 0.2), 8, **GARDEN_PALM)
    tree(4.5, 9.8, 5.4, 2.4, 3, "light_leaf")
