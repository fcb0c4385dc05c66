"""Proof of careful work, without people: small things that a crew leaves, or leaves behind.

Variants: boots (off, on the mat at the door), magnet (rolling over the lawn for nails), label (in
the door of the electrical panel), permit (the card beside the door, signed).
"""
import math
import random

from kit.boots import pair_of_boots
from kit.camera import orbit
from kit.land import wall_paint
from kit.materials import make_material
from kit.outlines import rectangle
from kit.parts import cable, card_bush, frame, rod, signal_light, slab
from kit.paving import paving
from kit.plants import grass
from kit.shapes import box, cylinder, place, prism
from kit.side_yard import potted_tree
from kit.studio import WALL, card_stage, product_stage, studio_light
from kit.openings import wall_lamp
from scenes import product_entry_door as door


def build(variant):
    studio_light(212, 40, 3.3, 0.74, (1, 0.86, 0.68), 6)
    {"boots": boots, "magnet": magnet, "label": label, "permit": permit}[variant]()


def check_mark(at, paint="green_shell", size=1.0):
    """Facing -y, on the plane y = 0."""
    cylinder(0.1 * size, 0.012, paint, 0, 0, 0, at, sides=48, rx=90, edge=0.002)
    for length, x, z, turn in ((0.06, -0.032, -0.012, 45), (0.115, 0.016, 0.006, -45)):
        box(length * size, 0.02, 0.024 * size, "paper", x * size, -0.012, z * size, at, 0.004, ry=turn)


# --- boots on the mat


def boots():
    opening = (0, door.BASE + door.HEIGHT / 2, door.WIDTH, door.HEIGHT)
    ground = product_stage(wall_paint("white"), (4.4, 2.85), opening)
    prism(ground, -0.02, 0.03, "lawn", 0.02)
    paving(-0.95, -1.8, 0.95, -0.2, "deck", 0.62, 0.54, 0.02, 0.05, 5, ground)
    box(2.5, 1.1, door.BASE - 0.02, "cream", 0, 0.24, 0.02, standing=True, edge=0.04)
    frame(door.WIDTH, door.HEIGHT, 0.10, 0.30, "white", 0, door.Y, door.BASE, bottom=False)
    post = door.LEAF_RIGHT + 0.06
    post_height = door.HEIGHT - 0.1
    box(0.09, 0.28, post_height, "white", post, door.Y, door.BASE + post_height / 2, edge=0.012)
    door.leaf()
    door.sidelight()
    door.handle()
    mat = rectangle(-0.78, 0.0, 0.26, 0.56)
    coir = make_material("coir", "A9793F", 0.95, piece_variation=0.35)
    border = make_material("mat_border", "1F6E3A", 0.9)
    prism(mat, door.BASE, door.BASE + 0.018, border, 0.006)
    inner = rectangle(-0.73, 0.05, 0.21, 0.51)
    grass(inner, [], 16000, 4, 0.03, door.BASE + 0.012, blade=coir)
    pair_of_boots(-0.14, 0.3, door.BASE + 0.035, 24, 1.35)
    potted_tree(-1.5, 0.1, 0.02, 1.3, 3, "lime")
    grass(ground, [door.WALK, door.STEP], 700, 3, 0.08, 0.03)
    orbit(248, 20, 14, (-0.2, 0.3, 0.54), 232, fstop=None)


# --- a magnet on wheels


