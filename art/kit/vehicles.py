"""The small hatchback of the house views (the close-up one is in electric_car.py)."""
from .materials import make_material
from .shapes import box, cylinder, mesh, place, round_edges

PAINTS = {
    "deep_green": "1E5B3A",
    "trim": "FBF7EC",
    "navy": "101B33",
    "yellow": "F6B91E",
    "steel": "B8BDC0",
    "terracotta": "AE6547",
}
WIDTH = 1.78
# Side views (y, z) of its parts; the nose points to -y.
BODY = [
    (-2.0, 0.3),
    (-2.05, 0.62),
    (-1.8, 0.82),
    (-0.9, 0.95),
    (1.7, 1.0),
    (1.98, 0.9),
    (2.0, 0.32),
]
CABIN = [(-0.95, 0.9), (-0.2, 1.42), (0.35, 1.5), (1.2, 1.46), (1.88, 0.95)]
SIDE_WINDOWS = [(-0.78, 0.95), (-0.15, 1.37), (0.35, 1.44), (1.15, 1.40), (1.68, 0.98)]
WINDSHIELD = [(-1.0, 0.93), (-0.22, 1.425), (-0.12, 1.41), (-0.86, 0.95)]


def car(x, y, rz=0, z=0, paint="deep_green"):
    at = place(x, y, z, rz)
    body = make_material(f"car_paint_{paint}", PAINTS[paint], 0.25, coat=1.0, specular=0.5)
    glass = make_material("car_glass", "16242C", 0.06, specular=0.7, coat=1.0)
    _part(at, BODY, WIDTH, body, 0.14, 5)
    _part(at, CABIN, WIDTH * 0.93, body, 0.12, 5, taper=0.16)
    _part(at, SIDE_WINDOWS, WIDTH * 0.945, glass, 0.05, 3, taper=0.165)
    _part(at, WINDSHIELD, WIDTH * 0.80, glass, 0.02, 2, taper=0.14)
    head = make_material("headlight", "FFF6DF", 0.2, glow="FFF0C8", glow_strength=2.5)
    tail = make_material("tail_light", "C8322A", 0.3, glow="FF4030", glow_strength=1.0)
    for side in (-1, 1):
        for axle in (-1.28, 1.25):
            turn = side * 90
            cylinder(
                0.345, 0.24, "black", side * (WIDTH / 2 - 0.12), axle, 0.345, at, ry=turn, edge=0.06
            )
            cylinder(
                0.235,
                0.02,
                "aluminum",
                side * (WIDTH / 2 + 0.115),
                axle,
                0.345,
                at,
                ry=turn,
                edge=0.008,
            )
            cylinder(
                0.07,
                0.03,
                "charcoal",
                side * (WIDTH / 2 + 0.12),
                axle,
                0.345,
                at,
                ry=turn,
                edge=0.005,
            )
        box(0.34, 0.08, 0.07, head, side * 0.62, -1.99, 0.66, at, 0.03)
        box(0.4, 0.06, 0.06, tail, side * 0.6, 1.985, 0.82, at, 0.02)
        box(0.2, 0.1, 0.11, body, side * (WIDTH / 2 + 0.08), -0.55, 1.0, at, 0.04, 3)  # mirror
        box(0.02, 0.16, 0.025, "aluminum", side * WIDTH / 2, 0.35, 0.84, at, 0.006)  # handle
    box(1.2, 0.05, 0.1, "black", 0, -2.02, 0.42, at, 0.03)
    box(0.4, 0.02, 0.1, "white", 0, -2.05, 0.52, at, 0.005)


def _part(at, side_view, width, material, edge, segments, taper=0.0):
    """A side view pulled to that width; taper: share by which it narrows towards the top."""
    count = len(side_view)
    low, high = min(z for y, z in side_view), max(z for y, z in side_view)

    def half_width(z):
        return width / 2 * (1 - taper * (z - low) / (high - low))

    vertices = [(-half_width(z), y, z) for y, z in side_view]
    vertices += [(half_width(z), y, z) for y, z in side_view]
    faces = [tuple(range(count)), tuple(range(count, 2 * count))[::-1]]
    faces += [(i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)]
    part = mesh("car", vertices, faces, material, smooth=60, matrix=at)
    round_edges(part, edge, segments, 25)
