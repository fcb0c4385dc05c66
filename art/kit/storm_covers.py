"""What goes over a window before a storm: panels, accordion and roll-down shutters.

Each takes the window's own numbers (x, y, face, width, height, z) and is drawn partly closed, so
that one sees the glass behind it and how it moves.
"""
from .materials import make_material
from .openings import on_wall
from .shapes import box, cylinder, mesh

OVERLAP = 0.2  # how far a cover reaches past the opening on each side
OUT = -0.2  # in front of the wall, clear of sill and trim


def panels(x, y, face, width, height, z, missing=1, leaning=True):
    """Corrugated metal panels in a track above, bolted below; the last ones are not up yet."""
    wall = on_wall(x, y, face)
    count, full, tall = 6, width + 2 * OVERLAP, height + 2 * OVERLAP
    each = full / count
    for i in range(count - missing):
        _corrugated(each, tall, wall, -full / 2 + each * (i + 0.5), OUT, z - OVERLAP)
    box(full + 0.1, 0.1, 0.09, "aluminum", 0, OUT + 0.02, z + height + OVERLAP, wall, 0.012)
    box(full + 0.1, 0.07, 0.06, "aluminum", 0, OUT + 0.05, z - OVERLAP + 0.06, wall, 0.01)
    for i in range((count - missing) * 2):
        across = -full / 2 + each * (i + 0.5) / 2
        _wing_nut(wall, across, OUT - 0.05, z - OVERLAP + 0.07)
    if leaning:
        for i in range(missing):
            across = full / 2 + 0.42 + i * 0.1
            _corrugated(each, tall, wall, across, OUT - 0.5, 0.02, rx=-13)


def _corrugated(width, height, wall, x, y, z, rx=0):
    from .shapes import place

    steel = make_material("panel_steel", "C3CACC", 0.38, metallic=0.25, specular=0.5)
    depth, waves = 0.05, 2
    line = []
    for wave in range(waves):
        start = -width / 2 + wave * width / waves
        for share, out in ((0.0, 0), (0.28, 0), (0.42, -depth), (0.86, -depth)):
            line.append((start + share * width / waves, out))
    line.append((width / 2, 0))
    vertices = [(a, b, up) for up in (0, height) for a, b in line]
    n = len(line)
    faces = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
    mesh("panel", vertices, faces, steel, matrix=wall @ place(x, y, z, 0, rx))


def _wing_nut(wall, x, y, z):
    cylinder(0.018, 0.04, "steel", x, y + 0.02, z, wall, 10, edge=0.004, rx=90)
    box(0.075, 0.014, 0.028, "steel", x, y - 0.025, z, wall, 0.006, rz=12)


def accordion(x, y, face, width, height, z, closed=0.7):
    """Folding blades in two tracks; closed: share of the opening that they cover."""
    wall = on_wall(x, y, face)
    blade = make_material("accordion", "8C7760", 0.42, specular=0.45)
    full, low, high = width + 2 * OVERLAP, z - OVERLAP + 0.06, z + height + OVERLAP - 0.02
    for up in (low, high):
        box(full + 0.24, 0.15, 0.075, "white", 0, OUT + 0.03, up, wall, 0.012)
    reach = full * closed
    _folds(wall, blade, -full / 2, reach, 13, low + 0.03, high - 0.03)
    _folds(wall, blade, full / 2 - 0.2, 0.2, 8, low + 0.03, high - 0.03)
    edge = -full / 2 + reach
    box(0.05, 0.1, high - low - 0.08, "white", edge + 0.03, OUT, (low + high) / 2, wall, 0.01)
    box(0.03, 0.05, 0.22, "charcoal", edge + 0.03, OUT - 0.07, (low + high) / 2, wall, 0.01)


def _folds(wall, material, start, run, folds, low, high):
    vertices, faces = [], []
    for i in range(folds + 1):
        out = OUT + (0.055 if i % 2 else -0.055)
        vertices += [(start + run * i / folds, out, low), (start + run * i / folds, out, high)]
    for i in range(folds):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    mesh("blades", vertices, faces, material, matrix=wall)


def roll_down(x, y, face, width, height, z, closed=0.62):
    """Slats that come out of a box above the window, between two rails."""
    wall = on_wall(x, y, face)
    slat = make_material("roll_slat", "E4E6E1", 0.4, specular=0.45)
    full, top, low = width + 2 * OVERLAP - 0.12, z + height + 0.1, z - 0.1
    box(full + 0.16, 0.3, 0.3, "white", 0, OUT - 0.03, top + 0.12, wall, 0.035, 3)
    for side in (-1, 1):
        across = side * (full / 2 + 0.01)
        box(0.09, 0.12, top - low, "white", across, OUT + 0.04, (top + low) / 2, wall, 0.012)
    pitch = 0.068
    count = int((top - low) * closed / pitch)
    for i in range(count):
        up = top - (i + 0.5) * pitch
        box(full - 0.05, 0.03, pitch * 0.94, slat, 0, OUT + 0.02, up, wall, 0.014, 3)
    up = top - (count + 0.5) * pitch
    box(full - 0.05, 0.06, 0.085, "aluminum", 0, OUT + 0.02, up, wall, 0.015)
    box(0.3, 0.04, 0.03, "charcoal", 0, OUT - 0.03, up, wall, 0.01)
