"""Warranties: the house on three layers (maker, product, workmanship) under a large umbrella, a
plain shield leaning in front."""
import math

from kit.limes import lime
from kit.materials import make_material
from kit.miniature import miniature
from kit.outlines import rounded_rectangle
from kit.parts import cable, potted_agave, rod
from kit.shapes import ball, mesh, moved, place, prism, thicken
from kit.signs import board
from kit.studio import card_camera, endless_floor, studio_light

LAYERS = ((2.58, 0, "F6C544"), (2.24, 0.24, "BDD96A"), (1.90, 0.48, "3C9C58"))  # size, z, color
HOUSE_Z = 0.72
RADIUS, TOP, PANELS = 2.85, 3.95, 12  # of the umbrella
ARC = 1.18  # how far its ribs bend, in radians


def build():
    endless_floor(0)
    for size, z, color_code in LAYERS:
        layer = rounded_rectangle(-size, -size * 0.96, size, size * 0.96, 0.62, 16)
        material = make_material(f"layer_{color_code}", color_code, 0.5)
        prism(layer, z, z + 0.235, material, 0.05, 4)
    trees = [(-7.6, 8.2, 4.2, 1.9, 3, "light_leaf")]
    miniature(0, 0, HOUSE_Z, 0.176, -3, trees=trees, base=0.35, density=80)
    with moved(place(0.15, 1.60, 0) @ place(rx=5)):
        umbrella()
    with moved(place(-1.45, -2.66, 0.61, -8, -14)):
        shield()
    lime(1.75, -2.85, 0, 0.17, 3)
    lime(2.12, -2.72, 0, 0.14, 6)
    potted_agave(2.95, -1.5, 1.25)
    studio_light(216, 36, 3.5)
    card_camera(256, 12, 28, (0.10, 0, 1.78), 100)


def rib(share):
    """Radius and height of the umbrella at that share of its ribs."""
    drop = (1 - math.cos(share * ARC)) / (1 - math.cos(ARC))
    return RADIUS * math.sin(share * ARC) / math.sin(ARC), TOP - 1.02 * drop


def umbrella():
    """Its pole stands behind the house."""
    rod((0, 0, HOUSE_Z), (0, 0, TOP + 0.02), 0.045, "light_wood")
    ball(0, 0, TOP + 0.10, 0.075, "sunny")
    for i in range(PANELS):
        panel(i)
        angle = 2 * math.pi * i / PANELS
        cos, sin = math.cos(angle), math.sin(angle)
        line = []
        for share in (0, 0.25, 0.5, 0.75, 1):
            radius, z = rib(share)
            line.append((radius * cos, radius * sin, z - 0.035))
        cable(line, 0.014, "steel", steps=4)
        ball(RADIUS * cos, RADIUS * sin, TOP - 1.05, 0.04, "sunny", sides=16)


def panel(i):
    """Sags between its two ribs."""
    rows, columns, vertices = 9, 6, []
    for row in range(rows + 1):
        share = row / rows
        radius, z = rib(share)
        for column in range(columns + 1):
            across = column / columns
            angle = 2 * math.pi * (i + across) / PANELS
            sag = math.sin(math.pi * across) * share
            r = radius - 0.10 * sag
            vertices.append((r * math.cos(angle), r * math.sin(angle), z + 0.07 * sag * share))
    step = columns + 1
    quads = [
        (j * step + k, j * step + k + 1, (j + 1) * step + k + 1, (j + 1) * step + k)
        for j in range(rows)
        for k in range(columns)
    ]
    thicken(mesh("umbrella", vertices, quads, ("green", "paper")[i % 2], smooth=60), 0.03)


def shield():
    board(shield_outline(1.05, 1.12), 0.13, "sunny", edge=0.05)
    board(shield_outline(0.86, 0.92), 0.05, "paper", place(0, -0.12), 0.02)
    face = [(x * 0.98, z * 0.98) for x, z in shield_outline(0.70, 0.76)]
    right, left = [p for p in face if p[0] >= -1e-6], [p for p in face if p[0] <= 1e-6]
    board(right, 0.05, "green", place(0.005, -0.16), 0.012)
    board(left, 0.05, "lime", place(-0.005, -0.16), 0.012)


def shield_outline(width, height):
    half = [(0, -0.55), (0.22, -0.42), (0.40, -0.20), (0.49, 0.06)]
    half += [(0.5, 0.40), (0.27, 0.42), (0, 0.5)]
    half = [(x * width, z * height) for x, z in half]
    return half + [(-x, z) for x, z in half[-2:0:-1]]
