"""What stands at the water: docks, boats, a boardwalk, sea walls."""
from .materials import make_material
from .shapes import box, cylinder, place, prism

HULL = [(-1.15, -2.9), (-0.95, -3.2), (0.95, -3.2), (1.15, -2.9), (1.2, 0.6), (0.75, 2.4), (0, 3.4)]
HULL += [(-0.75, 2.4), (-1.2, 0.6)]


def boat(x, y, rz=0, stripe="green"):
    """A small open boat with a top, its bow to +y; it floats at z = 0 of the scene's water."""
    at = place(x, y, -0.55, rz)
    white = make_material("boat_hull", "FBF9F2", 0.25, coat=0.6)
    prism(HULL, 0.0, 0.32, stripe, 0.08, parent=at)
    prism([(a * 1.04, b * 1.02) for a, b in HULL], 0.32, 0.8, white, 0.1, 3, parent=at)
    inside = [(a * 0.8, b * 0.82 - 0.15) for a, b in HULL]
    prism(inside, 0.78, 0.83, "deck", 0.02, parent=at)
    box(0.9, 0.7, 0.75, white, 0, -0.5, 0.8, at, 0.08, standing=True)
    box(0.85, 0.06, 0.4, make_material("boat_glass", "2A3B44", 0.1), 0, -0.2, 1.65, at, rx=-20)
    box(1.1, 0.5, 0.35, "yellow", 0, -1.5, 0.8, at, 0.06, standing=True)
    for side in (-0.75, 0.75):
        for along in (-1.3, 0.1):
            cylinder(0.03, 1.5, "aluminum", side, along, 0.8, at, 12, edge=0)
    box(1.8, 2.2, 0.08, stripe, 0, -0.6, 2.32, at, 0.03)
    box(0.4, 0.45, 0.7, "charcoal", 0, -3.3, 0.55, at, 0.08, standing=True)


def dock(x, y, width, length, z=0.1, water=-0.5):
    """Planks across, along y from (x, y), on piles."""
    count = int(length / 0.32)
    for i in range(count):
        box(width, 0.28, 0.08, "wood", x, y + (i + 0.5) * length / count, z, edge=0.01)
    for side in (-1, 1):
        for i in range(int(length / 2.2) + 1):
            at = y + 0.2 + i * (length - 0.4) / max(1, int(length / 2.2))
            cylinder(0.13, z - water + 0.75, "trunk", x + side * width / 2, at, water, sides=14)
            cylinder(0.14, 0.06, "trim", x + side * width / 2, at, z + 0.75, sides=14)


def sea_wall(x0, y0, x1, y1, z=0.18, thickness=0.6):
    width, depth = abs(x1 - x0) or thickness, abs(y1 - y0) or thickness
    box(width, depth, 0.9, "concrete", (x0 + x1) / 2, (y0 + y1) / 2, z - 0.45, edge=0.05)
