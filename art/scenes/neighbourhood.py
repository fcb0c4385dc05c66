"""Five of the houses in other colors, all with their fronts to us: two streets with palms and cars,
and a pocket park with a pond."""
import math
import random

import numpy as np
from mathutils import Vector

from kit.land import land, pavement, still_water, street, town_view
from kit.materials import make_material
from kit.outlines import rectangle, rounded_rectangle
from kit.palms import palm
from kit.plants import hedge, tree
from kit.pool import umbrella
from kit.shapes import border, box, moved, place, prism
from kit.town_lot import drive, front_shrubs, town_house
from kit.vehicles import car

LOT = 23.5  # metres from house to house
COLUMNS = 3
ROW = 33.5  # metres from street to street
LEFT, RIGHT, BACK, FRONT = -13.5, -13.5 + LOT * COLUMNS + 1.5, 11.5, -57.5
STREETS = (-17.7, -17.7 - ROW)
# wall, roof tile color, shutters, door, solar, pool, car; from the left, back row then front row
LOTS = (
    ("sky", "8E979B", "white", "yellow", False, False, "trim"),
    ("peach", "D8A878", "green", "deep_green", True, True, "navy"),
    ("white", "7C8F86", "yellow", "green", True, False, "yellow"),
    ("stucco", None, "green", "yellow", True, True, "deep_green"),
    None,  # the park
    ("mint", "B9B4A8", "white", "yellow", True, False, "terracotta"),
)
LOT_HOLES = (  # where a lot has no grass
    rectangle(-7.2, -5.2, 8.2, 8.2),
    rectangle(2.9, -12.7, 7.4, -5),
    rectangle(-0.3, -7.8, 2.9, -5.2),
    rectangle(-12.3, -5.5, -7, 4.1),
)
STREET_CARS = (
    (9, "trim", STREETS[0] + 1.7, 90),
    (47, "yellow", STREETS[0] - 1.6, -90),
    (29, "terracotta", STREETS[1] + 1.7, 90),
)


def build():
    rng = random.Random(3)
    holes = [street(LEFT, RIGHT, y) for y in STREETS]
    for i, description in enumerate(LOTS):
        if description is None:
            continue
        at = lot_place(i)
        with moved(at):
            lot(description, i + 1, rng)
        for hole in LOT_HOLES:
            holes.append(placed(hole, at))
    at = lot_place(LOTS.index(None))
    with moved(at):
        pond = park(rng)
    holes.append(placed(pond, at))
    for x, paint, y, turn in STREET_CARS:
        car(x, y, turn, 0.05, paint)
    street_palms(rng)
    land(LEFT, FRONT, RIGHT, BACK, holes)
    town_view(((LEFT + RIGHT) / 2, -26.3, 0), 92, 22, 243)


def lot_place(i):
    column, row = i % COLUMNS, i // COLUMNS
    return place(column * LOT, -row * ROW)


def placed(outline, at):
    return [tuple((at @ Vector((x, y, 0)))[:2]) for x, y in outline]


def lot(description, seed, rng):
    wall, roof_color, shutters, door, solar, has_pool, paint = description
    town_house(wall, roof_color, shutters, door, solar, seed)
    drive(4.5, 7.6, 5.15, -8.8)
    box(1.5, 4.9, 0.07, pavement(), 0.5, -5.25, 0, standing=True)
    box(1.7, 1.4, 0.05, pavement(), 2.1, -7.0, 0, standing=True)
    leaf = ("leaf", "light_leaf")
    if has_pool:
        flat_pool()
    else:
        tree(-10.2, -2.5, 4.2, 1.9, seed, leaf[seed % 2], balls=7, leaf=0.16)
    front_shrubs(seed, ("yellow_flower", "pink_flower", "white_flower")[seed % 3])
    height, lean = rng.uniform(6, 8), (rng.uniform(-0.8, 0.8), 0.3)
    palm(-11.4, 7.0, height, lean, 4 + seed, frond_length=2.8, radius=0.22)
    height, lean = rng.uniform(7.5, 9.5), (rng.uniform(-0.8, 0.8), 0.2)
    palm(-4 + seed % 3, 10.0, height, lean, 40 + seed, frond_length=2.8, radius=0.22)
    if seed % 2:
        palm(-1.6, -10.2, 6.4, (0.5, 0.1), 70 + seed, frond_length=2.6, radius=0.2)
    else:
        tree(-5.6, -9.6, 4.0, 1.7, seed + 5, "light_leaf", balls=7, leaf=0.16)
    hedge((10.0, 2.0), (0.9, 12, 1.2), 2600, 6 + seed, "leaf", 0.14)
    if seed != 3:
        car(rng.choice((4.1, 6.2)), -9.0, rng.choice((0, 180)), 0.06, paint)


def flat_pool():
    """Deep enough from this far above."""
    prism(rounded_rectangle(-12.2, -5.4, -7, 4, 0.5), 0, 0.05, "deck", 0.02)
    still_water(rounded_rectangle(-11.2, -4.2, -8.6, 2.6, 1.2, 10), 0.09)
    border(rounded_rectangle(-11.2, -4.2, -8.6, 2.6, 1.2, 10), 0.3, 0.04, 0.12, "trim", 0.02)
    umbrella(-7.8, -4.3, 0.05, 1.3)


def park(rng):
    """Returns the outline of its pond."""
    pond = []
    for angle in np.linspace(0, 2 * math.pi, 40, endpoint=False):
        x = 4.8 * math.cos(angle) * (1 + 0.18 * math.sin(2 * angle + 0.6)) - 1
        pond.append((x, 3.4 * math.sin(angle) * (1 + 0.12 * math.cos(3 * angle)) + 1))
    still_water(pond, 0.05)
    border(pond, 0.5, 0, 0.09, make_material("pond_sand", "EBD9B4", 0.9))
    for i in range(12):
        angle = i * 0.5236 + 0.2
        x, y, turn = 7.6 * math.cos(angle) - 1, 6.2 * math.sin(angle) + 1, math.degrees(angle) + 90
        box(1.5, 1.1, 0.05, pavement(), x, y, 0, standing=True, rz=turn, edge=0.03)
    for i, (x, y) in enumerate(((-9.5, 6), (-10, -4), (7.5, 7), (8, -6), (1, 9))):
        height, radius = rng.uniform(4, 5.4), rng.uniform(1.7, 2.3)
        tree(x, y, height, radius, 80 + i, ("leaf", "light_leaf")[i % 2], balls=8, leaf=0.16)
    for i, (x, y) in enumerate(((-6.5, -6.5), (-5.4, -7.6), (4.5, 7.0), (5.6, -8.5))):
        height, lean = rng.uniform(5.5, 8), (rng.uniform(-0.6, 0.6), 0.2)
        palm(x, y, height, lean, 90 + i, frond_length=2.7, radius=0.21)
    return pond


def street_palms(rng):
    """On both sidewalks in turn."""
    for street_y in STREETS:
        for i in range(5):
            x, y = (
                (-7.5 + i * 15, street_y + 5.6) if i % 2 == 0 else (-3.5 + i * 15, street_y - 5.7)
            )
            height = rng.uniform(5.0, 6.2)
            seed = 200 + i + int(street_y)
            palm(x, y, height, (0.2, 0.1), seed, fronds=17, frond_length=2.3, radius=0.18)
