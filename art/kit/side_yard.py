"""What is beside a house: a hose reel, a watering can, a downspout, flowering and potted plants."""
import math

import bpy

from .materials import find_material
from .parts import cable, rod
from .plants import bush, flowers
from .shapes import ball, box, cylinder, place, shade_smooth

TURNS = 4  # of the hose


def hose_reel(x, y, z, radius=0.36):
    """Hangs on a wall at y, its end falls to the ground `z` below."""
    box(0.16, 0.18, 0.30, "dark", x, y - 0.09, z, edge=0.03)
    for i in range(TURNS):
        for k in range(2):
            bpy.ops.mesh.primitive_torus_add(
                major_radius=radius - 0.075 * k - 0.012 * (i % 2),
                minor_radius=0.036,
                major_segments=72,
                minor_segments=12,
            )
            turn = bpy.context.object
            turn.matrix_world = place(x, y - 0.10 - 0.062 * i, z, rx=90 + 1.5 * (i - 1))
            turn.data.materials.append(find_material("green"))
            shade_smooth(turn)
    cylinder(0.14, 0.34, "dark", x, y - 0.02, z, rx=90, sides=40)
    cylinder(0.19, 0.03, "yellow", x, y - 0.35, z, rx=90, sides=48)
    end = [(x + radius, y - 0.16, z), (x + radius + 0.02, y - 0.2, z * 0.5)]
    end += [(x + radius - 0.05, y - 0.34, 0.06), (x + 0.05, y - 0.52, 0.05)]
    cable([*end, (x - 0.3, y - 0.42, 0.05)], 0.036, "green")
    rod((x - 0.3, y - 0.42, 0.05), (x - 0.46, y - 0.44, 0.07), 0.03, "yellow", 0.05)


def watering_can(x, y, z=0, rz=0, size=1.0):
    at = place(x, y, z, rz)
    tin = "sunny"
    cylinder(0.2 * size, 0.36 * size, tin, 0, 0, 0, at, 48, 0.17 * size, 0.02)
    spout = [(0.16, 0, 0.08), (0.34, 0, 0.22), (0.46, 0, 0.42)]
    cable([[c * size for c in point] for point in spout], 0.03 * size, tin, at)
    head = at @ place(0.46 * size, 0, 0.42 * size, ry=35)
    cylinder(0.035 * size, 0.09 * size, tin, 0, 0, 0, head, 32, 0.08 * size)
    handle = [(-0.17, 0, 0.1), (-0.36, 0, 0.24), (-0.26, 0, 0.46), (-0.05, 0, 0.40)]
    cable([[c * size for c in point] for point in handle], 0.022 * size, tin, at)


def hibiscus(x, y, size, seed, blossom="pink_flower", z=0):
    """A bush with large flowers."""
    shape = (size, size * 0.85, size * 1.05)
    bush((x, y), shape, int(820 * size * size) + 160, seed, "leaf", 0.085, z)
    flowers((x, y), shape, int(15 * size * size) + 6, seed + 1, blossom, z, 0.085)


def downspout(x, y, top, bottom=0.0):
    """White, down a wall at y, turned out at its foot."""
    middle = (top + bottom + 0.2) / 2
    box(0.17, 0.13, top - bottom - 0.2, "white", x, y - 0.09, middle, edge=0.03)
    for z in (bottom + 0.7, top - 0.5):
        box(0.23, 0.16, 0.05, "white", x, y - 0.09, z, edge=0.01)
    foot = place(x, y - 0.1, bottom + 0.2, rx=58)
    box(0.17, 0.13, 0.36, "white", 0, 0, -0.14, foot, 0.03)


def potted_tree(x, y, z=0, height=1.5, seed=3, fruit=None, pot="yellow"):
    """A clipped ball of leaves on a stem; fruit: material of what hangs in it."""
    cylinder(0.2, 0.36, pot, x, y, z, top_radius=0.27, edge=0.02, sides=48)
    cylinder(0.24, 0.02, "mulch", x, y, z + 0.345, edge=0)
    crown = height * 0.52
    rod((x, y, z + 0.3), (x, y, z + height - crown * 0.6), 0.028, "trunk")
    bush((x, y), (crown, crown, crown), 900, seed, "leaf", 0.06, z + height - crown)
    if not fruit:
        return
    for i in range(9):
        angle, level = i * 2.4, -0.34 + 0.085 * i
        out = crown * 0.5 * math.sqrt(1 - (level * 1.7) ** 2)
        fruit_x, fruit_y = x + out * math.cos(angle), y + out * math.sin(angle)
        ball(fruit_x, fruit_y, z + height - crown * (0.5 - level), 0.062, fruit, sides=20)