def magnet():
    ground = card_stage(4.4, 3.2, 0.5)
    prism(ground, -0.04, 0.02, "lawn", 0.02)
    grass(ground, [], 1300, 3, 0.085, 0.02, stripes=(0.5, 1, 0.6))
    at = place(-0.1, 0.1, 0.1, -6)
    box(1.7, 0.2, 0.16, "green_shell", 0, 0, 0.3, at, 0.03, 3)
    box(1.62, 0.16, 0.05, "steel", 0, 0, 0.205, at, 0.01)
    box(1.0, 0.012, 0.03, "paper", 0, -0.105, 0.32, at, 0.004)
    for side in (-1, 1):
        wheel = at @ place(side * 0.95, 0.0, 0.2)
        cylinder(0.2, 0.1, "rubber", -0.05, 0, 0, wheel, ry=90, edge=0.03, sides=40)
        cylinder(0.1, 0.12, "yellow", -0.06, 0, 0, wheel, ry=90, edge=0.01, sides=32)
    handle = [(0, 0.06, 0.36), (0, 0.5, 0.9), (0, 0.98, 1.5)]
    cable(handle, 0.035, "steel", at)
    cylinder(0.045, 0.6, "rubber", -0.3, 0.98, 1.5, at, ry=90, edge=0.02)
    rng = random.Random(4)
    for i in range(64):  # what it has caught hangs below and at its edge, tips out
        x, lean = -0.78 + 1.56 * i / 63 + rng.uniform(-0.02, 0.02), rng.uniform(-55, 55)
        y = (-0.085, -0.06, -0.085, -0.03)[i % 4]
        nail(at @ place(x, y, 0.2, 0, 180 - (30 if i % 2 else 0)) @ place(ry=lean))
    for x, y in ((-0.9, -0.62), (-0.35, -0.8), (0.45, -0.72), (-1.25, -0.25)):
        nail(place(x, y, 0.12, rng.uniform(0, 360), 84))
    card_bush(1.55, 1.0, 0.7, 6, "leaf")
    card_bush(1.1, 1.25, 0.5, 7, "light_leaf")
    orbit(243, 17, 20, (-0.05, 0.0, 0.5), 205, fstop=None)


def nail(at):
    """A roofing nail, larger than life, pointing up from its head."""
    cylinder(0.034, 0.008, "steel", 0, 0, 0, at, sides=18, edge=0)
    cylinder(0.013, 0.17, "steel", 0, 0, 0.005, at, top_radius=0.008, sides=10, edge=0)


# --- the electrical panel


def label():
    """Its door is open; every breaker has its line in the list, and a check mark closes it."""
    wall = product_stage(wall_paint("butter"), (4.2, 2.9))
    prism(wall, -0.02, 0.03, "lawn", 0.02)
    grass(wall, [], 700, 3, 0.08, 0.03)
    at = place(-0.12, WALL, 1.5)
    metal = make_material("panel_metal", "C3CAC6", 0.4, edge=0.01)
    inside = make_material("panel_inside", "E4E8E2", 0.5)
    slab(1.0, 1.5, 0.2, 0.05, metal, edge=0.02, parent=at)
    slab(0.84, 1.34, 0.02, 0.03, inside, y=-0.2, edge=0.005, parent=at)
    box(0.3, 0.05, 0.16, "dark", 0, -0.225, 0.5, at, 0.012)
    box(0.05, 0.09, 0.1, "steel", 0.06, -0.26, 0.5, at, 0.012)
    for row in range(6):
        for side in (-1, 1):
            z = 0.28 - 0.14 * row
            box(0.24, 0.05, 0.115, "charcoal", side * 0.14, -0.225, z, at, 0.012)
            box(0.08, 0.05, 0.05, "paper", side * 0.07, -0.255, z, at, 0.01)
    lid = at @ place(0.5, -0.21, 0, -62)
    slab(1.0, 1.5, 0.03, 0.05, metal, 0.5, 0.03, edge=0.012, parent=lid)
    slab(0.78, 1.16, 0.012, 0.02, "paper", 0.5, 0, 0.02, edge=0.003, parent=lid)
    box(0.78, 0.016, 0.16, "green_shell", 0.5, -0.008, 0.52, lid, 0.004)
    rng = random.Random(8)
    for row in range(6):
        for column in (0, 1):
            x, z = 0.31 + 0.37 * column, 0.35 - 0.12 * row
            box(0.05, 0.008, 0.05, "sunny", x - 0.12, -0.014, z, lid, 0.003)
            width = rng.uniform(0.13, 0.22)
            box(width, 0.006, 0.02, "dark_green", x - 0.07 + width / 2, -0.014, z, lid, 0)
    check_mark(lid @ place(0.5, -0.02, -0.42), size=0.8)
    for x in (-0.25, 0.05):
        rod((x, WALL - 0.1, 2.2), (x, WALL - 0.1, 2.88), 0.045, "aluminum")
    card_bush(-1.35, 0.1, 0.7, 3, "leaf")
    card_bush(1.5, 0.15, 0.6, 5, "light_leaf")
    orbit(254, 9, 22, (0.14, 0.3, 1.5), 225, fstop=None)


