"""The ranch house of the house views. Its front looks to -y, the pool lies at its west side.

house() is what most scenes want; a scene that shows less, or an older version, calls the parts.
"""
import math
import random

from .appliances import battery
from .house_roof import house_roof
from .materials import make_material
from .openings import front_door, garage_door, on_wall, opening, shutter, wall_lamp, window
from .outlines import rectangle
from .shapes import box, cut_out, cylinder, mesh, prism
from .solar import module_row

MAIN = rectangle(-7, 0, 8, 8)
GARAGE = rectangle(2.2, -5, 8, 0)
CLEAR = 0.006  # metres: faces of two walls in one plane turn black where edges are rounded
WALL_TOP = 2.95
# x, y, face, width, height, z
FRONT_WINDOW = (-5.1, 0, "S", 1.9, 1.5, 0.85)
SMALL_FRONT_WINDOW = (-2.2, 0, "S", 1.1, 1.5, 0.85)
SLIDING_DOOR = (-7, 2.6, "W", 3.4, 2.3, 0.12)
WEST_WINDOW = (-7, 1.5, "W", 1.3, 1.3, 1.0)  # in place of the sliding door
BACK_WINDOW = (-7, 6.3, "W", 1.3, 1.3, 1.0)
GARAGE_WINDOW = (2.2, -1.6, "W", 1.3, 1.4, 0.9)
GARAGE_DOOR = (5.1, -5, "S", 4.7, 2.3, 0)
ENTRANCE = (0.5, 0, "S", 2.0, 2.4, 0.05)


def house(
    wall="stucco",
    covering="tile",
    roof_material="roof_tile",
    solar=True,
    light="warm",
    shutters="green",
    door="yellow",
    impact=True,
    lamps=True,
    sliding_door=True,
    seed=7,
    gutters=True,
    equipment=True,
    trim=None,
):
    """light: see openings.PANES, one for all or by opening (see light_in); impact: trimmed impact windows, or thin old ones; equipment:
    battery and box beside the garage; trim: around the windows (if not said, around impact ones).
    Returns its three roofs."""
    rng = random.Random(seed)
    walls(wall, sliding_door)
    windows(light, impact, sliding_door, trim)
    front_door(0.5, 0, "S", door, light_in(light, "door"))
    garage_door(*GARAGE_DOOR[:5], light_in(light, "garage door"))
    if shutters:
        window_shutters(shutters)
    if lamps:
        wall_lamps(sliding_door)
    base()
    if equipment:
        energy_wall()
    roofs = house_roof(covering, roof_material, seed, gutters)
    portico(wall, shutters)
    if solar:
        solar_modules(roofs, rng)
    return roofs


def walls(material="stucco", sliding_door=True, hollow_garage=0):
    main = prism(MAIN, 0, WALL_TOP, material, smooth=None)
    holes = [FRONT_WINDOW, SMALL_FRONT_WINDOW, SLIDING_DOOR if sliding_door else WEST_WINDOW]
    cut_out(main, [opening(*hole) for hole in (*holes, BACK_WINDOW, ENTRANCE)])
    garage_walls(material, hollow_garage)


def garage_walls(material="stucco", hollow=0):
    """hollow: how deep the opening behind the door is, in metres, where one sees in."""
    garage = prism(rectangle(2.2, -5, 8 - CLEAR, 0.3), 0, WALL_TOP, material, smooth=None)
    holes = [opening(*GARAGE_DOOR), opening(*GARAGE_WINDOW)]
    if hollow:
        x, y, _, width, height, _ = GARAGE_DOOR
        holes.append(box(width - 0.04, hollow, height, material, x, y + hollow / 2, height / 2, edge=0))
    cut_out(garage, holes)


def windows(light, impact=True, sliding_door=True, trim=None):
    frame = "white" if impact else make_material("old_frame", "A9A69B", 0.6)
    style = dict(
        frame=frame,
        surround=0.13 if (impact if trim is None else trim) else 0,
        frame_width=0.085 if impact else 0.055,
    )
    window(*FRONT_WINDOW, (1, 1) if impact else (2, 3), light=light_in(light, "front"), **style)
    window(*SMALL_FRONT_WINDOW, (0, 1) if impact else (1, 3), light=light_in(light, "small front"), **style)
    if sliding_door:
        window(*SLIDING_DOOR, (2, 0), sill=False, light=light_in(light, "sliding door"), **style)
    else:
        window(*WEST_WINDOW, (1, 0), light=light_in(light, "west"), **style)
    window(*BACK_WINDOW, (1, 0), light=light_in(light, "back"), **style)
    window(*GARAGE_WINDOW, (1, 1), light=light_in(light, "garage"), **style)


