"""Contests: a summer lawn with a key-lime stand, a plain winner's cup on a podium, a ring toss."""
import math

import bpy
import numpy as np
from mathutils import Matrix

from kit.limes import lime, lime_slice
from kit.materials import find_material, make_material
from kit.outlines import rectangle, rounded_rectangle
from kit.parts import cable, card_bush, rod
from kit.plants import flowers, grass
from kit.shapes import ball, box, cylinder, mesh, moved, place, prism, shade_smooth, thicken
from kit.signs import board, bunting, star
from kit.studio import card_camera, card_stage, studio_light

COUNTER_TOP = 1.07
# Half the cup's section: radius, height.
CUP = [(0.25, 0), (0.25, 0.07), (0.09, 0.13), (0.06, 0.30), (0.10, 0.38), (0.25, 0.47)]
CUP += [(0.34, 0.64), (0.37, 0.86), (0.385, 0.93), (0.34, 0.93), (0.30, 0.70), (0, 0.55)]


def build():
    stage = card_stage(7.6, 5.0, 0.8)
    prism(stage, -0.02, 0.06, "lawn", 0.03)
    stand_area = rectangle(-1.6, -0.1, 1.75, 1.7)
    grass(stage, [stand_area], 420, height=0.10, z=0.05, stripes=(0.5, 1, 1.1))
    with moved(place(0.1, 0.15, 0.05)):
        counter()
        awning(place(0, 0.62, 2.86))
        with moved(place(0, 0.24, 2.66)):
            lime_slice(Matrix(), 0.62, 0.16, half=True)
        crate_of_limes(-1.0, 1)
        crate_of_limes(0.15, 2)
        lemonade()
        with moved(place(0, -0.04, 0.62)):
            rosette()
    cup(-2.45, -1.15)
    with moved(place(2.6, -1.25, 0.06, -12)):
        ring_toss()
    around()
    studio_light(216, 42, 3.4)
    card_camera(256, 14, 26, (0.02, 0, 1.52), 104)


def counter():
    """Floor, boards in two colors, posts and back wall."""
    prism(rounded_rectangle(-1.6, -0.15, 1.6, 1.5, 0.1), 0, 0.06, "light_wood", 0.02)
    boards = 11
    width = 3.0 / boards
    for i in range(boards):
        material, x = "green" if i % 2 == 0 else "paper", -1.5 + width * (i + 0.5)
        box(width - 0.012, 0.07, 0.92, material, x, 0, 0.06, standing=True, edge=0.012)
    for side in (-1, 1):
        box(0.07, 0.85, 0.92, "paper", side * 1.5, 0.44, 0.06, standing=True, edge=0.012)
    box(3.3, 0.62, 0.09, "light_wood", 0, 0.14, 0.98, standing=True, edge=0.03)
    for side in (-1, 1):
        for y, height in ((0, 2.44), (1.3, 2.8)):
            box(0.11, 0.11, height, "paper", side * 1.45, y, 0.06, standing=True)
    box(2.9, 0.06, 2.0, "yellow_wall", 0, 1.34, 0.06, standing=True)


def awning(at):
    """Stripes down a bent slope, ending in scallops."""
    stripes, rows = 10, 6
    width = 3.5 / stripes
    half = width / 2
    for i in range(stripes):
        material, x, vertices = ("sunny", "paper")[i % 2], -1.75 + width * (i + 0.5), []
        for row in range(rows + 1):
            share = row / rows
            y, z = 0.8 - 1.95 * share, 0.16 - 0.62 * share**1.25
            vertices += [(x - half, y, z), (x + half, y, z)]
        faces = [(2 * j, 2 * j + 1, 2 * j + 3, 2 * j + 2) for j in range(rows)]
        thicken(mesh("awning", vertices, faces, material, smooth=60, matrix=at), 0.03)
        scallop = []
        for degrees in range(180, 361, 15):
            angle = math.radians(degrees)
            scallop.append((x + half * math.cos(angle), 0.13 * math.sin(angle)))
        scallop += [(x + half, 0.14), (x - half, 0.14)]
        board(scallop, 0.03, material, at @ place(0, -1.14, -0.60), 0.01)
        box(width, 0.03, 0.30, material, x, 0.8, 0.02, at, 0.005)


def crate_of_limes(x, seed):
    with moved(place(x, 0.12, COUNTER_TOP, 4 * seed)):
        for z in (0.05, 0.15):
            for side in (-1, 1):
                box(0.74, 0.03, 0.085, "light_wood", 0, side * 0.2, z, edge=0.008)
                box(0.03, 0.42, 0.085, "light_wood", side * 0.36, 0, z, edge=0.008)
        box(0.72, 0.4, 0.02, "light_wood", 0, 0, 0.02, edge=0)
        for i in range(4):
            for j in range(2):
                lime(-0.255 + 0.17 * i, -0.09 + 0.18 * j, 0.10, 0.088, i * 3 + j + seed)
        for i in range(3):
            lime(-0.17 + 0.17 * i + 0.02 * seed, 0, 0.235, 0.088, i + 9 + seed)


