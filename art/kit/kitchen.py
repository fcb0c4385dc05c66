"""The remodelled kitchen: green cabinets, yellow island, a round table by the front wall."""
import math

import bpy

from .materials import find_material, make_material
from .plants import bush, flowers
from .shapes import box, cylinder, place

from .furniture import FLOOR

COUNTER_X, COUNTER_STEP = -1.6, 0.72
COOKTOP_X = 0.56


def build():
    green = make_material("cabinet", "2F8F4E", 0.4, edge=0.01)
    worktop = make_material("worktop", "FBF8F0", 0.25, coat=0.3)
    counter(green, worktop)
    refrigerator()
    cooker_and_sink()
    island(worktop)
    dining()
    cylinder(0.17, 0.3, "aluminum", 1.3, 0.9, FLOOR)  # a pot of paint: work in progress
    cylinder(0.172, 0.16, "green", 1.3, 0.9, FLOOR + 0.05, edge=0)


def counter(green, worktop):
    for i in range(5):
        x = COUNTER_X + i * COUNTER_STEP
        box(0.70, 0.62, 0.86, green, x, 7.45, FLOOR, None, 0.015, standing=True)
        box(0.74, 0.67, 0.05, worktop, x, 7.45, FLOOR + 0.885, None, 0.01)
        box(0.64, 0.03, 0.52, green, x, 7.13, FLOOR + 0.38, None, 0.012)
        box(0.64, 0.03, 0.18, green, x, 7.13, FLOOR + 0.74, None, 0.012)
        box(0.22, 0.03, 0.02, "yellow", x, 7.10, FLOOR + 0.59, None, 0.005)
    white = make_material("wall_cabinet", "FFFDF6", 0.4, edge=0.01)
    for i in (0, 4):
        x = COUNTER_X + i * COUNTER_STEP
        box(0.70, 0.36, 0.8, white, x, 7.62, 1.75, standing=True, edge=0.015)
    tiles = make_material("wall_tile", "F6E3A4", 0.3, coat=0.3)
    box(3.6, 0.02, 0.42, tiles, -0.16, 7.79, FLOOR + 1.12, edge=0)


def refrigerator():
    steel = make_material("refrigerator", "DDE2E1", 0.25, metallic=0.4, edge=0.015)
    box(0.78, 0.72, 1.9, steel, -2.45, 7.42, FLOOR, standing=True, edge=0.03)
    box(0.72, 0.02, 0.02, "charcoal", -2.45, 7.05, FLOOR + 1.2, edge=0)
    for z in (0.8, 1.5):
        box(0.03, 0.04, 0.5, "aluminum", -2.2, 7.04, FLOOR + z, edge=0.01)


def cooker_and_sink():
    x = COOKTOP_X
    box(0.66, 0.02, 0.5, "black", x, 7.12, FLOOR + 0.42, edge=0.01)
    box(0.6, 0.46, 0.02, "black", x, 7.42, FLOOR + 0.925, edge=0.005)
    box(0.62, 0.44, 0.16, "aluminum", x, 7.6, 2.0)
    box(0.26, 0.26, 0.75, "aluminum", x, 7.66, 2.05, standing=True)
    cylinder(0.02, 0.3, "aluminum", -0.16, 7.6, FLOOR + 0.9, edge=0)
    box(0.5, 0.38, 0.02, "aluminum", -0.16, 7.42, FLOOR + 0.925, edge=0.01)


def island(worktop):
    yellow = make_material("island", "F6B91E", 0.42, edge=0.015)
    box(2.3, 0.85, 0.88, yellow, -0.2, 5.35, FLOOR, standing=True)
    box(2.6, 1.1, 0.06, worktop, -0.2, 5.3, FLOOR + 0.92, edge=0.015)
    for x in (-1.0, -0.2, 0.6):
        stool(x, 4.55)
    for x in (-0.8, 0.4):
        pendant(x, 5.3)
    for i, color_code in enumerate(("E8612C", "F6B91E", "6FA23C")):
        x, y = 0.5 + 0.13 * math.cos(i * 2.1), 5.3 + 0.1 * math.sin(i * 2.1)
        small_ball(x, y, FLOOR + 1.06, make_material(f"fruit_{color_code}", color_code, 0.4))
    cylinder(0.16, 0.05, "white", 0.5, 5.3, FLOOR + 0.95, top_radius=0.24)
    cylinder(0.07, 0.2, "white", -1.0, 5.35, FLOOR + 0.95, edge=0.02)
    size = (0.36, 0.36, 0.4)
    bush((-1.0, 5.35), size, 150, 4, "light_leaf", 0.05, FLOOR + 1.12, core=False)


def stool(x, y):
    cylinder(0.17, 0.05, "wood", x, y, FLOOR + 0.62)
    for side in (-1, 1):
        for end in (-1, 1):
            leg_x, leg_y = x + 0.11 * side, y + 0.11 * end
            cylinder(0.018, 0.64, "charcoal", leg_x, leg_y, FLOOR, edge=0)


def pendant(x, y):
    cylinder(0.008, 0.7, "charcoal", x, y, 2.35, edge=0)
    cylinder(0.2, 0.2, "deep_green", x, y, 2.15, top_radius=0.06)
    small_ball(x, y, 2.15, "lamp")


def small_ball(x, y, z, material):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=0.07, location=(x, y, z))
    bpy.context.object.data.materials.append(find_material(material))


def dining():
    x, y = 0.2, 2.3
    cylinder(0.62, 0.05, "wood", x, y, FLOOR + 0.72, sides=48, edge=0.015)
    cylinder(0.06, 0.7, "wood", x, y, FLOOR, edge=0)
    cylinder(0.3, 0.04, "wood", x, y, FLOOR, sides=40)
    cylinder(0.09, 0.22, "green", x, y, FLOOR + 0.77, edge=0.02)
    flowers((x, y), (0.4, 0.4, 0.4), 40, 6, "yellow_flower", FLOOR + 0.9, 0.05)
    for turn in (20, 110, 200, 290):
        chair(place(x, y, FLOOR, turn) @ place(0, -0.85), "yellow" if turn % 180 == 20 else "trim")


def chair(at, color):
    box(0.42, 0.42, 0.05, color, 0, 0, 0.45, at, 0.015)
    box(0.42, 0.05, 0.42, color, 0, -0.2, 0.72, at, 0.015)
    for side in (-1, 1):
        for end in (-1, 1):
            box(0.04, 0.04, 0.45, "wood", side * 0.17, end * 0.17, 0.22, at, 0.005)
