"""Leaves, hedges, flowers, agaves, trees and grass: real geometry, each piece a bit different."""
import math
import random

import numpy as np

from .outlines import inside
from .shapes import box, cylinder, pebble, quad_mesh


def _unit_rows(vectors):
    return vectors / np.linalg.norm(vectors, axis=1)[:, None]


def bush(position, size, leaf_count, seed, material="leaf", leaf=0.11, z=0, core=True):
    """A ball of leaves around (x, y), standing on z; size: along x, y and z. core: the dark ball
    inside that hides the gaps."""
    rng = np.random.default_rng(seed)
    normals = _unit_rows(rng.normal(size=(leaf_count, 3)))
    _leaf_cards(rng, normals.copy(), normals, position, size, material, leaf, z)
    if core:
        x, y, z = position[0], position[1], z + size[2] / 2
        ball = pebble(x, y, z, 0.5, "bush_core", 3, [side * 0.86 for side in size])
        ball.data.polygons.foreach_set("use_smooth", [False] * len(ball.data.polygons))


def hedge(position, size, leaf_count, seed, material="leaf", leaf=0.11):
    """A clipped box of leaves."""
    rng = np.random.default_rng(seed)
    rng.normal(size=(leaf_count, 3))  # skipped: leaves stay as in the masters
    width, depth, height = size
    areas = np.array([depth * height, width * height, width * depth])
    axis = rng.choice(3, leaf_count, p=areas / areas.sum())
    points = rng.uniform(-1, 1, (leaf_count, 3))
    side = rng.choice([-1, 1], leaf_count)
    rows = np.arange(leaf_count)
    points[rows, axis] = side
    normals = np.zeros((leaf_count, 3))
    normals[rows, axis] = side
    at_edge = np.abs(points) > 0.86
    normals = _unit_rows(normals + np.where(at_edge, np.sign(points), 0) * 0.8)
    points = points * (1 - 0.07 * (at_edge.sum(1) > 1)[:, None])  # rounds the edges
    _leaf_cards(rng, points, normals, position, size, material, leaf, 0)
    core_size = width * 0.86, depth * 0.86, height * 0.9
    box(*core_size, "bush_core", *position, height * 0.45, edge=0.12, segments=3)


def _leaf_cards(rng, points, normals, position, size, material, leaf, z):
    """One bent quad a leaf at points of the cube from -1 to 1, scaled to the size."""
    height = size[2]
    points = points * np.array(size) / 2 * (1 + 0.09 * rng.normal(size=(len(points), 1)))
    above_ground = points[:, 2] > -height / 2 * 0.98
    points, normals = points[above_ground], normals[above_ground]
    count = len(points)
    facing = _unit_rows(normals + 0.75 * rng.normal(size=(count, 3)))
    along = _unit_rows(np.cross(facing, rng.normal(size=(count, 3))))
    across = np.cross(facing, along)
    length = leaf * rng.uniform(0.6, 1.25, (count, 1))
    fold = facing * length * 0.12
    corners = [
        points - along * length,
        points + across * length * 0.45 + fold,
        points + along * length,
        points - across * length * 0.45 + fold,
    ]
    center = np.array([position[0], position[1], z + height / 2])
    shades = np.clip(0.35 + 0.3 * points[:, 2] / height + 0.25 * rng.normal(size=count), 0, 1)
    quad_mesh(
        "leaves",
        np.stack(corners, 1).reshape(-1, 3) + center,
        np.arange(4 * count).reshape(-1, 4),
        material,
        np.repeat(shades, 4),
    )


def flowers(position, size, count, seed, material="yellow_flower", z=0, petal=0.055):
    """Five-petal flowers over the upper half of a ball of that size."""
    rng = np.random.default_rng(seed)
    directions = rng.normal(size=(count, 3))
    directions[:, 2] = np.abs(directions[:, 2])
    directions = _unit_rows(directions)
    points = directions * np.array(size) / 2 * 1.04
    base = np.array([position[0], position[1], z + size[2] / 2])
    vertices, quads = [], []
    for i in range(count):
        facing = directions[i] + 0.3 * rng.normal(size=3)
        facing /= np.linalg.norm(facing)
        first = np.cross(facing, [0.3, 0.5, 0.8])
        first /= np.linalg.norm(first)
        second = np.cross(facing, first)
        center = points[i] + base
        for k in range(5):
            angle = k * 2 * math.pi / 5 + i
            out = first * math.cos(angle) + second * math.sin(angle)
            side = np.cross(facing, out) * petal * 0.5
            lifted = center + facing * petal * 0.3
            corner = len(vertices)
            vertices += [
                center,
                lifted + out * petal + side,
                center + out * petal * 1.45 + facing * petal * 0.35,
                lifted + out * petal - side,
            ]
            quads.append((corner, corner + 1, corner + 2, corner + 3))
    quad_mesh("flowers", np.array(vertices), quads, material, np.full(len(vertices), 0.6))


