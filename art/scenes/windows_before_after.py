"""One facade in one storm, one camera, one branch in the wind: what differs is the windows alone.

Variants: before (ordinary glass, broken by the branch), after (impact glass, cracked and whole).
"""
import math
import random

from kit.camera import orbit
from kit.cracks import hole, web
from kit.garden import ENTRANCE_PATH, FLOOR_LEVEL, FRONT_BED, plot
from kit.house import FRONT_WINDOW, MAIN, house
from kit.light import lamp, sky_light, sun
from kit.materials import make_material
from kit.openings import on_wall
from kit.outlines import rounded_rectangle
from kit.palms import palm_in_wind
from kit.parts import cable
from kit.plants import bush, flowers, grass, hedge
from kit.shapes import box, mesh
from kit.studio import endless_floor

HIT = (0.42, 1.72)  # on the large window: along it, and up


def build(variant):
    plot(with_pool=False, grass_density=0)
    lawn = rounded_rectangle(-13, -9, 3, 3, 1.2)
    grass(lawn, [MAIN, FRONT_BED, ENTRANCE_PATH], 520, height=0.12)
    house(light="storm", solar=False, shutters=None, impact=variant == "after", trim=True)
    garden()
    {"before": broken, "after": cracked}[variant]()
    storm()
    focus = (-4, 0, 1.6)
    orbit(248, 4, 16.8, (-4.66, 0.2, 2.15), 84, shift=(0, 0.012), fstop=0.8, focus=focus)


def storm():
    endless_floor(FLOOR_LEVEL)
    palm_in_wind(-10.4, 8.4, 6.4, (1.6, -0.4), 4)
    palm_in_wind(-7.4, 10.4, 6.9, (1.9, -0.4), 5)
    palm_in_wind(-1.6, 10.6, 6.3, (2.0, -0.4), 9)
    hedge((-10.2, 3.4), (3.6, 0.9, 1.2), 4200, 5, "leaf", 0.07)
    sky_light("52707F", "86A0AC", "C4CBC2", 0.50, "9CA6A4")
    sun(209, 21, (1, 0.80, 0.58), 3.2, 3)
    lamp((-20, -18, 14), (-4, 0, 2), 8, 1300, (0.62, 0.80, 1))


def garden():
    for i, x in enumerate((-6.6, -5.6, -4.6, -3.6, -2.6)):
        bush((x, -0.8), (0.95, 0.85, 0.62), 560, 20 + i, "leaf", 0.075, 0.03)
    for i, x in enumerate((-6.1, -3.1, -2.1)):
        bush((x, -1.2), (0.55, 0.5, 0.4), 260, 40 + i, "light_leaf", 0.06, 0.03)
        flowers((x, -1.2), (0.6, 0.55, 0.45), 34, 50 + i, "yellow_flower", 0.05)


def broken():
    wall = on_wall(*FRONT_WINDOW[:3])
    dark = make_material("dark_room", "262523", 0.9)
    rim = make_material("broken_edge", "DCEBEA", 0.3, glow="DCEBEA", glow_strength=0.35)
    hole(HIT, 0.46, 0.02, wall, dark, rim)
    x0, width, z0, height = -FRONT_WINDOW[3] / 2, FRONT_WINDOW[3], FRONT_WINDOW[5], FRONT_WINDOW[4]
    bounds = (x0 + 0.06, z0 + 0.06, x0 + width - 0.06, z0 + height - 0.06)
    web(HIT, bounds, 0.012, wall, rim, 0.75, 4)
    curtain(wall)
    branch((-6.5, -1.9, 0.12), (-4.72, 0.2, 1.6))


def cracked():
    wall = on_wall(*FRONT_WINDOW[:3])
    white = make_material("crack", "FFFFFF", 0.5, glow="FFFFFF", glow_strength=0.9)
    x0, width, z0, height = -FRONT_WINDOW[3] / 2, FRONT_WINDOW[3], FRONT_WINDOW[5], FRONT_WINDOW[4]
    bounds = (x0 + 0.1, z0 + 0.1, x0 + width - 0.1, z0 + height - 0.1)
    web(HIT, bounds, 0.012, wall, white, 0.62, 4)
    branch((-5.9, -1.75, 0.16), (-3.4, -1.9, 0.5))


def branch(start, end):
    """Torn off by the storm; leaves at its thin end."""
    middle = [(a + b) / 2 for a, b in zip(start, end)]
    cable([start, (middle[0] + 0.05, middle[1], middle[2] + 0.08), end], 0.065, "trunk")
    rng = random.Random(6)
    for i in range(4):
        share = 0.1 + 0.15 * i
        foot = [a + (b - a) * share for a, b in zip(start, end)]
        tip = [foot[0] + rng.uniform(-0.5, 0.3), foot[1] - 0.25, foot[2] + rng.uniform(0.15, 0.4)]
        cable([foot, [(a + b) / 2 for a, b in zip(foot, tip)], tip], 0.025, "trunk")
        bush((tip[0], tip[1]), (0.5, 0.4, 0.32), 90, 70 + i, "leaf", 0.085, tip[2] - 0.16,
             core=False)


def curtain(wall):
    """Sucked out through the hole, streaming down-wind."""
    vertices, faces, columns, rows = [], [], 16, 6
    for i in range(columns + 1):
        s = i / columns
        for j in range(rows + 1):
            t = j / rows
            x = HIT[0] - 0.05 + 1.15 * s
            y = 0.0 - 0.32 * s - 0.07 * math.sin(s * 9 + t * 2)
            z = HIT[1] + 0.24 - t * (0.5 - 0.18 * s) - 0.14 * s + 0.05 * math.sin(s * 7)
            vertices.append((x, y, z))
    for i in range(columns):
        for j in range(rows):
            a = i * (rows + 1) + j
            faces.append((a, a + 1, a + rows + 2, a + rows + 1))
    mesh("curtain", vertices, faces, "curtain", smooth=80, matrix=wall)
