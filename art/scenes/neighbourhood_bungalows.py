"""Bungalows with porches along a street: small lots, paling fences, shade trees."""
import random

from kit.fence import palings
from kit.land import land, pavement, street, town_view
from kit.materials import make_material
from kit.outlines import rectangle
from kit.palms import palm
from kit.plants import bush, flowers, tree
from kit.shapes import box, moved, place
from kit.small_houses import bungalow
from kit.town_lot import drive
from kit.vehicles import car

LOT = 11.5  # metres from house to house
LEFT, RIGHT, FRONT, BACK = -8, 38.5, -20, 12
STREET_Y = -13.2
# wall, roof, door, of metal, with a car
LOTS = (
    ("peach", "6F6A60", "deep_green", False, None),
    ("sky", "", "yellow", True, "yellow"),
    ("butter", "8A5B45", "green", False, None),
    ("mint", "5E686B", "terracotta", False, "navy"),
)


def build():
    rng = random.Random(8)
    make_material("terracotta", "C96F4A", 0.45)
    road = street(LEFT, RIGHT, STREET_Y)
    holes = [road]
    for i in range(len(LOTS)):
        x = i * LOT
        holes += [rectangle(x - 3.3, -2.4, x + 3.3, 8.1), rectangle(x + 3.5, -9.4, x + 6.1, 2.6)]
    land(LEFT, FRONT, RIGHT, BACK, holes)
    for i, (wall, roof, door, metal, paint) in enumerate(LOTS):
        with moved(place(i * LOT)):
            bungalow(wall, roof or "6F6A60", door, metal, i + 1)
            garden(i, paint, rng)
    car(10, STREET_Y + 1.8, 90, 0.05, "trim")
    car(30, STREET_Y - 1.8, -90, 0.05, "deep_green")
    for i, x in enumerate((-4, 8.5, 21.5, 33.5)):
        tree(x, -18.6, 4.4, 1.9, 60 + i, ("light_leaf", "leaf")[i % 2], balls=8, leaf=0.15)
    for i, x in enumerate((-5.6, 5.8, 17.2, 28.8, 36.4)):
        height = rng.uniform(7, 9)
        palm(x, 10.2, height, (rng.uniform(-0.7, 0.7), 0.2), 90 + i, frond_length=2.6, radius=0.19)
    town_view((15.2, -4.2, 1.6), 116, 23, 250)


def garden(i, paint, rng):
    drive(2.6, 12.0, 4.8, -3.4)
    box(1.2, 6.8, 0.07, pavement(), 1.45, -5.9, 0, standing=True)
    palings(-4.4, 0.7, -8.6)
    palings(2.2, 3.3, -8.6)
    for k, x in enumerate((-2.8, -1.7, -0.6)):
        bush((x, -2.9), (1.0, 0.9, 0.8), 150, 20 + 5 * i + k, ("leaf", "light_leaf")[k % 2], 0.13)
    blossom = ("yellow_flower", "pink_flower", "white_flower")[i % 3]
    flowers((-1.7, -3.5), (2.6, 0.6, 0.6), 60, i, blossom, 0.09)
    if i % 2 == 0:
        tree(-3.0, -6.0, 4.2, 1.7, 30 + i, "leaf", balls=8, leaf=0.15)
    else:
        palm(-3.2, -6.4, rng.uniform(5.6, 6.6), (0.4, 0.1), 50 + i, frond_length=2.4, radius=0.18)
    if paint:
        car(4.8, -5.4, 0, 0.06, paint)
