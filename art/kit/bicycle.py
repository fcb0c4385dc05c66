"""A bicycle for the garage, in metres: its wheels touch z = 0, it stands along x and faces +x."""
import math

import bpy
from mathutils import Vector

from .materials import find_material
from .parts import cable, rod
from .shapes import box, cylinder, place, shade_smooth

WHEEL = 0.34
REAR, FRONT = (-0.52, 0, WHEEL), (0.54, 0, WHEEL)
CRANK, SEAT, HEAD = (-0.06, 0, 0.29), (-0.20, 0, 0.80), (0.36, 0, 0.78)
SPOKES = 14


def bicycle(paint="green_shell"):
    for hub in (REAR, FRONT):
        _wheel(hub)
    for start, end in ((CRANK, SEAT), (CRANK, HEAD), (SEAT, HEAD)):
        rod(start, _toward(start, end, 1.02), 0.021, paint)
    for side in (-0.045, 0.045):
        rod(CRANK, (REAR[0], side, WHEEL), 0.012, paint)
        rod(_toward(CRANK, SEAT, 0.92), (REAR[0], side, WHEEL), 0.011, paint)
        rod(_toward(HEAD, FRONT, 0.12), (FRONT[0], side, WHEEL), 0.014, paint)
    _saddle_and_bar()
    cylinder(0.095, 0.02, "dark", CRANK[0], -0.05, CRANK[2], rx=90, sides=40)
    for turn in (0, 180):
        at = place(CRANK[0], -0.07, CRANK[2], 0, 0, turn + 35)
        box(0.02, 0.014, 0.17, "steel", 0, 0, 0.08, at, 0.004)
        box(0.10, 0.06, 0.02, "dark", 0, -0.04, 0.165, at, 0.005)


def _wheel(hub):
    tire, rim = (WHEEL - 0.021, 0.021, "rubber"), (WHEEL - 0.05, 0.011, "steel")
    for radius, thick, material in (tire, rim):
        bpy.ops.mesh.primitive_torus_add(
            major_radius=radius, minor_radius=thick, major_segments=72, minor_segments=12
        )
        ring = bpy.context.object
        ring.matrix_world = place(*hub, rx=90)
        ring.data.materials.append(find_material(material))
        shade_smooth(ring)
    for i in range(SPOKES):
        angle = 2 * math.pi * i / SPOKES
        end = Vector(hub) + Vector((math.cos(angle), 0, math.sin(angle))) * (WHEEL - 0.05)
        rod(hub, end, 0.0035, "steel", edge=0)
    cylinder(0.03, 0.08, "steel", hub[0], 0.04, hub[2], rx=90, sides=20)


def _saddle_and_bar():
    rod(SEAT, _toward(CRANK, SEAT, 1.2), 0.013, "steel")
    top = _toward(CRANK, SEAT, 1.22)
    box(0.25, 0.13, 0.05, "dark", top[0], 0, top[2], edge=0.024, segments=4)
    stem = _toward(FRONT, HEAD, 1.28)
    rod(HEAD, stem, 0.014, "steel")
    for side in (-1, 1):
        reach = [stem, (stem[0] + 0.03, side * 0.14, stem[2] + 0.03)]
        cable([*reach, (stem[0] - 0.08, side * 0.27, stem[2] + 0.02)], 0.012, "steel")
        grip = (stem[0] - 0.06, side * 0.25, stem[2] + 0.023)
        rod(grip, (stem[0] - 0.15, side * 0.30, stem[2] + 0.01), 0.018, "dark")


def _toward(start, end, share):
    return tuple(Vector(start) + (Vector(end) - Vector(start)) * share)
