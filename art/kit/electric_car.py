"""The smooth electric car of close views: a body lofted through cross sections, nose to -y."""
import math

import bmesh
import numpy as np

from .materials import make_material
from .shapes import box, cylinder, mesh, place

# (y, value) along the car: height of the roof line, half width, height of the underside.
ROOF_LINE = [(-2.08, 0.60), (-2.02, 0.72), (-1.75, 0.84), (-1.2, 0.94), (-0.85, 1.0)]
ROOF_LINE += [(-0.45, 1.24), (-0.05, 1.42), (0.4, 1.50), (0.9, 1.48), (1.35, 1.36), (1.7, 1.16)]
ROOF_LINE += [(1.95, 1.02), (2.06, 0.90), (2.10, 0.70)]
HALF_WIDTH = [(-2.08, 0.56), (-2.0, 0.70), (-1.7, 0.84), (-1.0, 0.90), (0, 0.91), (1.0, 0.91)]
HALF_WIDTH += [(1.6, 0.87), (1.95, 0.76), (2.10, 0.60)]
UNDERSIDE = [(-2.08, 0.44), (-1.95, 0.30), (-1.6, 0.24), (1.6, 0.24), (1.95, 0.32), (2.10, 0.46)]
SECTIONS = 96
STEPS = 8  # points between two control points of a cross section
PAINT, GLASS, SILL = range(3)


def electric_car(x, y, rz=0, z=0):
    at = place(x, y, z, rz)
    paint = make_material("ev_paint", "2F8F4E", 0.28, coat=0.6, specular=0.45)
    glass = make_material("ev_glass", "1B2B34", 0.12, specular=0.6, coat=0.6)
    _body(at, [paint, glass, "dark"])
    for side in (-1, 1):
        for axle in (-1.30, 1.28):
            _wheel(at, side, axle)
        _trim(at, side, paint)
    tail = make_material("ev_tail_light", "D8382E", 0.3, glow="FF4030", glow_strength=0.8)
    box(1.30, 0.06, 0.05, tail, 0, 2.07, 0.86, at, 0.02)
    box(0.5, 0.03, 0.12, "white", 0, -2.075, 0.50, at, 0.01)


def _hermite(share, start, end, start_slope, end_slope):
    square, cube = share * share, share**3
    return (
        (2 * cube - 3 * square + 1) * start
        + (cube - 2 * square + share) * start_slope
        + (-2 * cube + 3 * square) * end
        + (cube - square) * end_slope
    )


def _along(points, y):
    """A smooth curve through (y, value) points."""
    places, values = [p[0] for p in points], [p[1] for p in points]
    last = len(points) - 1
    i = max(0, min(last - 1, int(np.searchsorted(places, y)) - 1))
    length = places[i + 1] - places[i]
    share = min(1, max(0, (y - places[i]) / length))

    def slope(j):
        before, after = max(j - 1, 0), min(j + 1, last)
        return (values[after] - values[before]) / (places[after] - places[before])

    return _hermite(share, values[i], values[i + 1], length * slope(i), length * slope(i + 1))


def _section(y):
    """The right half of the outline at y, from below to the roof, and how much cabin is there."""
    top, half, low = _along(ROOF_LINE, y), _along(HALF_WIDTH, y), _along(UNDERSIDE, y)
    cabin = min(1, max(0, (top - 1.0) / 0.36))
    belt = min(top - 0.05, 0.93 + 0.05 * min(1, max(0, (y + 1) / 2)))
    roof_half = half * 0.86 * (1 - cabin) + 0.66 * cabin
    shoulder = top - 0.03 - 0.07 * cabin
    control = [
        (0, low),
        (half * 0.80, low),
        (half * 0.95, low + 0.06),
        (half, low + (belt - low) * 0.42),
        (half * 0.985, low + (belt - low) * 0.78),
        (half * 0.94, belt),
        (roof_half + 0.02, shoulder),
        (roof_half * 0.84, top),
        (0, top + 0.02),
    ]
    control = [np.array(point) for point in control]
    points = []
    for j in range(len(control) - 1):
        before, here = control[max(j - 1, 0)], control[j]
        after, next_after = control[j + 1], control[min(j + 2, len(control) - 1)]
        tension = 0.12 if j == 5 else 0.38  # the side windows stay nearly flat
        for k in range(STEPS):
            start_slope, end_slope = tension * (after - before), tension * (next_after - here)
            points.append(_hermite(k / STEPS, here, after, start_slope, end_slope))
    return points + [control[-1]], cabin