# --- the permit


def permit():
    wall = product_stage(wall_paint("white"), (4.4, 2.9))
    prism(wall, -0.02, 0.03, "lawn", 0.02)
    grass(wall, [], 700, 3, 0.08, 0.03)
    box(1.5, 0.12, 2.6, "white", 1.25, WALL - 0.03, 0, standing=True, edge=0.02)
    box(1.2, 0.1, 2.42, "yellow", 1.28, WALL - 0.08, 0.03, standing=True, edge=0.02)
    for z in (0.72, 1.75):
        frame(0.86, 0.82, 0.06, 0.05, "yellow", 1.28, WALL - 0.14, z - 0.41, edge=0.015)
    rod((0.83, WALL - 0.22, 1.05), (0.83, WALL - 0.22, 1.5), 0.03, "dark")
    wall_lamp(-1.5, WALL, "S", 2.05)
    card(place(-0.42, WALL - 0.01, 1.5, 0, 0, 1.5))
    potted_tree(-1.55, 0.05, 0.02, 1.2, 5, "lime")
    orbit(258, 7, 22, (-0.05, 0.3, 1.44), 205, fstop=None)


def card(at):
    """In its sleeve, on four tacks: what, where, three inspections passed, and a name under it."""
    slab(1.06, 1.42, 0.02, 0.03, "light_wood", edge=0.006, parent=at)
    slab(0.96, 1.32, 0.012, 0.02, "paper", y=-0.02, edge=0.003, parent=at)
    box(0.96, 0.014, 0.22, "green_shell", 0, -0.034, 0.55, at, 0.004)
    box(0.5, 0.012, 0.04, "paper", -0.14, -0.044, 0.55, at, 0)
    for z, width in ((0.34, 0.78), (0.26, 0.62), (0.18, 0.70)):
        box(width, 0.006, 0.026, "written_line", width / 2 - 0.41, -0.034, z, at, 0)
    for row in range(3):
        z = 0.03 - 0.13 * row
        box(0.48, 0.006, 0.026, "written_line", -0.05, -0.034, z, at, 0)
        box(0.07, 0.008, 0.07, "dark_green", -0.37, -0.034, z, at, 0.004)
        for length, x, dz, turn in ((0.03, -0.382, -0.004, 45), (0.055, -0.362, 0.004, -45)):
            box(length, 0.008, 0.012, "paper", x, -0.042, z + dz, at, 0, ry=turn)
    box(0.5, 0.006, 0.010, "charcoal", -0.16, -0.034, -0.52, at, 0)
    ink = make_material("ink", "1B3F8F", 0.5)
    swing = [(-0.38 + 0.045 * i, -0.036, -0.46 + 0.05 * math.sin(i * 2.1) * (1 - i / 14)) for i in range(11)]
    cable(swing, 0.007, ink, at)
    seal = make_material("seal", "D9A521", 0.45, coat=0.2)
    cylinder(0.135, 0.012, seal, 0.29, -0.032, -0.44, at, sides=24, rx=90, edge=0.003)
    check_mark(at @ place(0.29, -0.046, -0.44), size=1.0)
    for x in (-0.48, 0.48):
        for z in (-0.66, 0.66):
            cylinder(0.022, 0.02, "steel", x, -0.02, z, at, sides=20, rx=90)
