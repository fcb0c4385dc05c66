"""Arrows that show where heat, cool air and water go: smooth tubes with a head."""
from mathutils import Vector

from .materials import make_material
from .parts import cable, facing
from .shapes import ball, cylinder

FLOWS = {"cool": "3FA3DC", "back": "F3AE4E", "heat": "EE5A24", "damp": "2E86C9"}


def flow_material(kind):
    """Glows a little, so that it keeps its color in the shade."""
    return make_material(f"flow_{kind}", FLOWS[kind], 0.5, glow=FLOWS[kind], glow_strength=0.35)


def flow(points, kind, radius=0.05):
    """An arrow through the points, its tip on the last one."""
    points = [Vector(point) for point in points]
    forward = (points[-1] - points[-2]).normalized()
    neck = points[-1] - forward * radius * 4.2
    cable([*points[:-1], neck], radius, flow_material(kind))
    head = cylinder(radius * 2.6, radius * 4.4, flow_material(kind), top_radius=0.004, edge=0)
    head.matrix_world = facing(neck, forward, "Z", "Y")


def drops(places, radius=0.07):
    """Water, one drop a place."""
    for x, y, z in places:
        ball(x, y, z, radius, flow_material("damp"), (1, 1, 1.25), 20)
        cylinder(
            radius * 0.78,
            radius * 1.5,
            flow_material("damp"),
            x,
            y,
            z + radius * 0.7,
            top_radius=0.003,
            edge=0,
        )
