"""Houses at a canal: pools beside the water, docks with boats, palms between the lots."""
import random

from kit.land import land, pavement, still_water, town_view
from kit.outlines import rectangle, rounded_rectangle
from kit.palms import palm
from kit.plants import hedge
from kit.pool import lounger, umbrella
from kit.shapes import border, box, moved, place, prism
from kit.shore import boat, dock, sea_wall
from kit.town_lot import drive, front_shrubs, town_house
from kit.vehicles import car

LOT = 22.5  # metres from house to house
LEFT, RIGHT, FRONT, BACK = -28, 14, -15, 34
BANK = -18.4  # where land begins
LOTS = (("stucco", None, "green", "yellow", True, "navy"), ("sky", "B9B4A8", "white", "deep_green", False, "trim"))


def build():
    rng = random.Random(5)
    canal = rectangle(LEFT, FRONT, BANK, BACK)
    holes = [canal]
    land(LEFT, FRONT, RIGHT, BACK, [canal, *lot_holes()], radius=3)
    still_water(rounded_rectangle(LEFT + 0.15, FRONT + 0.15, BANK, BACK - 0.15, 2.6), 0.06)
    sea_wall(BANK, FRONT + 0.3, BANK, BACK - 0.3, 0.2)
    for i, (wall, roof, shutters, door, solar, paint) in enumerate(LOTS):
        with moved(place(0, i * LOT)):
            lot(wall, roof, shutters, door, solar, paint, i + 2, rng)
    with moved(place(0, 0, 0.55)):
        boat(-21.6, 1.0, 0, "green")
        boat(-25.4, 24.5, 180, "yellow")
        boat(-21.4, 21.5, 0, "deep_green")
    town_view((-6.8, 9.0, -1.0), 105, 24, 236)


def lot_holes():
    for i in range(len(LOTS)):
        y = i * LOT
        yield rectangle(-7.2, y - 5.2, 8.2, y + 8.2)
        yield rectangle(-16.4, y - 5.4, -7, y + 6)
        yield rectangle(2.7, y - 12.6, 14, y - 5)


def lot(wall, roof, shutters, door, solar, paint, seed, rng):
    town_house(wall, roof, shutters, door, solar, seed)
    drive(4.5, 7.4, 5.15, -8.8)
    drive(6.4, 3.4, 10.6, -10.8, 0.055)
    box(1.4, 4.9, 0.07, pavement(), 0.5, -5.2, 0, standing=True)
    prism(rounded_rectangle(-16.2, -5.2, -7, 5.8, 0.6), 0, 0.06, "deck", 0.02)
    water = rounded_rectangle(-14.6, -3.6, -10.6, 3.6, 1.4, 12)
    still_water(water, 0.10)
    border(water, 0.3, 0.04, 0.13, "trim", 0.02)
    umbrella(-9.0, -3.8, 0.06, 1.4)
    lounger(-9.2, -2.2, 90, 0.06)
    lounger(-9.2, -0.9, 90, 0.06)
    dock(-19.6, -3.4, 1.5, 8.2, 0.24, 0.0)
    front_shrubs(seed, ("yellow_flower", "pink_flower")[seed % 2])
    hedge((-9.5, 9.6), (13, 0.8, 1.2), 2400, 6 + seed, "leaf", 0.14)
    for x, y in ((-16.2, 8.2), (-3.4, 10.6), (9.8, 4.0)):
        height, lean = rng.uniform(7, 9.5), (rng.uniform(-0.9, 0.5), 0.3)
        palm(x, y, height, lean, seed * 9 + int(x), frond_length=2.8, radius=0.21)
    palm(-3.5, -8.5, 6.2, (0.5, 0.2), 70 + seed, frond_length=2.6, radius=0.2)
    car(4.6, -9.2, 0, 0.06, paint)
