"""What cleaning looks like: buckets, suds, sparkles."""
import math
import random

from .materials import make_material
from .parts import cable
from .shapes import ball, cylinder, mesh


def bucket(x, y, z, radius, height, material="yellow", filling="bucket_water", suds_seed=None):
    """suds_seed: adds suds on top."""
    rim = z + height
    cylinder(radius * 0.8, height, material, x, y, z, top_radius=radius, edge=0.02, sides=48)
    cylinder(radius * 1.05, 0.05, material, x, y, rim - 0.05, edge=0.02, sides=48)
    cylinder(radius * 0.93, 0.012, filling, x, y, rim - 0.002, edge=0, sides=40)
    handle = [
        (x - radius * 1.05, y, rim - 0.05),
        (x - radius * 0.95, y - radius * 0.75, z + height * 0.74),
        (x, y - radius * 1.2, z + height * 0.62),
        (x + radius * 0.95, y - radius * 0.75, z + height * 0.74),
        (x + radius * 1.05, y, rim - 0.05),
    ]
    cable(handle, 0.016, "steel")
    if suds_seed is not None:
        suds(x, y, rim, radius * 0.8, 22, suds_seed, radius * 0.3)


def suds(x, y, z, radius, count, seed, size):
    """A heap of bubbles on a disk of that radius."""
    rng = random.Random(seed)
    for _ in range(count):
        angle, out = rng.uniform(0, 6.3), radius * math.sqrt(rng.random())
        bubble = size * rng.uniform(0.45, 1.05) * (1.15 - 0.5 * out / radius)
        ball(
            x + out * math.cos(angle),
            y + out * math.sin(angle),
            z + bubble * 0.35 * 0.5 + (radius - out) * 0.22,
            bubble,
            "suds",
            sides=20,
        )


def sparkle(matrix, size):
    """A four-pointed star in the matrix's xz plane."""
    corners = 32
    vertices = [(0, 0, 0)]
    for i in range(corners):
        angle = 2 * math.pi * i / corners
        radius = size * (0.10 + 0.90 * abs(math.cos(2 * angle)) ** 7)
        vertices.append((radius * math.cos(angle), 0, radius * math.sin(angle)))
    faces = [(0, 1 + i, 1 + (i + 1) % corners) for i in range(corners)]
    white = make_material("sparkle", "FFFFFF", 0.5, glow="FFFFFF", glow_strength=2.2)
    mesh("sparkle", vertices, faces, white, matrix=matrix).visible_shadow = False
