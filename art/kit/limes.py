"""Key limes, whole and cut."""
import math
import random

from .shapes import ball, place
from .signs import board

SEGMENTS = 8


def lime(x, y, z, radius, seed):
    rng = random.Random(seed)
    fruit = ball(x, y, z + radius * 0.92, radius, "lime_skin", (1.12, 0.96, 0.96), 24)
    fruit.rotation_euler = rng.uniform(-0.4, 0.4), rng.uniform(-0.5, 0.5), rng.uniform(0, 6.3)


def lime_slice(at, radius, depth, half=False):
    """Faces -y; half: only the upper half."""
    whole = 180 if half else 359.9
    inset, lift = (2, 0.012) if half else (0, 0)
    board(_arc(radius, 0, whole), depth, "lime_skin", at, 0.02)
    pith = _arc(radius * 0.9, inset, whole - inset)
    board(pith, 0.03, "lime_pith", at @ place(0, -depth + 0.005, lift), 0.008)
    angle = 360 / SEGMENTS
    for i in range(SEGMENTS // 2 if half else SEGMENTS):
        middle = math.radians((i + 0.5) * angle)
        x, z = radius * 0.09 * math.cos(middle), radius * 0.09 * math.sin(middle) + lift
        outer = _arc(radius * 0.72, i * angle + 4.5, (i + 1) * angle - 4.5, 8)
        segment = [(x, z), *((x + arc_x, z + arc_z) for arc_x, arc_z in outer)]
        board(segment, 0.03, "lime", at @ place(0, -depth - 0.022), 0.012, 3)


def _arc(radius, start, end, steps=28):
    points = []
    for i in range(steps + 1):
        angle = math.radians(start + (end - start) * i / steps)
        points.append((radius * math.cos(angle), radius * math.sin(angle)))
    return points
