"""Financing: a still life on a desk: the house on a disk, plain yellow coins, a blank clipboard, a
pen, a key with a green tag."""
import math

import numpy as np
from mathutils import Matrix

from kit.desk import clipboard, coins, pen
from kit.materials import make_material
from kit.miniature import miniature
from kit.outlines import rounded_rectangle
from kit.parts import cable, potted_agave
from kit.shapes import ball, border, box, cylinder, moved, place, prism
from kit.studio import card_camera, endless_floor, studio_light

TOP = 0.14  # of the desk


def build():
    endless_floor(0)
    desk = rounded_rectangle(-3.3, -2.0, 3.3, 2.05, 0.7, 14)
    prism(desk, 0, TOP, "cream", 0.05, 4)
    disk = make_material("disk", "BFD987", 0.55)
    cylinder(1.76, 0.14, disk, 0.75, 0.45, TOP, sides=110, edge=0.04)
    palms = [(-8.2, 7.6, 8.6, (-0.6, 0.3), 4)]
    trees = [(8.8, 8.2, 4.8, 2.1, 3, "light_leaf")]
    miniature(0.75, 0.45, TOP + 0.14, 0.135, -4, palms, trees, base=0.5, density=80, light="day")
    for i, (x, y, count) in enumerate(((-0.42, -1.50, 2), (0.24, -1.56, 4), (0.90, -1.50, 6)), 1):
        coins(x, y, TOP, count, i)
    with moved(place(1.56, -1.50, TOP + 0.045)):
        cylinder(0.28, 0.08, "sunny", 0, 0, -0.04, sides=72, edge=0.016)
    with moved(place(-2.05, -0.22, TOP, 12) @ Matrix.Scale(1.75, 4)):
        clipboard(Matrix(), 0.84, 1.14, 8, "green")
        box(0.10, 0.10, 0.008, "lime", -0.29, -0.40, 0.042, edge=0)
    pen(place(-2.28, -0.98, TOP + 0.075, 32), 1.05, 0.045, "sunny")
    key()
    potted_agave(-2.35, 1.15, 1.25, TOP)
    ball(2.80, 0.55, TOP + 0.24, 0.24, "sunny")
    ball(2.78, 0.10, TOP + 0.13, 0.13, "green")
    studio_light(214, 42, 3.4, 0.72, (1, 0.86, 0.66), 8)
    card_camera(258, 20, 24, (0.02, -0.1, 0.66), 114)


def key():
    angles = np.linspace(0, 2 * math.pi, 48, endpoint=False)
    with moved(place(2.35, -0.85, TOP, -28) @ Matrix.Scale(1.15, 4)):
        bow = [(0.15 * math.cos(angle), 0.15 * math.sin(angle)) for angle in angles]
        border(bow, 0.065, 0, 0.05, "steel", 0.015)
        box(0.11, 0.55, 0.05, "steel", 0, -0.46, 0.025, edge=0.012)
        for i in range(2):
            box(0.12, 0.07, 0.045, "steel", 0.09, -0.60 + 0.13 * i, 0.025, edge=0.01)
        cable([(0, 0.19, 0.04), (0.12, 0.30, 0.06), (0.30, 0.34, 0.05)], 0.014, "rope")
        tag = rounded_rectangle(0.26, 0.14, 0.82, 0.50, 0.12)
        prism(tag, 0, 0.05, "green", 0.015)
        cylinder(0.035, 0.06, "paper", 0.36, 0.34, 0, sides=24, edge=0)