def _body(at, materials):
    vertices, cabins, places = [], [], []
    for i in range(SECTIONS + 1):
        share = i / SECTIONS
        y = -2.08 + 4.18 * (0.5 - 0.5 * math.cos(math.pi * share)) * 0.35 + 4.18 * share * 0.65
        half, cabin = _section(y)
        outline = [(p[0], p[1]) for p in half] + [(-p[0], p[1]) for p in half[-2:0:-1]]
        vertices += [(p[0], y, p[1]) for p in outline]
        cabins.append(cabin)
        places.append(y)
    around = len(outline)
    faces, face_materials = [], []
    for i in range(SECTIONS):
        y, cabin = (places[i] + places[i + 1]) / 2, min(cabins[i], cabins[i + 1])
        low, high = i * around, (i + 1) * around
        for j in range(around):
            after = (j + 1) % around
            faces.append((low + j, low + after, high + after, high + j))
            from_below = j if j < 8 * STEPS else around - 1 - j
            face_materials.append(_face_material(from_below, y, cabin))
    last = SECTIONS * around
    faces += [tuple(range(around))[::-1], tuple(last + j for j in range(around))]
    face_materials += [PAINT, PAINT]
    body = mesh(
        "car", vertices, faces, materials, smooth=50, matrix=at, face_materials=face_materials
    )
    shape = bmesh.new()
    shape.from_mesh(body.data)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(body.data)
    shape.free()


def _face_material(from_below, y, cabin):
    is_side_window = 5 * STEPS + 1 <= from_below < 6 * STEPS - 1 and cabin > 0.16
    if is_side_window and -0.62 < y < 1.62 and not 0.40 < y < 0.46:
        return GLASS
    if from_below >= 6 * STEPS + 3 and (-0.80 < y < -0.14 or 1.42 < y < 1.88):
        return GLASS  # windshield and rear window
    return SILL if from_below < 2.2 * STEPS else PAINT


def _wheel(at, side, axle):
    turn = side * 90
    cylinder(0.415, 0.10, "dark", side * 0.825, axle, 0.37, at, ry=turn, edge=0.02, sides=56)
    cylinder(0.37, 0.26, "black", side * 0.68, axle, 0.37, at, ry=turn, edge=0.07, sides=56)
    cylinder(0.25, 0.02, "steel", side * 0.935, axle, 0.37, at, ry=turn, edge=0.008, sides=48)
    for spoke in range(5):
        degrees = 72 * spoke + 18
        angle = math.radians(degrees)
        y, z = axle + 0.125 * math.sin(angle), 0.37 + 0.125 * math.cos(angle)
        box(0.012, 0.05, 0.19, "white_shell", side * 0.962, y, z, at, 0.004, rx=-degrees)
    cylinder(0.065, 0.03, "dark", side * 0.945, axle, 0.37, at, ry=turn, edge=0.005)


def _trim(at, side, paint):
    head = make_material("ev_headlight", "FFF6DF", 0.2, glow="FFF0C8", glow_strength=2.0)
    box(0.40, 0.10, 0.055, head, side * 0.50, -1.99, 0.70, at, 0.025, rz=side * 14)
    box(0.20, 0.10, 0.11, paint, side * 1.0, -0.48, 1.02, at, 0.045, 3)  # mirror
    box(0.015, 0.17, 0.028, "steel", side * 0.915, 0.12, 0.84, at, 0.006)  # door handles
    box(0.015, 0.17, 0.028, "steel", side * 0.915, 0.98, 0.85, at, 0.006)
