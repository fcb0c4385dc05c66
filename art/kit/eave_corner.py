"""A corner of the ranch house, cut off below the roof: walls, a window, trusses, eave and gutter.

Its front looks to -y; the corner is at the left. The roof above it is a plane from the eave up.
"""
import math

from .house_roof import PITCH, SLOPE
from .materials import make_material
from .openings import on_wall, opening, shutter, window
from .roof import Plane, gutter
from .roof_layers import TRUSS_STEP
from .shapes import box, cut_out, cylinder, moved, place, prism
from .timber_frame import timber

LENGTH = 4.27  # along the eave: seven spaces between trusses
OVERHANG = 0.6
DEPTH = 1.35  # from the wall's face to where the roof is cut
WALL_TOP = 1.06
EAVE = 1.24  # upper edge of the trusses there
COS = math.cos(math.radians(PITCH))
SLOPE_LENGTH = (OVERHANG + DEPTH) / COS
LEFT = -LENGTH / 2
WALL_LEFT = LEFT + 0.32


def roof_plane(lift=0):
    """The slope above the trusses, raised by that many metres."""
    outline = [(0, 0), (LENGTH, 0), (LENGTH, SLOPE_LENGTH), (0, SLOPE_LENGTH)]
    up = (0, COS, SLOPE * COS)
    return Plane((LEFT, -OVERHANG, EAVE + lift), (1, 0, 0), up, outline)


def eave_corner(light="warm"):
    _walls(light)
    _trusses()
    _eave()


def _walls(light):
    right, back = LEFT + LENGTH - 0.1, DEPTH + 0.1
    corner = [(WALL_LEFT, 0), (right, 0), (right, 0.22), (WALL_LEFT + 0.22, 0.22)]
    corner += [(WALL_LEFT + 0.22, back), (WALL_LEFT, back)]
    wall = prism(corner, 0, WALL_TOP, "stucco", smooth=None)
    size = 1.15, 0.56, 0.28
    cut_out(wall, [opening(0.15, 0, "S", *size)])
    window(0.15, 0, "S", *size, (1, 0), light, surround=0.09, frame_width=0.055)
    for side in (-1, 1):
        across = side * (size[0] / 2 + 0.09 + 0.2)
        shutter(0.36, 0.66, "green", 0.06, on_wall(0.15, 0, "S"), across, -0.06, 0.9)
    box(right - WALL_LEFT, 0.2, 0.08, timber(True), (right + WALL_LEFT) / 2, 0.12, WALL_TOP + 0.045)
    box(0.2, back - 0.25, 0.08, timber(True), WALL_LEFT + 0.11, back / 2 + 0.12, WALL_TOP + 0.045)


def _trusses():
    """Top chord, ceiling joist and web, and a steel strap on the wall."""
    plane = roof_plane()
    chord, joist_z = 0.15, WALL_TOP + 0.16
    for i in range(int(LENGTH / TRUSS_STEP) + 1):
        u = min(0.05 + i * TRUSS_STEP, LENGTH - 0.05)
        x = LEFT + u
        here = plane.at(u, SLOPE_LENGTH / 2, -chord / 2 - 0.006)
        box(0.075, SLOPE_LENGTH, chord, timber(i % 2 == 0), parent=here, edge=0.008)
        if x < WALL_LEFT:
            continue  # the rake hangs over the wall: no ceiling below it
        box(0.07, DEPTH, 0.12, timber(True), x, DEPTH / 2 + 0.04, joist_z, edge=0.008)
        for y, lean in ((0.62, 0), (1.02, 34)):
            top = plane.height_at(x, y) - chord
            middle = (joist_z + top) / 2
            box(0.06, 0.09, top - joist_z, timber(), x, y, middle, rx=lean, edge=0.008)
        _strap(x)


def _strap(x):
    """Bent over the truss, nailed to the wall below it."""
    steel = make_material("strap", "AEB7BC", 0.3, metallic=0.8)
    box(0.05, 0.012, 0.36, steel, x + 0.05, 0.02, WALL_TOP + 0.16, edge=0.003)


def _eave():
    middle, z = LEFT + LENGTH / 2, EAVE - 0.12
    box(LENGTH + 0.04, 0.05, 0.2, "fascia", middle, -OVERHANG - 0.03, z)
    box(LENGTH - 0.02, OVERHANG - 0.03, 0.04, "soffit", middle, -OVERHANG / 2, z - 0.08, edge=0)
    rake = roof_plane().at(-0.03, SLOPE_LENGTH / 2, -0.11)
    box(0.05, SLOPE_LENGTH, 0.2, "fascia", parent=rake)
    with moved(place(0, 0, EAVE - 0.03 - 2.96)):
        gutter((LEFT - 0.02, -OVERHANG - 0.14), (LEFT + LENGTH + 0.02, -OVERHANG - 0.14))
    cylinder(0.045, EAVE - 0.1, "white", WALL_LEFT + 0.12, -0.09, 0)
