"""What several rooms have."""
from .materials import make_material
from .shapes import box, cylinder, place

FLOOR = 0.22  # height of the rooms' floor


def fabric(name, color_code, roughness):
    return make_material(name, color_code, roughness, bump=0.25, bump_scale=70, edge=0.02)


def sofa(x, y, turn, width, material):
    at = place(x, y, FLOOR, turn)
    box(width, 0.9, 0.3, material, 0, 0, 0.12, at, 0.06, 4, standing=True)
    box(width, 0.24, 0.75, material, 0, 0.38, 0.12, at, 0.09, 4, standing=True)
    for side in (-1, 1):
        arm = side * (width / 2 - 0.1)
        box(0.22, 0.9, 0.52, material, arm, 0, 0.12, at, 0.08, 4, standing=True)
    seats = max(1, int(width / 0.9))
    seat = (width - 0.45) / seats
    for i in range(seats):
        middle = -width / 2 + 0.225 + seat * (i + 0.5)
        box(seat - 0.03, 0.62, 0.16, material, middle, -0.1, 0.42, at, 0.06, 4, standing=True)
    for side in (-1, 1) if seats > 1 else (1,):
        color = "yellow" if side > 0 else "trim"
        x = side * (width / 2 - 0.5)
        box(0.42, 0.14, 0.38, color, x, 0.18, 0.56, at, 0.06, 4, standing=True, rx=-14)
    for side in (-1, 1):
        for end in (-1, 1):
            x, y = side * (width / 2 - 0.15), end * 0.34
            cylinder(0.025, 0.13, "wood", x, y, 0, at, edge=0)
