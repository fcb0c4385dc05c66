"""Homes in a row: two floors, one long tile roof, a lane with palms, a pool that all share."""
import random

from kit.land import land, pavement, still_water, street, town_view
from kit.materials import make_material
from kit.outlines import rectangle, rounded_rectangle
from kit.palms import palm
from kit.plants import bush, flowers, hedge
from kit.pool import lounger, umbrella
from kit.shapes import border, box, moved, place, prism
from kit.small_houses import UNIT, row_home, row_roof
from kit.town_lot import drive
from kit.vehicles import car

LEFT, RIGHT, FRONT, BACK = -18, 33.5, -20, 12
STREET_Y = -13.0
# wall, door, with a bay, car
HOMES = (
    ("white", "yellow", True, None),
    ("peach", "deep_green", False, "navy"),
    ("butter", "green", True, "trim"),
    ("sky", "yellow", False, None),
    ("sand", "deep_green", True, "yellow"),
)
POOL = rounded_rectangle(-14.6, -5.2, -8.6, 4.6, 1.6, 12)


def build():
    rng = random.Random(4)
    road = street(LEFT, RIGHT, STREET_Y)
    row = rectangle(-UNIT / 2, -9.2, len(HOMES) * UNIT - UNIT / 2, 9.2)
    land(LEFT, FRONT, RIGHT, BACK, [road, row, rectangle(-16.6, -7, -6.4, 6.4)])
    for i, (wall, door, bay, paint) in enumerate(HOMES):
        with moved(place(i * UNIT)):
            row_home(wall, door, bay, i + 1)
            forecourt(i, paint)
    row_roof(len(HOMES))
    shared_pool()
    car(2, STREET_Y + 1.7, 90, 0.05, "deep_green")
    for i in range(5):
        x, y = (-13 + i * 10.5, -8.4) if i % 2 else (-15 + i * 11, -17.7)
        height = rng.uniform(6, 7.5)
        palm(x, y, height, (0.3, 0.1), 200 + i, fronds=18, frond_length=2.4, radius=0.18)
    for i, x in enumerate((-15.5, -6.2, 3, 12, 21, 30.5)):
        height = rng.uniform(8.5, 10.5)
        palm(x, 10.6, height, (rng.uniform(-0.6, 0.6), 0.2), 90 + i, frond_length=2.7, radius=0.2)
    town_view((8.2, -4.2, 2.6), 108, 22, 248)


def forecourt(i, paint):
    drive(3.4, 8.9, -1.35, -4.6)
    box(1.3, 8.6, 0.07, pavement(), 2.05, -4.7, 0, standing=True)
    lawn = make_material("front_lawn", "6E9440", 0.9, variation=0.18, variation_scale=0.7)
    box(UNIT, 9.0, 0.02, lawn, 0, -4.6, 0, standing=True, edge=0)
    for k, y in enumerate((-1.2, -2.4, -3.6)):
        bush((0.85, y), (0.8, 0.9, 0.75), 130, 20 + 7 * i + k, ("leaf", "light_leaf")[k % 2], 0.12)
    flowers((3.1, -2.2), (0.5, 2.6, 0.5), 50, i, ("yellow_flower", "pink_flower")[i % 2], 0.08)
    if paint:
        car(-1.35, -5.4, 0, 0.06, paint)


def shared_pool():
    prism(rounded_rectangle(-16.4, -6.8, -6.6, 6.2, 0.8), 0, 0.06, "deck", 0.02)
    still_water(POOL, 0.10)
    border(POOL, 0.3, 0.04, 0.13, "trim", 0.02)
    for y in (-4.4, -2.9, 1.6, 3.1):
        lounger(-7.5, y, 90, 0.06)
    umbrella(-7.5, -3.65, 0.06, 1.4)
    umbrella(-7.5, 2.35, 0.06, 1.4)
    hedge((-11.5, 7.4), (10, 0.8, 1.2), 2000, 9, "leaf", 0.14)