def light_in(light, opening_name):
    """The light of one opening; where they differ, `else` says what the others have."""
    return light if isinstance(light, str) else light.get(opening_name, light["else"])


def window_shutters(material):
    for x, width in ((-5.1, 1.9), (-2.2, 1.1)):
        for side in (-1, 1):
            across = side * (width / 2 + 0.13 + 0.27)
            shutter(0.5, 1.62, material, parent=on_wall(x, 0, "S"), x=across, y=-0.06, z=2.41)
    garage_shutters(material)


def garage_shutters(material):
    for side in (-1, 1):
        across = side * (0.65 + 0.13 + 0.25)
        shutter(0.45, 1.5, material, parent=on_wall(2.2, -1.6, "W"), x=across, y=-0.06, z=2.35)


def wall_lamps(sliding_door=True):
    porch_lamps()
    garage_lamps()
    if sliding_door:
        wall_lamp(-7, 4.75, "W", 1.95)


def porch_lamps():
    for side in (-1, 1):
        wall_lamp(0.5 + side * 1.28, 0, "S", 1.9)


def garage_lamps():
    for side in (-1, 1):
        wall_lamp(5.1 + side * 2.62, -5, "S", 1.9)


def base():
    """The band at the foot of the walls."""
    box(15.2, 8.2, 0.35, "trim", 0.5, 4, 0, edge=0.03)
    box(5.98, 5.2, 0.32, "trim", 5.1, -2.42, 0, edge=0.03)


def energy_wall():
    """The battery, a box and its pipe on the garage's west wall."""
    battery(2.2, -3.75, "W", 0.35)
    breaker_box()


def breaker_box():
    wall = on_wall(2.2, -3.75, "W")
    box(0.42, 0.14, 0.6, "green", 0.75, -0.08, 1.35, wall, 0.04, 3)
    box(0.05, 0.05, 1.3, "aluminum", 0.75, -0.04, 2.3, wall, 0.01)


def portico(wall="stucco", emblem="green"):
    """Beams, gable, columns and steps before the door; emblem: material of the gable's disk."""
    portico_columns()
    portico_gable(wall, emblem)


def portico_columns():
    """With their beams and steps."""
    box(3.3, 0.22, 0.3, "trim", 0.5, -2.35, 2.68, edge=0.03)
    for side in (-1, 1):
        box(0.22, 2.4, 0.3, "trim", 0.5 + side * 1.55, -1.2, 2.68, edge=0.03)
    for side in (-1, 1):
        x = 0.5 + side * 1.4
        cylinder(0.15, 2.3, "trim", x, -2.2, 0.22, top_radius=0.125)
        box(0.44, 0.44, 0.16, "trim", x, -2.2, 0.14, standing=True)
        box(0.4, 0.4, 0.12, "trim", x, -2.2, 2.45, standing=True)
    box(3.6, 2.6, 0.2, "concrete", 0.5, -1.2, 0, standing=True)
    box(2.2, 0.4, 0.1, "concrete", 0.5, -2.65, 0, standing=True)


def portico_gable(wall, emblem):
    gable = [(-1.25, -2.61, 2.83), (2.25, -2.61, 2.83), (0.5, -2.61, 3.70)]
    mesh("gable", gable, [(0, 1, 2)], wall)
    if emblem:
        cylinder(0.2, 0.06, emblem, 0.5, -2.6, 3.14, rx=90)
    for side in (-1, 1):
        rake = math.hypot(1.8, 0.92) + 0.1  # along the gable's slope
        box(0.06, 0.1, rake, "fascia", 0.5 + side * 0.9, -2.66, 3.26, ry=side * -63)


def solar_modules(roofs, rng):
    south = roofs.main.planes["south"]
    module_row(south, 3.57, 1.85, 7, rng)
    module_row(south, 4.6, 3.38, 7, rng)
    module_row(roofs.main.planes["west"], 2.55, 0.95, 4, rng)
    module_row(roofs.wing.planes["west"], 3.45, 1.0, 3, rng)
