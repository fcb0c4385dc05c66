"""The company's plain green van, nose to -y, and the ladder on its rack."""
import bmesh

from .materials import make_material
from .shapes import box, cylinder, mesh, place, round_edges

WIDTH = 1.94
# Side views (y, z).
BODY = [(-2.42, 0.34), (-2.50, 0.62), (-2.40, 0.98), (-1.86, 1.20), (-1.12, 2.06), (-0.82, 2.20)]
BODY += [(2.30, 2.24), (2.46, 2.08), (2.50, 0.34)]
WINDSHIELD = [(-1.835, 1.27), (-1.225, 1.975), (-1.18, 1.95), (-1.79, 1.245)]
SIDE_WINDOW = [(-1.48, 1.28), (-1.02, 1.93), (-0.36, 1.95), (-0.36, 1.28)]


def van(x, y, rz=0, z=0):
    at = place(x, y, z, rz)
    paint = make_material("van_paint", "2F8F4E", 0.3, coat=0.5, specular=0.45)
    glass = make_material("van_glass", "1B2B34", 0.1, specular=0.6, coat=0.6)
    _part(at, BODY, WIDTH, paint, 0.13, 5)
    _part(at, WINDSHIELD, WIDTH * 0.84, glass, 0.015, 2)
    for side in (-1, 1):
        _part(at, SIDE_WINDOW, 0.02, glass, 0.008, 2, side * WIDTH / 2)
        _side(at, side)
        for axle in (-1.55, 1.50):
            _wheel(at, side, axle)
    box(1.1, 0.05, 0.17, "dark", 0, -2.475, 0.58, at, 0.03)
    box(WIDTH * 0.96, 0.12, 0.16, "dark", 0, -2.44, 0.40, at, 0.05, 3)
    box(WIDTH * 0.96, 0.1, 0.16, "dark", 0, 2.48, 0.40, at, 0.04, 3)
    for y in (-0.3, 1.9):
        box(1.5, 0.06, 0.05, "steel", 0, y, 2.36, at, 0.012)
        for side in (-1, 1):
            box(0.05, 0.06, 0.16, "steel", side * 0.7, y, 2.28, at, 0.01)
    ladder(at @ place(-0.32, -1.25, 2.41, 0, -90), 3.9)


def ladder(at, length):
    """Stands along the matrix's z axis."""
    width = 0.46
    for side in (-1, 1):
        box(0.05, 0.09, length, "sunny", side * width / 2, 0, 0, at, 0.012, standing=True)
    for i in range(int(length / 0.3)):
        box(width - 0.04, 0.045, 0.04, "steel", 0, 0, 0.18 + i * 0.3, at, 0.008)


def _part(at, side_view, width, material, edge, segments, x=0.0):
    count = len(side_view)
    vertices = [(x + side * width / 2, y, z) for side in (-1, 1) for y, z in side_view]
    faces = [tuple(range(count)), tuple(range(count, 2 * count))[::-1]]
    faces += [(i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)]
    part = mesh("van", vertices, faces, material, smooth=60, matrix=at)
    shape = bmesh.new()
    shape.from_mesh(part.data)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(part.data)
    shape.free()
    round_edges(part, edge, segments, 20)


def _side(at, side):
    """Stripes, door gaps and handles, mirror, lights."""
    x = side * WIDTH / 2
    box(0.02, 3.30, 0.17, "lime", x, 0.72, 1.02, at, 0.008)
    box(0.02, 3.30, 0.05, "sunny", x, 0.72, 0.86, at, 0.008)
    for gap in (-0.24, 0.78):
        box(0.012, 0.03, 1.5, "dark", x, gap, 1.2, at, 0)
    for handle in (-0.42, 0.60):
        box(0.02, 0.16, 0.035, "steel", side * (WIDTH / 2 + 0.012), handle, 1.16, at, 0.006)
    box(0.16, 0.10, 0.22, "dark", side * (WIDTH / 2 + 0.12), -1.42, 1.36, at, 0.04, 3)
    head = make_material("van_headlight", "FFF6DF", 0.2, glow="FFF0C8", glow_strength=1.6)
    tail = make_material("van_tail_light", "D8382E", 0.3, glow="FF4030", glow_strength=0.6)
    box(0.30, 0.08, 0.16, head, side * 0.66, -2.455, 0.84, at, 0.03)
    box(0.12, 0.04, 0.40, tail, side * 0.86, 2.49, 1.1, at, 0.015)


def _wheel(at, side, axle):
    turn, x = side * 90, WIDTH / 2
    for radius, width, material, out, z, edge, sides in (
        (0.43, 0.03, "dark", -0.02, 0.38, 0.01, 56),
        (0.36, 0.25, "black", -0.20, 0.36, 0.06, 56),
        (0.22, 0.02, "steel", 0.045, 0.36, 0.008, 48),
        (0.07, 0.03, "dark", 0.05, 0.36, 0.005, 28),
    ):
        place_x = side * (x + out)
        cylinder(radius, width, material, place_x, axle, z, at, ry=turn, edge=edge, sides=sides)
