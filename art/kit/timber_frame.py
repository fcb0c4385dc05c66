"""The ranch house as a bare timber frame on its slab: thick members, to be read in miniature."""
import math

from .house_roof import PITCH, SLOPE
from .materials import make_material
from .shapes import box, place

SLAB_TOP, WALL_HEIGHT = 0.3, 2.6
ROOF_FOOT = SLAB_TOP + WALL_HEIGHT + 0.12
# start, end, then the openings: from, to (metres along the wall), top
WALLS = (
    ((-7, 0), (8, 0), (0.95, 2.85, 2.3), (4.25, 5.35, 2.3), (6.9, 8.1, 2.2)),
    ((-7, 8), (-7, 0), (3.7, 7.1, 2.3)),
    ((8, 0), (8, 8)),
    ((-7, 8), (8, 8)),
    ((2.2, -5), (8, -5), (0.5, 5.3, 2.3)),
    ((2.2, 0), (2.2, -5)),
    ((8, -5), (8, 0)),
)


def timber(dark=False):
    name, color_code = ("dark_timber", "C48F52") if dark else ("timber", "D9A566")
    return make_material(name, color_code, 0.65, variation=0.12, variation_scale=3)


def timber_frame():
    box(15.4, 8.4, 0.3, "concrete", 0.5, 4, 0, standing=True, edge=0.04)
    box(6, 5.2, 0.28, "concrete", 5.1, -2.5, 0, standing=True, edge=0.04)
    for start, end, *openings in WALLS:
        _wall(start, end, openings)
    for i in range(8):
        _truss(-6.6 + i * 1.35, dark=i % 2 == 0)
    ridge = ROOF_FOOT + 0.06 + 4.5 * SLOPE
    box(9.6, 0.14, 0.2, timber(dark=True), -1.9, 4, ridge, None, 0.01)


def _wall(start, end, openings):
    run_x, run_y = end[0] - start[0], end[1] - start[1]
    length = math.hypot(run_x, run_y)
    at = place(start[0], start[1], SLAB_TOP, math.degrees(math.atan2(run_y, run_x)))
    stud, spaces = WALL_HEIGHT - 0.1, int(length / 0.75)
    for z in (0.06, WALL_HEIGHT):
        box(length, 0.2, 0.16, timber(), length / 2, 0, z, at, 0.01)
    for i in range(spaces + 1):
        x = min(length - 0.07, i * length / spaces + 0.04)
        if not any(left < x < right for left, right, _ in openings):
            box(0.13, 0.18, stud, timber(dark=i % 3 == 0), x, 0, 0.1, at, 0.01, standing=True)
    for left, right, top in openings:
        for x in (left, right):
            box(0.14, 0.19, stud, timber(dark=True), x, 0, 0.1, at, 0.01, standing=True)
        box(right - left, 0.19, 0.2, timber(dark=True), (left + right) / 2, 0, top, at, 0.01)


def _truss(x, dark):
    length = 4.6 / math.cos(math.radians(PITCH)) + 0.1
    for side in (-1, 1):
        rafter = x, 4 + side * 2.3, ROOF_FOOT + 0.1 + 2.3 * SLOPE
        box(0.13, length, 0.18, timber(dark), *rafter, None, 0.01, rx=-side * PITCH)
        brace = x, 4 + side * 1.45, ROOF_FOOT + 0.75
        box(0.11, 1.9, 0.12, timber(), *brace, None, 0.01, rx=side * 33)
    box(0.13, 8.4, 0.15, timber(dark=True), x, 4, ROOF_FOOT + 0.06, None, 0.01)
    box(0.11, 0.14, 4.2 * SLOPE, timber(), x, 4, ROOF_FOOT + 0.1, None, 0.01, standing=True)
