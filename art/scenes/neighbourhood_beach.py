"""At the ocean: surf, sand with umbrellas, a dune with sea grapes, a boardwalk to the houses."""
import math
import random

from kit.land import land, still_water, town_view
from kit.materials import make_material
from kit.outlines import rectangle
from kit.palms import palm
from kit.plants import bush, grass
from kit.pool import lounger, umbrella
from kit.shapes import box, mesh, moved, place
from kit.shore import dock
from kit.town_lot import front_shrubs, town_house

LEFT, RIGHT, FRONT, BACK = -13, 37, -31, 13
LOT = 24.5
SURF, DUNE = -23.5, -11.5  # y where the sea ends, where the beach does
# wall, roof, shutters, door, solar
LOTS = (("coral", "8E979B", "white", "deep_green", True), ("white", None, "green", "yellow", True))


def build():
    rng = random.Random(9)
    sand = make_material("beach", "F0DDB4", 0.95, variation=0.06, variation_scale=0.8, bump=0.4, bump_scale=14)
    plate = land(LEFT, FRONT, RIGHT, BACK, ground=sand, blades=0)
    sea()
    bare = [rectangle(LEFT, FRONT, RIGHT, DUNE + 1.2)]
    for i in range(len(LOTS)):
        bare.append(rectangle(i * LOT - 7.2, -5.2, i * LOT + 8.2, 8.2))
    lawn = rectangle(LEFT + 0.4, DUNE + 1.4, RIGHT - 0.4, BACK - 0.4)
    grass(lawn, bare, 34, height=0.2)
    mesh("lawn", [(x, y, 0.012) for x, y in lawn], [(0, 1, 2, 3)], "lawn")
    for i, (wall, roof, shutters, door, solar) in enumerate(LOTS):
        with moved(place(i * LOT)):
            lot(wall, roof, shutters, door, solar, i + 1, rng)
    dune(rng)
    for x, y in ((-6, -17.6), (5.5, -19.4), (11.5, -16.2), (22, -18.8), (31, -17)):
        umbrella(x, y, 0.02, 1.5)
        lounger(x + 1.3, y - 0.4, 160, 0.02)
        lounger(x + 2.7, y - 0.2, 168, 0.02)
    town_view((11.8, -9.4, 0.0), 96, 25, 246)


def sea():
    """Two blues and the white line of the surf."""
    edge = [(LEFT + 0.12 + i * (RIGHT - LEFT - 0.24) / 60, shore(i)) for i in range(61)]
    still_water([(LEFT + 1.2, FRONT + 0.12), (RIGHT - 1.2, FRONT + 0.12), (RIGHT - 0.12, FRONT + 1.2), *reversed(edge), (LEFT + 0.12, FRONT + 1.2)], 0.05)
    foam = make_material("foam", "FFFDF6", 0.7, glow="FFFFFF", glow_strength=0.15)
    for lift, near, far in ((0.075, -0.35, 0.25), (0.07, -2.2, -1.95)):
        low = [(x, y + near + 0.18 * math.sin(x * 1.7), lift) for x, y in edge]
        high = [(x, y + far, lift) for x, y in edge]
        faces = [(i, i + 1, 62 + i, 61 + i) for i in range(60)]
        mesh("foam", [*low, *high], faces, foam)


def shore(i):
    return SURF + 0.7 * math.sin(i * 0.42) + 0.35 * math.sin(i * 0.93 + 1)


def dune(rng):
    """Sea grapes and tall grass between beach and houses."""
    for i in range(46):
        x = LEFT + 1.4 + i * (RIGHT - LEFT - 2.8) / 45
        if abs(x - 12.3) < 1.6:
            continue
        y = DUNE + rng.uniform(-0.9, 0.9)
        size = rng.uniform(1.1, 1.9)
        bush((x, y), (size * 1.2, size, size * 0.75), 170, 300 + i, ("leaf", "light_leaf")[i % 3 == 0], 0.16)
    grass(rectangle(LEFT + 1, DUNE - 2.4, RIGHT - 1, DUNE - 0.6), [rectangle(11, -20, 13.6, 0)], 12, height=0.6)
    dock(12.3, -15.4, 1.6, 9.2, 0.2, 0.0)


def lot(wall, roof, shutters, door, solar, seed, rng):
    town_house(wall, roof, shutters, door, solar, seed)
    box(1.5, 4.4, 0.07, "deck", 0.5, -5.0, 0, standing=True)
    box(4.5, 4.2, 0.06, "deck", 5.15, -7.3, 0, standing=True)
    front_shrubs(seed, ("yellow_flower", "pink_flower")[seed % 2])
    for x, y in ((-10.6, -3.6), (-10.4, 9.6), (-2, 10.8), (10.4, 6.6), (-8.2, -8.4)):
        height, lean = rng.uniform(6.5, 9.5), (rng.uniform(0.2, 1.2), 0.4)
        palm(x, y, height, lean, 60 + seed * 9 + int(x), frond_length=2.7, radius=0.2)
