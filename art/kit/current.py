"""Where the power flows: glowing lines with arrowheads, the pole at the street and its wire."""
from mathutils import Vector

from .materials import make_material
from .parts import cable, facing, rod
from .shapes import box, cylinder

# Beyond 1.7 colors wash out.
COLORS = {"sun": "FFC21E", "battery": "3FE07A", "street": "7FD4FF"}
GLOW = 1.5
ARROW_EVERY = 1.7  # metres
POLE_HEIGHT = 7.6
ARM = 1.1


def glowing(kind):
    code = COLORS[kind]
    return make_material(f"current_{kind}", code, 0.4, glow=code, glow_strength=GLOW)


def current(points, kind, radius=0.075, every=ARROW_EVERY):
    """A line from the first point to the last, an arrowhead at its end and at every few metres."""
    material = glowing(kind)
    points = [Vector(point) for point in points]
    cable(points, radius, material, steps=8)
    for position, along in _stations(points, every):
        _arrowhead(position, along, radius * 2.9, material)


def _stations(points, every):
    """Backwards from the end, where somebody looks first."""
    waited = every
    for start, end in zip(reversed(points[:-1]), reversed(points[1:])):
        run = end - start
        done = 0.0
        while waited + run.length - done >= every:
            done += every - waited
            waited = 0.0
            yield end - run.normalized() * done, run.normalized()
        waited += run.length - done


def _arrowhead(position, along, radius, material):
    at = facing(position - along * radius * 0.9, along, "Z", "Y")
    cylinder(radius, radius * 2.2, material, 0, 0, 0, at, top_radius=0.005, sides=24, edge=0)


def street_pole(x, y, wire_to, is_down=False):
    """A wooden pole with one arm; its wire runs to the house, or hangs torn after a storm.
    Returns the points along the wire, from the pole."""
    cylinder(0.17, POLE_HEIGHT, "trunk", x, y, 0, top_radius=0.13, sides=24)
    box(0.14, 2 * ARM, 0.16, "trunk", x, y, POLE_HEIGHT - 0.55, edge=0.02)
    for side in (-1, 0, 1):
        cylinder(0.06, 0.2, "white", x, y + side * ARM * 0.85, POLE_HEIGHT - 0.47, sides=16)
    cylinder(0.24, 0.75, "aluminum", x - 0.34, y, POLE_HEIGHT - 1.9, sides=32)
    start, end = Vector((x - 0.1, y + 0.1, POLE_HEIGHT - 0.9)), Vector(wire_to)
    if is_down:
        torn = [start, start + Vector((-0.25, 0.25, -2.6)), start + Vector((-0.45, 0.5, -5.6))]
        torn += [Vector((x - 1.3, y + 1.0, 0.12)), Vector((x - 2.2, y + 0.7, 0.12))]
        cable(torn, 0.04, "black")
        cable([end, end + Vector((0.1, -0.1, -0.7)), end + Vector((0.25, -0.25, -1.5))], 0.04, "black")
        return torn
    wire = [start + (end - start) * t + Vector((0, 0, -2.4 * t * (1 - t))) for t in STEPS]
    cable(wire, 0.04, "black")
    return wire


STEPS = [i / 8 for i in range(9)]


def service_mast(x, y, z, height):
    """Where the wire from the street reaches the house."""
    rod((x, y, z), (x, y, z + height), 0.05, "aluminum")
    cylinder(0.1, 0.12, "aluminum", x, y, z + height, top_radius=0.04, sides=20)
    return (x, y, z + height - 0.1)
