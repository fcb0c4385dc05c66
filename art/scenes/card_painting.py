"""Card: a wall half cream, half fresh green in roller stripes; roller, pots, brush, drop cloth."""
import math

from mathutils import Vector

from kit.materials import make_material
from kit.outlines import rounded_rectangle
from kit.parts import cable, facing, rod, slab, wall_block
from kit.shapes import box, cylinder, place, prism
from kit.studio import card_camera, studio_light, card_stage

# Top and bottom of each stripe, from the right; the last ones are still short.
STRIPES = ((2.74, 0.27), (2.72, 0.27), (2.75, 0.27), (2.70, 0.27))
STRIPES += ((2.62, 0.27), (2.40, 0.62), (2.05, 1.3))
STRIPE_STEP, FIRST_STRIPE_X = 0.44, 2.08
ROLLER_X, ROLLER_Z = FIRST_STRIPE_X - 6 * STRIPE_STEP, 1.26


def build():
    card_stage(5.4, 3.9, 0.5)
    wall_block(4.6, 2.9, 0.3, 0, 0.75, "sand_wall", 0.14)
    box(4.7, 0.07, 0.26, "white", 0, 0.72, 0, standing=True)
    green = make_material("green_paint", "3C9C58", 0.38, coat=0.25)
    for i, (top, bottom) in enumerate(STRIPES):
        width, depth = 0.47 if i < 6 else 0.44, 0.03 + 0.003 * (i % 2)
        x, z = FIRST_STRIPE_X - STRIPE_STEP * i, (top + bottom) / 2
        slab(width, top - bottom, depth, 0.05, green, x, 0.765, z, 0.012)
    roller()
    cloth = make_material("drop_cloth", "D9E4CB", 0.9, variation=0.05, variation_scale=3)
    prism(rounded_rectangle(-2.35, -1.55, 2.3, 0.62, 0.25, 10), 0, 0.025, cloth, 0.01)
    paint_pot(0.95, -0.55, green, 1.25)
    paint_pot(1.78, -0.2, make_material("yellow_paint", "F9BF22", 0.35, coat=0.3), 1.05)
    paint_pot(1.62, -1.15, make_material("white_paint", "FBF8F0", 0.35, coat=0.3), 0.8)
    brush(green)
    tray(green)
    studio_light(216, 40)
    card_camera(254, 15, 19, (0, 0, 1.16), 102)


def roller():
    """At the edge of the last stripe."""
    x, y, z = ROLLER_X, 0.47, ROLLER_Z
    fleece = make_material("fleece", "359352", 0.8, bump=0.6, bump_scale=40)
    rod((x - 0.40, y, z), (x + 0.40, y, z), 0.23, fleece, edge=0.03)
    for side in (-1, 1):
        rod((x + side * 0.40, y, z), (x + side * 0.44, y, z), 0.18, "yellow")
    bracket = [
        (x + 0.42, y, z),
        (x + 0.56, y, z),
        (x + 0.56, 0.40, z - 0.26),
        (x + 0.12, 0.30, z - 0.36),
        (x, 0.27, z - 0.48),
    ]
    cable(bracket, 0.035, "steel", steps=6)
    rod((x, 0.28, z - 0.42), (x - 0.10, -0.16, z - 1.14), 0.075, "yellow", 0.09, 0.03)


def paint_pot(x, y, paint, size):
    """Open, with drips over its rim and a wire handle."""
    z = 0.025
    cylinder(0.34 * size, 0.55 * size, "steel", x, y, z, sides=48, edge=0.015)
    cylinder(0.36 * size, 0.05 * size, "steel", x, y, z + 0.52 * size, sides=48, edge=0.015)
    cylinder(0.345 * size, 0.3 * size, paint, x, y, z + 0.12 * size, sides=48, edge=0)
    cylinder(0.30 * size, 0.02, paint, x, y, z + 0.565 * size, sides=40, edge=0)
    for angle in (-0.2, 0.1, 0.28):
        sin, cos = math.sin(angle), math.cos(angle)
        start = (x + 0.345 * size * sin, y - 0.345 * size * cos, z + 0.56 * size)
        low = z + (0.25 + 0.3 * abs(angle)) * size
        end = (x + 0.352 * size * sin, y - 0.352 * size * cos, low)
        rod(start, end, 0.028 * size, paint, edge=0.01)
    handle = ((-0.36, 0, 0.5), (-0.30, -0.3, 0.36), (0, -0.42, 0.28))
    handle += ((0.30, -0.3, 0.36), (0.36, 0, 0.5))
    path = [(x + dx * size, y + dy * size, z + dz * size) for dx, dy, dz in handle]
    cable(path, 0.013, "steel")


def brush(paint):
    """Across the green pot."""
    start, along = Vector((0.62, -0.82, 0.80)), Vector((0.86, 0.32, 0.10)).normalized()
    rod(start, start - along * 0.55, 0.05, "light_wood", 0.035, 0.02)
    ferrule = facing(start + along * 0.08, along, "X", "Z")
    box(0.24, 0.05, 0.16, "steel", parent=ferrule, edge=0.01)
    bristles = facing(start + along * 0.28, along, "X", "Z")
    box(0.26, 0.06, 0.17, paint, parent=bristles, edge=0.03)


def tray(paint):
    at = place(-1.15, -0.75, 0.03, -14)
    box(1.15, 0.85, 0.12, "dark_green", 0, 0, 0.06, at, 0.05, 4)
    box(1.0, 0.70, 0.04, paint, 0, 0, 0.115, at, 0.04, 4)
    box(1.0, 0.3, 0.03, "vent", 0, 0.2, 0.135, at, 0.01, rx=12)
