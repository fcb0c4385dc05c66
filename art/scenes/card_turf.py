"""Card: turf unrolling over dark soil, spare rolls, a rake."""
import math
import random

import numpy as np
from mathutils import Vector

from kit.materials import make_material
from kit.outlines import rectangle, rounded_rectangle
from kit.parts import card_bush, rod
from kit.plants import flowers, grass
from kit.shapes import ball, box, mesh, place, prism, quad_mesh
from kit.studio import card_camera, studio_light, card_stage

STRIP_WIDTH = 1.22
FRONT_Y = -1.85
ROLL_STEP = 0.155  # metres by which the radius shrinks each turn


def build():
    card_stage(5.6, 4.2, 0.55)
    prism(rounded_rectangle(-2.65, -1.95, 2.65, 1.95, 0.4, 12), -0.02, 0.10, "dirt", 0.04)
    rng = random.Random(8)
    for _ in range(90):  # crumbs of soil
        x, y, radius = rng.uniform(0.6, 2.5), rng.uniform(-1.8, 1.8), rng.uniform(0.02, 0.06)
        ball(x, y, 0.11, radius, "dirt", (1, 1, 0.7), 12)
    first, second = FRONT_Y + STRIP_WIDTH, FRONT_Y + 2 * STRIP_WIDTH
    strip(2.25, second + 0.04, second + STRIP_WIDTH, 3)
    strip(1.27, first + 0.03, second, 4)
    strip(0.07, FRONT_Y, first, 5)
    roll(0.05, FRONT_Y, first, 0.62, 2.6, 1)
    roll(1.25, first + 0.03, second, 0.5, 2.1, 2)
    rake()
    card_bush(-2.25, 1.62, 0.75, 3, "leaf", 0.18)
    flowers((-2.25, 1.62), (0.8, 0.7, 0.66), 26, 5, "yellow_flower", 0.2, 0.05)
    card_bush(-1.55, 1.72, 0.5, 6, "light_leaf", 0.18)
    studio_light(218, 42)
    card_camera(250, 22, 20, (0, -0.05, 0.55), 104)


def layers():
    """Backing and turf."""
    turf = make_material(
        "turf", "5F9A3A", 0.9, variation=0.15, variation_scale=3, bump=0.6, bump_scale=30
    )
    return make_material("turf_backing", "4A3A2B", 0.9), turf


def strip(right, front, back, seed):
    """What lies flat already."""
    backing, turf = layers()
    outline = rectangle(-2.55, front, right, back)
    prism(outline, 0.10, 0.15, backing, 0.01)
    prism(outline, 0.15, 0.20, turf, 0.015)
    grass(outline, [], 1100, seed, 0.075, 0.19)


def roll(x, front, back, radius, turns, seed):
    """A spiral along y whose outer end is the flat strip."""
    steps, center_z = int(turns * 40), 0.2 + radius - 0.05

    def point(share, inwards):
        angle = -math.pi / 2 + 2 * math.pi * turns * share
        r = radius - ROLL_STEP * turns * share - inwards
        return x + r * math.cos(angle), center_z + r * math.sin(angle)

    for outer, inner, material in zip((-0.045, 0), (0, 0.075), layers()):
        vertices, faces = [], []
        for i in range(steps + 1):
            for inwards in (outer, inner):
                at_x, at_z = point(i / steps, inwards)
                vertices += [(at_x, y, at_z) for y in (front, back)]
        for i in range(steps):
            a, b = 4 * i, 4 * i + 4
            faces += [(a, b, b + 1, a + 1), (a + 2, a + 3, b + 3, b + 2)]
            faces += [(a, a + 2, b + 2, b), (a + 1, b + 1, b + 3, a + 3)]
        last = 4 * steps
        faces += [(0, 1, 3, 2), (last, last + 2, last + 3, last + 1)]
        mesh("roll", vertices, faces, material, smooth=50)
    blades_in_roll(x, center_z, front, back, radius, turns, seed)


def blades_in_roll(x, center_z, front, back, radius, turns, seed):
    """On the inner side, mostly near the visible end."""
    rng = np.random.default_rng(seed)
    count = int(2600 * turns)
    share = rng.random(count) ** 0.8
    y = front + (back - front) * rng.random(count) ** 2.2
    angle = -math.pi / 2 + 2 * math.pi * turns * share
    r = radius - ROLL_STEP * turns * share - 0.07
    cos, sin = np.cos(angle), np.sin(angle)
    foot = np.c_[x + r * cos, y, center_z + r * sin]
    inwards = np.c_[-cos, np.full(count, -0.35), -sin]
    side = np.c_[-sin, np.zeros(count), cos] * 0.013
    tip = foot + inwards * rng.uniform(0.035, 0.065, (count, 1))
    tip = tip + rng.normal(size=(count, 3)) * 0.012
    corners = [foot - side, foot + side, tip + side * 0.2, tip - side * 0.2]
    quad_mesh(
        "blades",
        np.stack(corners, 1).reshape(-1, 3),
        np.arange(4 * count).reshape(-1, 4),
        "grass_blade",
        np.repeat(np.clip(0.4 + 0.25 * rng.normal(size=count), 0, 1), 4),
    )


def rake():
    """Leans on the back roll."""
    rod((2.45, -1.0, 0.20), (1.12, 0.06, 1.69), 0.045, "yellow", 0.045)
    head = place(2.47, -1.02, 0.22, 42)
    box(0.75, 0.06, 0.07, "dark_green", 0, 0, 0, head, 0.015)
    for i in range(8):
        x = -0.33 + 0.094 * i
        tine = head @ Vector((x, 0, 0)), head @ Vector((x, -0.10, -0.12))
        rod(*tine, 0.016, "dark_green", 0.008)
