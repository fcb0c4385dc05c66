"""Outlines seen from above: lists of (x, y) points, counter-clockwise."""
import math

import numpy as np


def rectangle(x0, y0, x1, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def rounded_rectangle(x0, y0, x1, y1, radius, steps=8):
    """steps: points per quarter turn."""
    points = []
    corners = (
        (x1 - radius, y0 + radius, -90),
        (x1 - radius, y1 - radius, 0),
        (x0 + radius, y1 - radius, 90),
        (x0 + radius, y0 + radius, 180),
    )
    for center_x, center_y, start in corners:
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            points.append(
                (center_x + radius * math.cos(angle), center_y + radius * math.sin(angle))
            )
    return points


def grow(outline, distance):
    """The outline moved outwards (inwards when negative)."""
    points, moved = np.array(outline), []
    for i in range(len(points)):
        before, here, after = points[i - 1], points[i], points[(i + 1) % len(points)]
        arriving, leaving = _unit(here - before), _unit(after - here)
        normal = _unit(np.array([arriving[1] + leaving[1], -arriving[0] - leaving[0]]))
        moved.append(tuple(here + normal * distance))
    return moved


def _unit(vector):
    return vector / (np.linalg.norm(vector) + 1e-9)


def inside(points, outline):
    """For each row of an (n, 2) array: does it lie within the outline?"""
    x, y = points[:, 0], points[:, 1]
    result = np.zeros(len(points), bool)
    for i in range(len(outline)):
        (x1, y1), (x2, y2) = outline[i - 1], outline[i]
        if y1 == y2:
            continue
        result ^= ((y1 > y) != (y2 > y)) & (x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
    return result
