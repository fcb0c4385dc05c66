"""A piece cut out of a roof, on its own block: for what lies on roofs. Its cut edges are yellow."""
import math
import random

from .roof import Plane
from .roofing import clipped_shingles, clipped_tiles
from .shapes import box, mesh

BOARDS = 0.1  # thickness of the deck


def roof_piece(width, depth, pitch, low, covering="tile", material="roof_tile", seed=4):
    """Slopes up from the front (-y), its eave `low` above the ground. Returns its plane."""
    radians = math.radians(pitch)
    cos, sin = math.cos(radians), math.sin(radians)
    length = depth / cos
    outline = [(0, 0), (width, 0), (width, length), (0, length)]
    plane = Plane((-width / 2, -depth / 2, low), (1, 0, 0), (0, cos, sin), outline)
    _block(width - 0.1, depth - 0.1, pitch, low - BOARDS - 0.02)
    at = plane.at(width / 2, length / 2, -BOARDS / 2)
    box(width, length, BOARDS, "yellow", parent=at, edge=0.02)
    rng = random.Random(seed)
    lay = clipped_tiles if covering == "tile" else clipped_shingles
    left, right = (-width / 2, 0, -1, 0), (width / 2, 0, 1, 0)
    lay(plane, rng, material, cuts=[left, right])
    return plane


def _block(width, depth, pitch, low):
    high = low + depth * math.tan(math.radians(pitch))
    half, deep = width / 2, depth / 2
    vertices = [(x, y, z) for x in (-half, half) for y, z in _profile(deep, low, high)]
    faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
    mesh("block", vertices, faces, "sand_wall")


def _profile(deep, low, high):
    return (-deep, 0), (deep, 0), (deep, high), (-deep, low)