def lemonade():
    """A jug and two glasses."""
    drink = make_material("drink", "D6EA8E", 0.12, coat=0.6)
    x, y, z = 0.92, 0.12, COUNTER_TOP
    cylinder(0.15, 0.42, drink, x, y, z, top_radius=0.12, sides=40, edge=0.03)
    cylinder(0.135, 0.06, "white_shell", x, y, 1.46, top_radius=0.15, sides=40)
    handle = [(1.05, y, 1.42), (1.2, y, 1.40), (1.22, y, 1.24), (1.08, y, 1.16)]
    cable(handle, 0.025, "white_shell")
    for x, y in ((1.28, -0.02), (1.36, 0.22)):
        cylinder(0.065, 0.17, drink, x, y, z, top_radius=0.08)
    with moved(place(1.28, -0.04, 1.24, 10)):
        lime_slice(place(0, 0, 0.02), 0.075, 0.02)


def rosette():
    """Without words."""
    for side in (-1, 1):
        ribbon = [(side * 0.02 - 0.08, 0), (side * 0.13 - 0.08, -0.46), (side * 0.13, -0.40)]
        ribbon += [(side * 0.13 + 0.08, -0.46), (side * 0.02 + 0.08, 0)]
        board(ribbon, 0.02, "lime", edge=0.005)
    pleats = []
    for angle in np.linspace(0, 2 * math.pi, 128, endpoint=False):
        radius = 0.27 * (1 + 0.09 * math.cos(16 * angle))
        pleats.append((radius * math.cos(angle), radius * math.sin(angle)))
    board(pleats, 0.05, "sunny", place(0, -0.02), 0.015)
    cylinder(0.17, 0.03, "paper", 0, -0.065, 0, rx=90, sides=48)
    star(place(0, -0.09), 0.11, 0.04)


def cup(x, y):
    """On a two-step podium."""
    z, sides = 0.5, 56
    cylinder(0.62, 0.24, "cream", x, y, 0.05, sides=72, edge=0.04)
    cylinder(0.46, 0.22, "green", x, y, 0.28, sides=72, edge=0.035)
    vertices, faces = [], []
    for radius, height in CUP:
        for i in range(sides):
            angle = 2 * math.pi * i / sides
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), height))
    for ring in range(len(CUP) - 1):
        low, high = ring * sides, (ring + 1) * sides
        for i in range(sides):
            after = (i + 1) % sides
            faces.append((low + i, low + after, high + after, high + i))
    body = mesh("cup", vertices, faces, "gold", smooth=50, matrix=place(x, y, z))
    smoother = body.modifiers.new("smooth", "SUBSURF")
    smoother.levels = smoother.render_levels = 2
    for side in (-1, 1):
        outline = ((0.35, 0.84), (0.54, 0.84), (0.56, 0.62), (0.42, 0.50), (0.26, 0.48))
        cable([(x + side * out, y, z + up) for out, up in outline], 0.035, "gold")
    star(place(x, y - 0.345, z + 0.70, 0, 12), 0.13, 0.04, "paper")


def ring_toss():
    for x, y in ((-0.42, 0), (0.42, 0), (0, -0.36), (0, 0.36)):
        rod((0, 0, 0.06), (x * 1.3, y * 1.3, 0.06), 0.045, "light_wood")
    for x, y in ((0, 0), (-0.5, 0), (0.5, 0), (0, -0.42), (0, 0.42)):
        cylinder(0.045, 0.5, "paper", x, y, 0.06, sides=24)
        ball(x, y, 0.58, 0.06, "green")
    rings = ((0.03, 0, 0.14, "sunny"), (0.53, 0, 0.14, "lime"), (-0.59, -0.62, 0.10, "sunny"))
    for x, y, z, material in rings:
        bpy.ops.mesh.primitive_torus_add(
            major_radius=0.17,
            minor_radius=0.035,
            major_segments=48,
            minor_segments=14,
            location=(x, y, z),
            rotation=(0.12, 0.1, 0),
        )
        bpy.context.object.data.materials.append(find_material(material))
        shade_smooth(bpy.context.object)


def around():
    """Limes in the grass, bushes, bunting to both sides."""
    lime(-1.35, -1.75, 0.05, 0.13, 4)
    lime(-1.02, -1.62, 0.05, 0.13, 5)
    lime(0.95, -1.5, 0.05, 0.12, 8)
    card_bush(-2.9, 1.5, 1.1, 44, "leaf", 0.04)
    card_bush(-2.1, 1.75, 0.9, 36, "light_leaf", 0.04)
    card_bush(2.55, 1.55, 1.1, 44, "leaf", 0.04)
    card_bush(3.15, 1.0, 0.8, 32, "light_leaf", 0.04)
    flowers((2.55, 1.55), (1.13, 1.02, 0.97), 30, 6, "yellow_flower", 0, 0.055)
    flowers((-2.9, 1.5), (1.13, 1.02, 0.97), 30, 7, "white_flower", 0, 0.055)
    for from_x, x, y in ((-1.4, -3.3, 1.1), (1.6, 3.3, 0.75)):
        bunting((from_x, 0.1, 2.62), (x, y, 2.05), 6, 0.16, 0.22)
        rod((x, y, 0.05), (x, y, 2.1), 0.035, "light_wood")
        ball(x, y, 2.13, 0.07, "sunny")
