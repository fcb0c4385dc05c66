"""The house's equipment: condensers far and near, the wall battery, path lights."""
import math

import bpy

from .materials import find_material, make_material
from .openings import on_wall
from .shapes import box, cylinder, mesh, place

QUARTERS = (0, 90, 180, 270)


def condenser(x, y):
    """Seen from afar."""
    at = place(x, y, 0.1)
    box(1.15, 1.15, 0.1, "concrete", 0, 0, -0.05, at, 0.03)
    body = make_material("condenser", "DCDFD8", 0.45, edge=0.01)
    louvre = make_material("condenser_louvre", "AEB4AE", 0.5)
    box(0.92, 0.92, 0.95, body, 0, 0, 0.5, at, 0.06, 4)
    sides = (0, -0.47, 0.78, 0.02), (0, 0.47, 0.78, 0.02)
    sides += (0.47, 0, 0.02, 0.78), (-0.47, 0, 0.02, 0.78)
    for i in range(13):
        for dx, dy, width, depth in sides:
            box(width, depth, 0.022, louvre, dx, dy, 0.17 + i * 0.055, at, 0.004)
    cylinder(0.4, 0.05, "charcoal", 0, 0, 0.96, at)
    cylinder(0.12, 0.03, "charcoal", 0, 0, 1.03, at)
    for i in range(5):
        angle = i * 1.257
        blade = 0.2 * math.cos(angle), 0.2 * math.sin(angle), 1.015
        box(0.36, 0.1, 0.012, "black", *blade, at, 0, rz=math.degrees(angle), rx=18)
    for radius in (0.14, 0.2, 0.26, 0.32, 0.38):
        _guard_ring(at, radius)


def _guard_ring(at, radius):
    steps, vertices = 40, []
    for i in range(steps):
        angle = 2 * math.pi * i / steps
        for r in (radius - 0.006, radius + 0.006):
            vertices.append((r * math.cos(angle), r * math.sin(angle), 1.05))
    count = 2 * steps
    faces = [(2 * i, 2 * i + 1, (2 * i + 3) % count, (2 * i + 2) % count) for i in range(steps)]
    mesh("guard", vertices, faces, "black", matrix=at)


def close_condenser(x, y, rz, z):
    """Seen near: posts, louvred sides over a dark coil, domed wire guard, blades, badge."""
    at = place(x, y, z, rz)
    body = make_material("close_condenser", "CFD6CC", 0.38, edge=0.012, coat=0.15)
    coil = make_material("condenser_coil", "2A2E30", 0.6)
    louvre = make_material("close_louvre", "D9DFD6", 0.4)
    box(0.98, 0.98, 0.07, body, 0, 0, 0.05, at, 0.03, 3)
    box(0.84, 0.84, 0.86, coil, 0, 0, 0.50, at, 0.03)
    box(1.0, 1.0, 0.10, body, 0, 0, 0.96, at, 0.045, 4)
    for dx in (-0.45, 0.45):
        for dy in (-0.45, 0.45):
            box(0.10, 0.10, 0.9, body, dx, dy, 0.5, at, 0.03, 3)
    for i in range(17):
        for turn in QUARTERS:
            side = at @ place(0, 0, 0.125 + i * 0.046, turn)
            box(0.80, 0.035, 0.012, louvre, 0, -0.455, 0, side, 0.003, 1, rx=38)
    for turn in QUARTERS:
        side = at @ place(0, 0, 0.5, turn)
        for dx in (-0.2, 0.2):
            box(0.018, 0.02, 0.8, louvre, dx, -0.472, 0, side, 0.004, 1)
    _badge(at)
    _fan(at, coil)
    for dx in (-0.3, 0.3):
        for dy in (-0.3, 0.3):
            box(0.12, 0.12, 0.05, "black", dx, dy, 0, at, 0.01)


def _badge(at):
    box(0.30, 0.02, 0.12, "white", 0, -0.497, 0.86, at, 0.02, 3)
    cylinder(0.035, 0.02, "yellow", -0.08, -0.505, 0.86, at, rx=90)
    box(0.12, 0.012, 0.02, "green", 0.05, -0.51, 0.875, at, 0.005)
    box(0.12, 0.012, 0.02, "green", 0.05, -0.51, 0.845, at, 0.005)


def _fan(at, coil):
    cylinder(0.41, 0.03, coil, 0, 0, 1.0, at, sides=48)
    blade = make_material("condenser_blade", "55605F", 0.4)
    for i in range(4):
        angle = i * 1.571
        center = 0.19 * math.cos(angle), 0.19 * math.sin(angle), 1.045
        box(0.27, 0.13, 0.01, blade, *center, at, 0.003, rz=math.degrees(angle), rx=11)
    for radius in (0.10, 0.155, 0.21, 0.265, 0.32, 0.375, 0.42):
        bpy.ops.mesh.primitive_torus_add(
            major_radius=radius, minor_radius=0.007, major_segments=56, minor_segments=6
        )
        ring = bpy.context.object
        ring.matrix_world = at @ place(0, 0, 1.13 - 0.085 * (radius / 0.42) ** 2.2)
        ring.data.materials.append(find_material("charcoal"))
    for i in range(8):
        spoke = at @ place(0, 0, 1.13, i * 45)
        box(0.16, 0.012, 0.012, "charcoal", 0.18, 0, -0.013, spoke, 0, ry=8)
        box(0.175, 0.012, 0.012, "charcoal", 0.338, 0, -0.054, spoke, 0, ry=22)
    cylinder(0.10, 0.02, "charcoal", 0, 0, 1.12, at)


def battery(x, y, face, z, color_code="F4F4F0"):
    wall = on_wall(x, y, face)
    shell = make_material("battery_shell", color_code, 0.35, edge=0.02, coat=0.3)
    light = make_material("battery_light", "7CE38B", glow="58E070", glow_strength=4)
    box(0.75, 0.16, 1.15, shell, 0, -0.1, z + 0.58, wall, 0.05, 4)
    box(0.375, 0.01, 0.025, light, 0, -0.185, z + 0.9, wall, 0.004)


def path_light(x, y):
    cylinder(0.03, 0.42, "charcoal", x, y, 0, edge=0)
    cylinder(0.055, 0.1, "lamp", x, y, 0.36)
    cylinder(0.13, 0.07, "charcoal", x, y, 0.45, top_radius=0.03, edge=0)


def street_lamp(x, y, height=5.2, reach=1.3):
    """Its arm reaches over the street, to -y. Returns the middle of its lens."""
    lens = make_material("street_lens", "D8D4C6", 0.35)
    cylinder(0.13, 0.5, "charcoal", x, y, 0, edge=0.02)
    cylinder(0.075, height, "charcoal", x, y, 0, top_radius=0.055, edge=0)
    box(0.07, reach, 0.07, "charcoal", x, y - reach / 2 + 0.04, height - 0.03)
    box(0.3, 0.62, 0.11, "charcoal", x, y - reach, height, edge=0.03)
    box(0.22, 0.5, 0.04, lens, x, y - reach, height - 0.065, edge=0.01)
    return (x, y - reach, height - 0.09)
