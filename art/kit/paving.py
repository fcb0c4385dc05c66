"""Pavers, planks and tiles laid in rows, and stepping stones."""
import random

import numpy as np
from mathutils import Matrix

from .outlines import inside, rounded_rectangle
from .shapes import BLOCK_FACES, UNIT_BLOCK, copies, place, prism

JOINT = 0.018


def paving(
    x0,
    y0,
    x1,
    y1,
    material="paver",
    length=0.5,
    width=0.25,
    z=0.0,
    thickness=0.05,
    seed=3,
    within=None,
    holes=(),
):
    """Rows along x, every other one moved by half a piece. within, holes: outlines that a piece's
    center must lie in, or outside of."""
    rng = random.Random(seed)
    matrices, shades = [], []
    row, y = 0, y0
    while y < y1 - 0.01:
        x = x0 - (length / 2 if row % 2 else 0)
        while x < x1 - 0.01:
            left, right = max(x, x0), min(x + length, x1)
            low, high = y, min(y + width, y1)
            if right - left > 0.05:
                center_x, center_y = (left + right) / 2, (low + high) / 2
                center = np.array([[center_x, center_y]])
                wanted = within is None or inside(center, within)[0]
                if wanted and not any(inside(center, hole)[0] for hole in holes):
                    height = thickness * rng.uniform(0.92, 1.08)
                    size = (right - left - JOINT, high - low - JOINT, height, 1)
                    matrices.append(place(center_x, center_y, z) @ Matrix.Diagonal(size))
                    shades.append(min(1, max(0, rng.gauss(0.5, 0.25))))
            x += length
        y += width
        row += 1
    return blocks(matrices, "paving", material, shades)


def blocks(matrices, name, material, shades):
    """One mesh of blocks; a matrix scales the unit block, which stands on its origin."""
    return copies(UNIT_BLOCK, BLOCK_FACES, matrices, name, material, shades)


def stepping_stones(places):
    for x, y in places:
        stone = rounded_rectangle(x - 0.36, y - 0.28, x + 0.36, y + 0.28, 0.16)
        prism(stone, 0, 0.11, "concrete", 0.03)
