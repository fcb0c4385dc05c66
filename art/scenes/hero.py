"""The home page's hero: the whole plot in four lights, from one camera, so that one light can fade
into the next.

Variants: sun, dusk, storm, outage, each also with -portrait (for phones: nearer, so that the plot
runs off both sides).
"""
import bpy

from kit.appliances import condenser
from kit.camera import orbit
from kit.garden import FLOOR_LEVEL, back_trees, front_garden, near_palms, plot
from kit.house import garage_lamps, house, porch_lamps
from kit.house_spots import house_spots
from kit.light import lamp, sky_light, sun, switch_off
from kit.outlines import rounded_rectangle
from kit.palms import GARDEN_PALM, palm, palm_in_wind
from kit.pool import pool_furniture
from kit.studio import endless_floor
from kit.vehicles import car
from kit.weather import wet

PLOT = rounded_rectangle(-13.3, -12.6, 10.9, 10.6, 2.4, 12)  # no wider, to stand whole on the right
HEDGE_X = 9.9  # the eastern one
VIEWS = {
    "wide": dict(elevation=14, distance=68, target=(-0.8, -0.8, 2.3), lens=46, shift=(-0.19, 0.055)),
    "portrait": dict(elevation=17, distance=80, target=(-0.4, -1.0, 1.9), lens=89, shift=(0, 0.155)),
}
PALMS = {  # low at the left, where the words are
    "far west": (-11.9, 7.0, 5.4, (-0.7, 0.3), 4),
    "west": (-10.6, 8.2, 4.2, (0.8, 0.3), 5),
    "behind": (-3.2, 9.4, 7.6, (-0.6, 0.2), 8),
    "behind, shorter": (-1.9, 9.7, 6.2, (0.8, 0.2), 9),
    "east": (10.4, 8.4, 7.2, (0.7, 0.3), 6),
}
ONLY_WIDE = "behind"  # above it are the words of phones
LIGHTS = {
    "sun": "warm",
    "dusk": "dusk",
    "storm": "storm",
    "outage": {"front": "dusk", "sliding door": "dusk", "door": "dusk", "else": "night"},
}
WALL_LAMPS = {"porch": (0.5, -1.2, 2.6), "left": (2.5, -5.5, 2.0), "right": (7.7, -5.5, 2.0)}


def build(variant):
    hour, _, shape = variant.partition("-")
    shape = shape or "wide"
    plot(grass_density=300, outline=PLOT)
    house(light=LIGHTS[hour], lamps=hour != "outage")
    front_garden(HEDGE_X)
    near_palms()
    for name, (x, y, height, lean, seed) in PALMS.items():
        if name == ONLY_WIDE and shape != "wide":
            continue
        if hour == "storm":
            palm_in_wind(x, y, height, (0.3 * height, -0.5), seed)
        else:
            palm(x, y, height, lean, seed, **GARDEN_PALM)
    back_trees()
    if hour != "storm":  # all that can fly is in the garage
        pool_furniture()
    condenser(-7.9, 7.2)
    car(4.1, -8.3, 0, 0.05)
    endless_floor(FLOOR_LEVEL)
    switch_off("headlight", "tail_light")
    {"sun": sunshine, "dusk": dusk, "storm": storm, "outage": outage}[hour]()
    camera(variant)


def camera(variant):
    shape = variant.partition("-")[2] or "wide"
    return orbit(azimuth=239, focus=(0, -2, 2), **VIEWS[shape])


def spots(variant):
    """The other lights take those of the sun."""
    return house_spots() if variant.startswith("sun") else {}


def sunshine():
    for x, y, height, seed in ((-14.5, -6.5, 7.0, 11), (-17, -1, 7.5, 12)):
        palm(x, y, height, (0.3, 0.3), seed, shadow_only=True, **GARDEN_PALM)
    sky_light(strength=0.68)
    sun(214, 25, (1, 0.74, 0.45), 6.4, 2.2)


def dusk():
    """The last light from the west; every lamp is on."""
    sky_light("33508C", "7C86BE", "D59AA4", 0.50, "8C7C98")
    sun(192, 7, (1, 0.52, 0.32), 3.4, 2.0)
    for position in WALL_LAMPS.values():
        lit_by(position, 60)


def storm():
    """Grey light from the front of the storm, everything wet."""
    wet("paver", "deck", "concrete", "roof_tile", "rock", "mulch")
    switch_off("pool_basin")
    sky_light("5F7683", "8C9FA8", "A9B4B4", 0.66, "7F8B8C")
    sun(206, 34, (0.86, 0.93, 1), 1.6, 18)
    lit_by(WALL_LAMPS["porch"], 60)


def outage():
    """The street is dark. The battery lights two rooms and the door."""
    garage_lamps()
    switch_off("lamp", "pool_basin")
    bpy.data.materials["lamp"].name = "dark_lamp"
    porch_lamps()  # of a new material, which glows
    sky_light("2A4272", "44598A", "5E6C90", 0.36, "3F4C6A")
    sun(150, 42, (0.62, 0.74, 1), 1.1, 2.0)
    lit_by(WALL_LAMPS["porch"], 70)
    lamp((1.3, -3.75, 1.9), (2.2, -3.75, 0.9), 0.5, 14, (0.62, 1, 0.70))  # what the battery's signal gives


def lit_by(position, watts):
    x, y, z = position
    lamp(position, (x, y - 0.2, 0), 1.2 if z > 2.2 else 0.5, watts, (1, 0.78, 0.46))
