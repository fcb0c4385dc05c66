"""A pair of work boots."""
import math

from .materials import make_material
from .parts import cable
from .shapes import mesh, place, round_edges

SIDES = 28
# Levels from the sole up: height, middle of the outline along the foot (the toe points to -y), half
# length, half width, how square the outline is.
SOLE = ((0.0, -0.02, 0.158, 0.056, 2.6), (0.03, -0.02, 0.162, 0.060, 2.6))
UPPER = (
    (0.03, -0.02, 0.154, 0.054, 2.5),
    (0.07, -0.02, 0.152, 0.055, 2.4),
    (0.10, -0.005, 0.136, 0.053, 2.3),
    (0.125, 0.025, 0.104, 0.050, 2.2),
    (0.155, 0.055, 0.074, 0.048, 2.1),
    (0.20, 0.068, 0.062, 0.047, 2.0),
    (0.26, 0.070, 0.062, 0.050, 2.0),
    (0.29, 0.070, 0.066, 0.054, 2.0),
)
LACES = ((0.118, -0.072), (0.142, -0.042), (0.168, -0.012), (0.198, 0.003), (0.228, 0.006))


def boot(at, leather="B9823F"):
    upper = make_material(f"leather_{leather}", leather, 0.55, variation=0.10, variation_scale=9)
    sole = make_material("boot_sole", "3B3029", 0.8)
    _loft(SOLE, sole, at, 0.008)
    _loft(UPPER, upper, at, 0.0)
    _collar(at, sole)
    lace = make_material("boot_lace", "F2D98A", 0.8)
    for i, (z, y) in enumerate(LACES):
        for side in (-1, 1):
            rod_at = [(side * 0.034, y + 0.014, z), (-side * 0.030, y - 0.006, z + 0.018)]
            cable([rod_at[0], (0, y - 0.012, z + 0.012), rod_at[1]], 0.0042, lace, at, 4)
    for side in (-1, 1):
        loop = [(0, -0.004, 0.245), (side * 0.05, -0.03, 0.25), (side * 0.062, -0.035, 0.21)]
        cable([*loop, (side * 0.02, -0.012, 0.235)], 0.0042, lace, at)


def _loft(levels, material, at, edge):
    vertices, faces = [], []
    for z, middle, length, width, power in levels:
        for i in range(SIDES):
            angle = 2 * math.pi * i / SIDES
            cos, sin = math.cos(angle), math.sin(angle)
            x = width * math.copysign(abs(cos) ** (2 / power), cos)
            y = middle + length * math.copysign(abs(sin) ** (2 / power), sin)
            vertices.append((x * (1.0 if y < middle else 0.9), y, z))
    for row in range(len(levels) - 1):
        for i in range(SIDES):
            a, b = row * SIDES + i, row * SIDES + (i + 1) % SIDES
            faces.append((a, b, b + SIDES, a + SIDES))
    faces.append(tuple(range(SIDES))[::-1])
    if material.name == "boot_sole":
        faces.append(tuple(range((len(levels) - 1) * SIDES, len(levels) * SIDES)))
    thing = mesh("boot", vertices, faces, material, smooth=60, matrix=at)
    if edge:
        round_edges(thing, edge, 2, 50)
    else:
        thing.modifiers.new("smooth", "SUBSURF").render_levels = 2
        thing.modifiers.new("thickness", "SOLIDIFY").thickness = 0.008


def _collar(at, material):
    """The padded rim and the dark inside."""
    z, middle, length, width, _ = UPPER[-1]
    ring = []
    for i in range(25):
        angle = 2 * math.pi * i / 24
        ring.append((width * 0.96 * math.cos(angle), middle + length * 0.96 * math.sin(angle), z))
    cable(ring, 0.010, material, at, 3)
    inside = [(x, y, z - 0.03) for x, y, _ in ring[:-1]]
    mesh("inside", inside, [tuple(range(24))], "rubber", matrix=at)


def pair_of_boots(x, y, z, rz, size=1.0):
    """One stands a little ahead of the other."""
    from mathutils import Matrix

    scale = Matrix.Scale(size, 4)
    boot(place(x - 0.085 * size, y, z, rz + 5) @ scale)
    boot(place(x + 0.085 * size, y - 0.05 * size, z, rz - 9) @ scale)
