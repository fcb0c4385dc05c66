"""Reviews: the front porch with a bench, and three speech boards: five, four and two stars."""
import random

from kit.desk import clipboard
from kit.openings import front_door, wall_lamp
from kit.outlines import rectangle, rounded_rectangle
from kit.parts import card_bush, potted_agave, slab
from kit.paving import paving
from kit.plants import grass
from kit.roof import roof_body
from kit.roofing import cap_tiles, clipped_tiles
from kit.shapes import box, cut_out, cylinder, moved, place, prism, round_edges
from kit.signs import speech_board, stake
from kit.studio import card_camera, card_stage, studio_light

PORCH_TOP = 0.22
BOARDS = (  # x, y, z, stars, rim, turn
    (-2.2, -0.1, 1.62, 5, "green", 4),
    (-0.62, -1.2, 0.70, 4, "lime", -5),
    (-2.72, -1.5, 0.52, 2, "sunny", 8),
)


def build():
    stage = card_stage(7.6, 5.0, 0.8)
    prism(stage, -0.02, 0.06, "lawn", 0.03)
    porch, path = rectangle(-0.75, -0.15, 3.3, 2.3), rectangle(0.7, -2.5, 2.1, -0.1)
    grass(stage, [porch, path], 420, height=0.10, z=0.05)
    house_front()
    canopy(random.Random(4))
    mat = place(1.4, 0.85, PORCH_TOP + 0.005, 0, -90)
    slab(0.95, 0.5, 0.03, 0.05, "green", edge=0.01, parent=mat)
    with moved(place(2.95, -0.95, 0.06, -14)):
        bench(1.15)
        clipboard(place(0.1, -0.02, 0.49, -14), 0.42, 0.56, 5)
    potted_agave(0.22, 0.6, 0.85, PORCH_TOP)
    potted_agave(2.62, 0.6, 0.7, PORCH_TOP, "green", 8)
    card_bush(-3.0, 1.6, 1.0, 40, "leaf", 0.04)
    card_bush(-1.2, 1.75, 0.95, 38, "light_leaf", 0.04)
    card_bush(-2.1, 1.95, 1.15, 46, "leaf", 0.04)
    for x, y, z, stars, rim, turn in BOARDS:
        with moved(place(x, y, 0, turn)):
            stake(-0.45, 0.05, z + 0.3)
            stake(0.45, 0.05, z + 0.3)
            speech_board(place(0, 0, z), stars, rim)
    studio_light(216, 42, 3.5)
    card_camera(253, 15, 26, (0.04, 0, 1.40), 108)


def house_front():
    """Wall and yellow door behind the porch."""
    prism(rounded_rectangle(-0.75, -0.1, 3.3, 2.2, 0.12), 0, PORCH_TOP, "concrete", 0.04, 3)
    path = paving(0.72, -2.4, 2.08, -0.12, "deck", 0.68, 0.46, 0.04, 0.07, 2)
    round_edges(path, 0.015, 2, 40)
    wall = box(4.05, 0.5, 2.62, "sand_wall", 1.27, 1.62, PORCH_TOP, standing=True, edge=0.05)
    cut_out(wall, [box(2.0, 1.2, 2.3, "stucco", 1.4, 1.4, PORCH_TOP + 1.14, edge=0)])
    with moved(place(1.4, 1.37, PORCH_TOP - 0.1)):
        front_door(0, 0, "S", light="cool", height=2.1)
    wall_lamp(-0.1, 1.37, "S", 1.9)
    wall_lamp(2.95, 1.37, "S", 1.9)


def canopy(rng):
    """A small tiled roof on two columns."""
    roof = roof_body(1.3, 1.02, 4.5, 2.5, 2.92, 22)
    for plane in roof.planes.values():
        clipped_tiles(plane, rng, width=0.27, row=0.36)
    (west, east), corners = roof.ridge, roof.corners
    cap_tiles(west, east, rng, lift=0.045, radius=0.145)
    for corner, end in ((0, west), (3, west), (1, east), (2, east)):
        cap_tiles(corners[corner], end, rng, lift=0.045, radius=0.14)
    box(4.6, 2.6, 0.27, "fascia", 1.3, 1.02, 2.63, standing=True, edge=0.03)
    for x in (-0.5, 3.08):
        cylinder(0.13, 2.3, "trim", x, 0.1, 0.3, top_radius=0.11, sides=40)
        box(0.36, 0.36, 0.12, "trim", x, 0.1, PORCH_TOP, standing=True, edge=0.03)
        box(0.34, 0.34, 0.1, "trim", x, 0.1, 2.57, standing=True)


def bench(width):
    for i in range(3):
        box(width, 0.15, 0.05, "light_wood", 0, -0.17 + 0.17 * i, 0.46, edge=0.015)
    for i in range(2):
        y, z = 0.27 + 0.03 * i, 0.66 + 0.19 * i
        box(width, 0.04, 0.14, "light_wood", 0, y, z, edge=0.015, rx=-8)
    for side in (-1, 1):
        x = side * (width / 2 - 0.16)
        for y in (-0.2, 0.22):
            box(0.08, 0.08, 0.44, "green", x, y, 0, standing=True, edge=0.015)
        box(0.07, 0.07, 0.56, "green", x, 0.26, 0.42, standing=True, edge=0.015, rx=-8)
        box(0.07, 0.52, 0.06, "green", x, 0, 0.42, edge=0.015)
