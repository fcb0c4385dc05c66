"""Cooling indoors: air handler, ducts, grilles, drain, wall head; and the units of other kinds."""
import math

from mathutils import Vector

from .materials import make_material
from .parts import cable, facing, rod, slab
from .shapes import box, cylinder, place

HANDLER = (0.66, 0.62, 1.30)  # width, depth, height


def casing():
    return make_material("cooling_casing", "EDEFEA", 0.4, edge=0.012, coat=0.15)


def duct_metal():
    return make_material("duct_wrap", "C9D2D4", 0.38, metallic=0.25, edge=0.015)


def air_handler(x, y, z):
    """Stands on z, its doors to -y; below them the slot of the filter."""
    width, depth, height = HANDLER
    at = place(x, y, z)
    box(width, depth, height, casing(), 0, 0, 0, at, 0.035, 3, standing=True)
    front = -depth / 2
    for up, tall in ((0.34, 0.42), (0.90, 0.60)):
        box(width - 0.08, 0.03, tall, casing(), 0, front - 0.012, up, at, 0.02, 3)
        box(0.2, 0.03, 0.03, "charcoal", 0, front - 0.035, up + tall / 2 - 0.07, at, 0.008)
    box(width - 0.1, 0.03, 0.07, "yellow", 0, front - 0.02, 0.07, at, 0.01)
    cylinder(0.05, 0.02, "green", 0.2, front - 0.03, 1.03, at, rx=90, edge=0.004)


def straight_duct(start, end, width, height):
    """A wrapped duct of that section along x or z; bands show its joints."""
    start, end = Vector(start), Vector(end)
    middle, run = (start + end) / 2, end - start
    along_x = abs(run.x) > abs(run.z)
    size = (abs(run.x), width, height) if along_x else (height, width, abs(run.z))
    box(*size, duct_metal(), *middle, edge=0.02)
    bands = max(1, int(run.length / 0.75))
    for i in range(1, bands + 1):
        spot = start + run * i / (bands + 1)
        band = (
            (0.05, width + 0.03, height + 0.03) if along_x else (height + 0.03, width + 0.03, 0.05)
        )
        box(*band, "aluminum", *spot, edge=0.006)


def flexible_duct(points, radius=0.17):
    """A ribbed hose through the points."""
    wrap = make_material("duct_hose", "B9C4C8", 0.4, metallic=0.3)
    rib = make_material("duct_rib", "DCE3E4", 0.4, metallic=0.2)
    cable(points, radius, wrap)
    path = _even(points, 0.085)
    for here, after in zip(path, path[1:]):
        ring = cylinder(radius + 0.018, 0.04, rib, edge=0.012, sides=24)
        ring.matrix_world = facing(here, after - here, "Z", "Y")


def _even(points, step):
    """Points at even steps along the same smooth line as a cable's."""
    points = [Vector(point) for point in points]
    points = [points[0] * 2 - points[1], *points, points[-1] * 2 - points[-2]]
    fine = []
    for i in range(1, len(points) - 2):
        a, b, c, d = points[i - 1 : i + 3]
        for k in range(40):
            t = k / 40
            fine.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t)
                + 0.5 * (3 * b - a - 3 * c + d) * t**3
            )
    even, walked = [fine[0]], 0
    for before, here in zip(fine, fine[1:]):
        walked += (here - before).length
        if walked >= step:
            even.append(here)
            walked = 0
    return even


def ceiling_register(x, y, z, top, width=0.56, depth=0.34):
    """The outlet in a ceiling at z, with its boot up to the duct at `top`."""
    box(width, depth, 0.05, "white", x, y, z - 0.02, edge=0.012)
    for i in range(4):
        across = x - width / 2 + width * (i + 0.5) / 4
        box(width / 4 - 0.05, depth - 0.08, 0.02, "charcoal", across, y, z - 0.046, edge=0)
    box(
        width * 0.72,
        depth * 0.9,
        top - z - 0.04,
        duct_metal(),
        x,
        y,
        z + 0.03,
        edge=0.02,
        standing=True,
    )


def wall_grille(at, width, height):
    """Faces the matrix's -y, centered: a frame with slats."""
    slab(width, height, 0.04, 0.03, "white", parent=at)
    box(width - 0.09, 0.01, height - 0.09, "charcoal", 0, -0.043, 0, at, 0)
    count = int((height - 0.09) / 0.055)
    for i in range(count):
        up = -(height - 0.09) / 2 + (i + 0.5) * (height - 0.09) / count
        box(width - 0.08, 0.03, 0.012, "white", 0, -0.05, up, at, 0.003, rx=-35)


def pipe(points, radius, material):
    """Straight pieces with rounded elbows."""
    for start, end in zip(points, points[1:]):
        rod(start, end, radius, material, edge=0.002)
    for x, y, z in points[1:-1]:
        box(radius * 2.5, radius * 2.5, radius * 2.5, material, x, y, z, edge=radius)


