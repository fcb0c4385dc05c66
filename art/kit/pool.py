"""The pool and what stands around it: loungers, an umbrella, a floating ring, potted plants."""
import math

import bpy

from .materials import find_material
from .plants import bush
from .shapes import border, box, cylinder, mesh, place, shade_smooth, thicken


def pool(outline):
    """Basin, coping and water; the ground must be cut out beforehand."""
    count, depth = len(outline), 1.1
    vertices = [(x, y, z) for z in (-depth, 0.02) for x, y in outline]
    walls = [(i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)]
    mesh("basin", vertices, [tuple(range(count)), *walls], "pool_basin", smooth=40)
    border(outline, 0.3, 0, 0.11, "trim", 0.035)
    mesh("water", [(x, y, -0.06) for x, y in outline], [tuple(range(count))], "water")


def pool_furniture(floating=True):
    """As the house's plot has it; floating: with the ring on the water."""
    lounger(-8.0, -4.9, 90, 0.06)
    lounger(-8.0, -3.2, 90, 0.06)
    umbrella(-7.7, -4.05, 0.06, 1.3)
    for x, y in ((-7.5, 5.4), (-7.5, -0.2)):
        potted_bush(x, y, int(x * 7 + y * 13) % 97 + 3)
    if floating:
        floating_ring(-10.6, 1.6, 0)


def potted_bush(x, y, seed):
    cylinder(0.28, 0.55, "trim", x, y, 0.06, top_radius=0.36)
    bush((x, y), (0.7, 0.7, 0.7), 260, seed, "light_leaf", 0.09, 0.5)


def lounger(x, y, rz, z):
    at = place(x, y, z, rz)
    for side in (-1, 1):
        box(0.06, 1.9, 0.06, "wood", side * 0.3, 0, 0.28, at, 0.015)
        for leg in (-0.8, 0.6):
            box(0.06, 0.06, 0.28, "wood", side * 0.3, leg, 0.14, at, 0.015)
    box(0.62, 1.2, 0.1, "trim", 0, -0.32, 0.36, at, 0.045, 4)
    back = at @ place(0, 0.28, 0.36, 0, 42)
    box(0.62, 0.85, 0.1, "trim", 0, 0.4, 0, back, 0.045, 4)
    box(0.5, 0.24, 0.12, "yellow", 0, 0.66, 0.08, back, 0.05, 4)
    box(0.63, 0.32, 0.03, "yellow", 0, -0.6, 0.42, at, 0.012)


def umbrella(x, y, z, radius):
    height, panels, rows, columns, drop = 2.4, 8, 6, 4, 0.55
    at = place(x, y, z)
    cylinder(0.035, height, "wood", x, y, z, edge=0)
    cylinder(0.26, 0.09, "concrete", x, y, z)
    for panel in range(panels):
        material = "yellow" if panel % 2 == 0 else "trim"
        cloth, valance = [], []
        for row in range(rows + 1):
            out = row / rows
            level = height + 0.02 - drop * out**1.25
            for column in range(columns + 1):
                share = column / columns
                angle = 2 * math.pi * (panel + share) / panels
                sag = 0.06 * math.sin(math.pi * share) * out
                r = radius * out - sag * 1.2
                cloth.append((r * math.cos(angle), r * math.sin(angle), level - sag * 0.6))
        for column in range(columns + 1):
            share = column / columns
            angle = 2 * math.pi * (panel + share) / panels
            sag = 0.06 * math.sin(math.pi * share)
            r = radius - sag * 1.2
            cos, sin = math.cos(angle), math.sin(angle)
            valance.append((r * cos, r * sin, height + 0.02 - drop - sag * 0.6))
            valance.append((r * cos * 1.01, r * sin * 1.01, height - 0.14 - drop - sag * 0.6))
        step = columns + 1
        quads = [
            (j * step + k, j * step + k + 1, (j + 1) * step + k + 1, (j + 1) * step + k)
            for j in range(rows)
            for k in range(columns)
        ]
        thicken(mesh("umbrella", cloth, quads, material, smooth=60, matrix=at), 0.025)
        quads = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(columns)]
        mesh("valance", valance, quads, material, matrix=at)
    cylinder(0.05, 0.1, "wood", x, y, z + height)


def floating_ring(x, y, z):
    bpy.ops.mesh.primitive_torus_add(
        major_radius=0.48,
        minor_radius=0.15,
        major_segments=48,
        minor_segments=18,
        location=(x, y, z),
    )
    ring = bpy.context.object
    shade_smooth(ring)
    for material in ("yellow", "white"):
        ring.data.materials.append(find_material(material))
    for face in ring.data.polygons:
        degrees = math.degrees(math.atan2(face.center[1], face.center[0]))
        face.material_index = int(degrees % 90 < 38)
