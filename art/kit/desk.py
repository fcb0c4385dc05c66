"""Small things on a desk: clipboard, pen, stacks of coins."""
import math
import random

import numpy as np

from .outlines import rounded_rectangle
from .shapes import border, box, cylinder, moved, place, prism


def clipboard(at, width, height, lines, material="light_wood"):
    """Lies in the matrix's xy plane, its clip towards +y; every third line is short."""
    half_width, half_height = width / 2, height / 2
    back = rounded_rectangle(-half_width, -half_height, half_width, half_height, 0.06)
    prism(back, 0, 0.03, material, 0.01, 2, at)
    sheet = rounded_rectangle(
        -half_width + 0.05, -half_height + 0.05, half_width - 0.05, half_height - 0.08, 0.015, 3
    )
    prism(sheet, 0.03, 0.04, "paper", 0.003, 1, at)
    full = width - 0.22
    for i in range(lines):
        is_short = i % 3 == 2
        length, x = (full * 0.62, -full * 0.19) if is_short else (full, 0)
        y = half_height - 0.22 - i * (height - 0.36) / lines
        box(length, 0.022, 0.006, "written_line", x, y, 0.043, at, 0)
    box(0.22, 0.07, 0.04, "steel", 0, half_height - 0.05, 0.055, at, 0.015)


def pen(at, length, radius, material):
    """Along the matrix's x axis."""
    at = at @ place(0, 0, radius, ry=90)
    r = radius
    cylinder(r, length * 0.8, material, 0, 0, 0, at, edge=0.005)
    cylinder(r * 0.95, length * 0.12, "steel", 0, 0, -length * 0.12, at, edge=0)
    tip = length * 0.1, "steel", 0, 0, -length * 0.22
    cylinder(r * 0.25, *tip, at, top_radius=r * 0.95, edge=0)
    cylinder(r * 1.02, length * 0.08, "sunny", 0, 0, length * 0.8, at, edge=0.006)


def coins(x, y, z, count, seed):
    """A stack of plain disks, the uppermost with a raised rim."""
    radius, height = 0.28, 0.085
    rng = random.Random(seed)
    for i in range(count):
        at_x, at_y = x + rng.uniform(-0.018, 0.018), y + rng.uniform(-0.018, 0.018)
        cylinder(radius, height - 0.006, "sunny", at_x, at_y, z + i * height, sides=72, edge=0.016)
    angles = np.linspace(0, 2 * math.pi, 64, endpoint=False)
    circle = [(radius * 0.80 * math.cos(a), radius * 0.80 * math.sin(a)) for a in angles]
    with moved(place(at_x, at_y, z + count * height - 0.006)):
        border(circle, radius * 0.13, 0, 0.016, "sunny", 0.006)