def wall_head(at, width=1.0):
    """The indoor unit of a mini-split; its back on the matrix's origin, facing -y."""
    shell = make_material("head_shell", "FBFBF8", 0.32, edge=0.02, coat=0.3)
    box(width, 0.22, 0.31, shell, 0, -0.12, 0, at, 0.07, 5)
    box(width - 0.1, 0.05, 0.045, "charcoal", 0, -0.19, -0.135, at, 0.012, rx=-24)
    box(width - 0.08, 0.10, 0.016, shell, 0, -0.235, -0.165, at, 0.006, rx=24)
    box(width - 0.06, 0.012, 0.008, "vent", 0, -0.232, 0.03, at, 0)
    light = make_material("head_light", "58D27A", glow="58E070", glow_strength=1.6)
    box(0.05, 0.02, 0.014, light, width / 2 - 0.14, -0.232, -0.03, at, 0.004)


def slim_condenser(x, y, rz, z, width=0.98, height=0.78):
    """The outdoor unit of a mini-split: flat, with one fan behind a round guard; faces -y."""
    at = place(x, y, z, rz)
    shell = make_material("slim_shell", "E9ECE6", 0.36, edge=0.015, coat=0.15)
    box(width, 0.38, height, shell, 0, 0, 0.08, at, 0.04, 4, standing=True)
    fan_x, fan_z, front = -width * 0.12, 0.08 + height / 2, -0.195
    cylinder(height * 0.41, 0.02, "charcoal", fan_x, front, fan_z, at, rx=90, sides=56, edge=0.004)
    blade = make_material("slim_blade", "6B7674", 0.4)
    for i in range(3):
        angle = math.radians(i * 120 + 20)
        r = height * 0.2
        center = fan_x + r * math.cos(angle), front - 0.03, fan_z + r * math.sin(angle)
        box(height * 0.34, 0.012, 0.17, blade, *center, at, 0.004, ry=-math.degrees(angle), rx=14)
    cylinder(0.06, 0.05, "charcoal", fan_x, front - 0.01, fan_z, at, rx=90, edge=0.01)
    for share in (0.36, 0.62, 0.86, 1.0):
        _ring(at, fan_x, front - 0.05, fan_z, height * 0.41 * share)
    for i in range(8):
        turn = math.radians(i * 45)
        reach = height * 0.41
        start = at @ Vector((fan_x, front - 0.05, fan_z))
        end = at @ Vector(
            (fan_x + reach * math.cos(turn), front - 0.05, fan_z + reach * math.sin(turn))
        )
        rod(start, end, 0.006, "steel", edge=0)
    for i in range(5):
        box(width * 0.16, 0.02, 0.02, "vent", width * 0.38, front, 0.3 + i * 0.08, at, 0.004)
    for side in (-1, 1):
        box(0.1, 0.4, 0.08, "charcoal", side * width * 0.36, 0, 0, at, 0.01, standing=True)


def _ring(at, x, y, z, radius):
    steps = 40
    points = [
        (
            x + radius * math.cos(2 * math.pi * i / steps),
            y,
            z + radius * math.sin(2 * math.pi * i / steps),
        )
        for i in range(steps + 1)
    ]
    cable(points, 0.007, "steel", parent=at, steps=1)


def package_unit(x, y, rz, z):
    """Both halves in one cabinet: louvred half with a fan on top, closed half with the ducts."""
    at = place(x, y, z, rz)
    shell = make_material("package_shell", "DDE2DA", 0.38, edge=0.015, coat=0.15)
    coil = make_material("package_coil", "2A2E30", 0.6)
    box(1.75, 1.05, 0.08, "charcoal", 0, 0, 0, at, 0.02, standing=True)
    box(0.86, 1.0, 1.02, shell, -0.43, 0, 0.08, at, 0.04, 4, standing=True)
    box(0.80, 0.94, 0.90, coil, 0.44, 0, 0.10, at, 0.03, standing=True)
    box(0.90, 1.0, 0.12, shell, 0.43, 0, 0.98, at, 0.04, 4, standing=True)
    for side in (-1, 1):
        box(0.09, 0.09, 0.94, shell, 0.82, side * 0.45, 0.08, at, 0.03, 3, standing=True)
    for i in range(16):
        up = 0.16 + i * 0.052
        box(0.78, 0.03, 0.014, "vent", 0.42, -0.47, up, at, 0.003, rx=38)
        box(0.03, 0.84, 0.014, "vent", 0.87, 0, up, at, 0.003, ry=38)
    for up in (0.36, 0.82):
        box(0.72, 0.03, 0.36, shell, -0.43, -0.505, up, at, 0.02, 3)
        box(0.2, 0.03, 0.03, "charcoal", -0.43, -0.525, up + 0.12, at, 0.008)
    cylinder(0.34, 0.03, coil, 0.43, 0, 1.09, at, sides=48)
    for share in (0.3, 0.55, 0.8, 1.0):
        steps = 40
        points = [
            (
                0.43 + 0.34 * share * math.cos(2 * math.pi * i / steps),
                0.34 * share * math.sin(2 * math.pi * i / steps),
                1.15 - 0.04 * share,
            )
            for i in range(steps + 1)
        ]
        cable(points, 0.009, "charcoal", parent=at, steps=1)
