"""Inland, under oaks: wide crowns over a quiet street, larger lots, a pond."""
import math
import random

import numpy as np

from kit.land import land, pavement, still_water, street, town_view
from kit.materials import make_material
from kit.outlines import rectangle
from kit.plants import bush, hedge, tree
from kit.shapes import border, box, moved, place
from kit.town_lot import drive, front_shrubs, town_house
from kit.vehicles import car

LOT = 25  # metres from house to house
LEFT, RIGHT, FRONT, BACK = -14, 37, -27, 15
STREET_Y = -16.6
# wall, roof, shutters, door, solar, car
LOTS = (
    ("sand", "7C8F86", "deep_green", "yellow", True, "navy"),
    ("white", "96614C", "green", "deep_green", False, "trim"),
)
# x, y, height, radius
OAKS = (
    (-11, -9, 6.0, 3.9),
    (12.6, -8.6, 6.4, 4.2),
    (11.8, 8.5, 6.6, 4.0),
    (-6.5, 12.2, 6.6, 4.0),
    (24.5, 12.4, 6.2, 3.8),
    (34.5, -7.6, 5.6, 3.2),
    (3.5, -24.0, 5.2, 3.2),
    (31.5, -23.6, 5.0, 3.0),
)


def build():
    rng = random.Random(6)
    road = street(LEFT, RIGHT, STREET_Y)
    holes = [road, rectangle(10.5, -26.5, 24, -21.2)]
    for i in range(len(LOTS)):
        x = i * LOT
        holes += [rectangle(x - 7.2, -5.2, x + 8.2, 8.2), rectangle(x + 2.9, -12.7, x + 7.4, -5)]
    land(LEFT, FRONT, RIGHT, BACK, holes)
    for i, description in enumerate(LOTS):
        with moved(place(i * LOT)):
            lot(*description, i + 1)
    pond()
    bark = ("leaf", "light_leaf")
    for i, (x, y, height, radius) in enumerate(OAKS):
        oak(x, y, height, radius, 70 + i, bark[i % 3 == 2])
    car(8, STREET_Y + 1.8, 90, 0.05, "yellow")
    car(29, STREET_Y - 1.8, -90, 0.05, "deep_green")
    for i, (x, y) in enumerate(((26.6, -23.4), (9.2, -25), (28.2, -25.2))):
        bush((x, y), (1.3, 1.2, 1.0), 200, 40 + i, "light_leaf", 0.14)
    town_view((11.5, -6.5, 1.2), 98, 26, 242)


def oak(x, y, height, radius, seed, leaf):
    """Wider than high, on a forked trunk."""
    for side in (-1, 1):
        tree(x + side * radius * 0.42, y, height, radius * 0.78, seed + side, leaf, 7, 0.2)
    tree(x, y + radius * 0.3, height + 0.7, radius * 0.72, seed + 40, leaf, 6, 0.2)


def lot(wall, roof, shutters, door, solar, paint, seed):
    town_house(wall, roof, shutters, door, solar, seed)
    drive(4.5, 7.4, 5.15, -8.8)
    box(1.5, 7.4, 0.07, pavement(), 0.5, -6.5, 0, standing=True)
    front_shrubs(seed, ("white_flower", "yellow_flower")[seed % 2])
    hedge((-10.4, 4.0), (0.9, 9, 1.2), 1800, 6 + seed, "leaf", 0.14)
    car(4.6, -9.0, 0, 0.06, paint)


def pond():
    outline = []
    for angle in np.linspace(0, 2 * math.pi, 40, endpoint=False):
        x = 5.8 * math.cos(angle) * (1 + 0.14 * math.sin(2 * angle + 0.6))
        outline.append((x + 17, 2.3 * math.sin(angle) * (1 + 0.12 * math.cos(3 * angle)) - 23.8))
    still_water(outline, 0.05)
    border(outline, 0.4, 0, 0.09, make_material("pond_sand", "EBD9B4", 0.9))