def agave(x, y, z=0, size=0.7, seed=0, material="light_leaf", leaf_count=22):
    rng = random.Random(seed)
    base = np.array([x, y, z])
    vertices, quads, shades = [], [], []
    for i in range(leaf_count):
        angle, share = i * 2.4, i / leaf_count
        lift = math.radians(80 - 70 * share)
        cos, sin = math.cos(angle), math.sin(angle)
        out = np.array([cos * math.cos(lift), sin * math.cos(lift), math.sin(lift)])
        half_width = np.array([-sin, cos, 0]) * size * 0.10
        length = size * (0.7 + 0.4 * share)
        middle = base + out * length * 0.5
        tip = base + out * length + np.array([0, 0, -0.12 * size * share])
        vertices += [base - half_width * 0.7, base + half_width * 0.7]
        vertices += [middle + half_width, middle - half_width]
        vertices += [tip + half_width * 0.05, tip - half_width * 0.05]
        k = 6 * i
        quads += [(k, k + 1, k + 2, k + 3), (k + 3, k + 2, k + 4, k + 5)]
        shades += [0.3 + 0.5 * rng.random()] * 6
    quad_mesh("agave", np.array(vertices), quads, material, shades)


def tree(x, y, height=5.0, radius=2.2, seed=0, material="leaf", balls=9, leaf=0.115):
    """A trunk under balls of leaves."""
    rng = random.Random(seed)
    cylinder(0.2, height * 0.6, "trunk", x, y, 0, top_radius=0.12, edge=0)
    for i in range(balls):
        angle, out = i * 2.4, radius * 0.55 * math.sqrt((i + 0.3) / balls)
        size = radius * rng.uniform(0.75, 1.05) * (1.25 - 0.5 * i / balls)
        lift = height * 0.55 + rng.uniform(-0.3, 0.5) + (1 - i / balls) * radius * 0.45
        bush(
            (x + out * math.cos(angle), y + out * math.sin(angle)),
            (size * 1.25, size * 1.25, size),
            int(620 * size * size),
            seed * 31 + i,
            material,
            leaf,
            lift,
        )


def grass(outline, holes, density, seed=1, height=0.085, z=0, stripes=None, blade="grass_blade"):
    """Blades within the outline, outside the holes. density: blades a square metre before the
    holes; stripes: (x, y, width) of mowing stripes, across the direction (x, y)."""
    rng = np.random.default_rng(seed)
    corners = np.array(outline)
    low, high = corners.min(0), corners.max(0)
    points = rng.uniform(low, high, (int(density * np.prod(high - low)), 2))
    wanted = inside(points, outline)
    for hole in holes:
        wanted &= ~inside(points, hole)
    points = points[wanted]
    count = len(points)
    angle = rng.uniform(0, 2 * np.pi, count)
    blade_height = height * rng.uniform(0.55, 1.3, count)
    half_width = 0.014 + 0.01 * rng.random(count)
    lean_x, lean_y = rng.normal(size=(2, count)) * height * 0.45
    foot = np.c_[points, np.full(count, z)]
    side = np.c_[np.cos(angle), np.sin(angle), np.zeros(count)] * half_width[:, None]
    tip = foot + np.c_[lean_x, lean_y, blade_height]
    middle = foot + np.c_[lean_x * 0.3, lean_y * 0.3, blade_height * 0.6]
    lower = [foot - side, foot + side, middle + side * 0.75, middle - side * 0.75]
    upper = [middle - side * 0.75, middle + side * 0.75, tip + side * 0.1, tip - side * 0.1]
    shades = rng.random(count) * 0.6 + 0.2
    x, y = points[:, 0], points[:, 1]
    shades += 0.16 * np.sin(x * 0.9 + 1.3 * np.sin(y * 0.6)) * 0.6  # soft patches
    if stripes:
        stripe = np.floor((x * stripes[0] + y * stripes[1]) / stripes[2])
        shades += np.where(stripe % 2 == 0, 0.14, -0.14)
    quad_mesh(
        "grass",
        np.stack(lower + upper, 1).reshape(-1, 3),
        np.arange(8 * count).reshape(-1, 4),
        blade,
        np.repeat(np.clip(shades, 0, 1), 8),
    )
