"""Champions (referrals): two houses on two plinths, joined by stepping stones and bunting; a
mailbox with its flag up in front."""
import math

from kit.miniature import TURF, miniature
from kit.outlines import grow, rounded_rectangle
from kit.parts import rod
from kit.plants import bush, flowers, grass
from kit.roofing import tile_color
from kit.shapes import ball, box, cylinder, moved, place, prism
from kit.signs import board, bunting
from kit.studio import card_camera, endless_floor, studio_light

FLOOR_LEVEL, SCALE, BASE = -0.3, 0.165, 0.9
LAWN_Z = FLOOR_LEVEL + (TURF + BASE) * SCALE
STONES = ((0.46, -1.30), (0.82, -1.42), (1.20, -1.44), (1.56, -1.32), (1.80, -1.02), (1.86, -0.66))
RIDGE_ENDS = ((-1.02, 0.39), (1.21, 1.83))


def build():
    endless_floor(FLOOR_LEVEL)
    palms = [(-8.2, 7.4, 8.6, (-0.7, 0.3), 4), (-6.6, 8.6, 6.8, (0.9, 0.2), 5)]
    miniature(-1.55, -0.2, FLOOR_LEVEL, SCALE, 5, palms, base=BASE, light="day")
    miniature(
        1.75,
        1.25,
        FLOOR_LEVEL,
        SCALE,
        -4,
        palms=[(4.6, 9.2, 8.8, (0.8, 0.3), 6)],
        trees=[(9.0, 8.0, 5.4, 2.3, 3, "light_leaf")],
        base=BASE,
        blossom="white_flower",
        light="day",
        wall="butter_wall",
        roof_material=tile_color("8FA38A"),
        shutters="deep_green",
        door="green",
        solar=False,
        seed=11,
    )
    path()
    mailbox()
    for x, y in RIDGE_ENDS:
        rod((x, y, 0.70), (x, y, 1.04), 0.016, "paper")
        ball(x, y, 1.06, 0.035, "sunny")
    left, right = ((x, y, 1.02) for x, y in RIDGE_ENDS)
    bunting(left, right, 9, 0.12, 0.24, ("sunny", "green", "paper"))
    studio_light(218, 38)
    card_camera(255, 20, 26, (0.10, 0.2, 0.54), 119)


def path():
    """A small green between the houses, at the height of their lawns."""
    green = rounded_rectangle(0.22, -2.05, 2.95, -0.32, 0.62, 12)
    prism(green, LAWN_Z - 0.05, LAWN_Z, "lawn", 0.02)
    prism(grow(green, 0.04), FLOOR_LEVEL, LAWN_Z - 0.05, "plinth", 0.03, 3)
    for x, y in STONES:
        stone = rounded_rectangle(x - 0.16, y - 0.12, x + 0.16, y + 0.12, 0.08)
        prism(stone, LAWN_Z, LAWN_Z + 0.035, "concrete", 0.015)
    bare = [rounded_rectangle(x - 0.17, y - 0.13, x + 0.17, y + 0.13, 0.08, 3) for x, y in STONES]
    grass(green, bare, 2400, height=0.04, z=LAWN_Z)
    for i, (x, y) in enumerate(((0.75, -0.75), (1.12, -0.66), (2.62, -1.1), (2.45, -1.4))):
        leaf, blossom = ("leaf", "light_leaf")[i % 2], ("yellow_flower", "white_flower")[i % 2]
        bush((x, y), (0.30, 0.28, 0.24), 160, 70 + i, leaf, 0.03, LAWN_Z)
        flowers((x, y), (0.31, 0.29, 0.25), 16, 80 + i, blossom, LAWN_Z, 0.018)


def mailbox():
    arch = []
    for angle in range(0, 181, 12):
        x, z = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        arch.append((0.17 * x, 0.17 * z + 0.14))
    arch += [(-0.17, 0), (0.17, 0)]
    with moved(place(1.62, -1.72, LAWN_Z, 12)):
        box(0.085, 0.085, 0.62, "light_wood", standing=True, edge=0.012)
        box(0.30, 0.07, 0.06, "light_wood", 0, 0, 0.53, edge=0.012)
        with moved(place(0, 0.28, 0.57)):
            board(arch, 0.60, "green", edge=0.02)
        with moved(place(0, -0.325, 0.575)):
            front = [(x * 0.86, z * 0.86 + 0.012) for x, z in arch]
            board(front, 0.03, "paper", edge=0.012)
        cylinder(0.022, 0.03, "sunny", 0, -0.35, 0.78, rx=90, edge=0.004)
        box(0.02, 0.04, 0.34, "sunny", -0.185, -0.10, 0.70, standing=True, edge=0.006)
        box(0.022, 0.17, 0.12, "sunny", -0.187, -0.17, 0.93, standing=True, edge=0.006)
