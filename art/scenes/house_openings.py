"""The house on a bright day with every opening in sight: what a storm tries, one by one."""
from kit import camera as cameras
from kit import house as parts
from kit.garden import FLOOR_LEVEL, front_garden, plot
from kit.house_roof import PITCH, SLOPE
from kit.light import sky_light, sun
from kit.materials import make_material
from kit.openings import pane
from kit.palms import GARDEN_PALM, palm
from kit.plants import tree
from kit.shapes import box, cylinder, place
from kit.studio import endless_floor

VENT = (0.5, -2.63, 3.16)
SKYLIGHT = (-3.4, 1.5)


def camera():
    return cameras.orbit(236, 13, 60, (-0.2, -1.2, 2.05), 104, fstop=None)


def spots():
    return {
        "window": (-5.1, -0.05, 1.75),
        "slider": (-7.05, 2.6, 1.35),
        "entry": (0.5, -0.05, 1.25),
        "garage-door": (5.1, -5.05, 1.2),
        "gable-vent": VENT,
        "soffit": (-1.6, -0.65, 2.76),
        "skylight": (SKYLIGHT[0], SKYLIGHT[1], on_roof(SKYLIGHT[1], 0.22)),
    }


def on_roof(y, lift):
    """How high the south slope of the main roof is there, and so much above it."""
    return 2.98 + (y + 0.6) * SLOPE + lift


def build():
    plot(with_pool=False, grass_density=190)
    parts.house(light="day", solar=False, shutters=None, equipment=False)
    gable_vent()
    skylight()
    front_garden()
    palm(-10.6, 8.2, 5.8, (0.8, 0.3), 5, **GARDEN_PALM)
    palm(10.0, 9.0, 8.0, (0.7, 0.3), 6, **GARDEN_PALM)
    tree(4.5, 9.8, 5.2, 2.3, 3, "light_leaf")
    endless_floor(FLOOR_LEVEL)
    sky_light(strength=0.66)
    sun(214, 27, (1, 0.78, 0.52), 5.6, 2.4)
    camera()


def gable_vent():
    x, y, z = VENT
    cylinder(0.27, 0.07, "white", x, y + 0.03, z, rx=90, sides=40)
    dark = make_material("vent_dark", "4A4F4C", 0.8)
    cylinder(0.215, 0.075, dark, x, y + 0.03, z, rx=90, sides=40, edge=0)
    for i in range(5):
        up = -0.15 + i * 0.075
        half = (0.215**2 - up**2) ** 0.5
        box(half * 1.9, 0.05, 0.014, "white", x, y - 0.06, z + up, edge=0, rx=-35)


def skylight():
    x, y = SKYLIGHT
    at = place(x, y, on_roof(y, 0.16), 0, PITCH)
    box(1.1, 1.3, 0.2, "charcoal", 0, 0, 0, at, 0.03)
    box(0.94, 1.14, 0.02, pane("cool"), 0, 0, 0.105, at, 0)
