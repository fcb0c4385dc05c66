"""The battery on the garage's wall in an outage: porch and one room are lit, the garage waits in the
dark."""
from mathutils import Matrix

from kit.appliances import path_light
from kit.camera import orbit
from kit.energy_devices import SCALE, conduit, disconnect, wall_battery
from kit.garden import FLOOR_LEVEL, back_palms, back_trees, front_bed, plot
from kit.house import house, porch_lamps
from kit.light import lamp, sky_light, sun
from kit.openings import on_wall
from kit.plants import agave
from kit.shapes import box, moved, place
from kit.side_yard import hibiscus
from kit.studio import endless_floor

BATTERY_Y, DISCONNECT_Y = -3.62, -4.45  # on the garage's west wall
WALL_X = 2.2
BACKED_UP = {"door": "dusk", "small front": "dusk", "else": "night"}  # light by opening
LAMPS = ((-0.6, -3.4), (1.6, -5.9), (-0.6, -5.6), (-0.6, -7.4))


def build():
    plot(with_pool=False, grass_density=260)
    house(light=BACKED_UP, lamps=False, equipment=False)
    porch_lamps()
    energy()
    front_bed()
    for x, y, size, seed in ((1.6, -0.55, 0.5, 3), (-2.3, -2.3, 0.8, 5), (-3.3, -2.0, 0.6, 7)):
        hibiscus(x, y, size, 81 + seed)
    agave(-1.6, -1.9, 0.05, 0.55, 3)
    for x, y in LAMPS:
        path_light(x, y)
    back_palms(without=("far west", "east"))
    back_trees()
    endless_floor(FLOOR_LEVEL)
    light()
    focus = (WALL_X, BATTERY_Y, 1.2)
    orbit(212, 8, 27, (1.0, -3.0, 1.9), 98, fstop=0.6, focus=focus)


def energy():
    wall = on_wall(WALL_X, 0, "W")
    scale = Matrix.Scale(SCALE, 4)
    with moved(wall @ place(-BATTERY_Y, 0, 1.22) @ scale):
        wall_battery()
    with moved(wall @ place(-DISCONNECT_Y, 0, 1.45) @ scale):
        disconnect()
        conduit(0, 0.33, 2.0)
    length, middle = BATTERY_Y - DISCONNECT_Y, -(BATTERY_Y + DISCONNECT_Y) / 2
    box(length, 0.09, 0.1, "vent", middle, -0.05, 1.0, wall, 0.02)


def light():
    """The last sun, and the lamps at the door."""
    sky_light("2F4E86", "7C8DBE", "F0B48E", 0.5, "B79C94")
    sun(190, 8, (1, 0.58, 0.32), 3.6, 2.0)
    lamp((0.5, -1.2, 2.6), (0.5, -1.4, 0), 1.2, 60, (1, 0.78, 0.46))
    lamp((0.4, BATTERY_Y - 0.2, 2.5), (WALL_X, BATTERY_Y, 1.1), 0.8, 22, (1, 0.80, 0.52))
    for x, y in LAMPS:
        lamp((x, y, 0.62), (x + 0.3, y, 0), 0.3, 5, (1, 0.76, 0.44))
