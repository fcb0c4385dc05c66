"""Other houses of the coast: the bungalow with its porch, and homes in a row."""
import random

from .land import pavement, wall_paint
from .materials import make_material
from .openings import front_door, garage_door, opening, window
from .outlines import rectangle
from .roof import roof_body
from .roofing import cap_shingles, cap_tiles, clipped_shingles, clipped_tiles, seam_roof, tile_color
from .shapes import box, cut_out, cylinder, mesh, prism

BUNGALOW_WINDOWS = (
    (-1.55, 0, "S", 1.6, 1.35, 0.9),
    (-3.2, 2.3, "W", 1.3, 1.3, 0.95),
    (-3.2, 5.6, "W", 1.3, 1.3, 0.95),
)
BUNGALOW_DOOR = (1.45, 0, "S", 2.0, 2.4, 0.05)
UNIT, DEPTH, EAVE = 7.0, 9.0, 5.7  # of one home in a row, metres


def bungalow(wall, roof_color, door="yellow", metal=False, seed=1):
    """6.4 by 8 metres, its gable and porch to -y."""
    rng = random.Random(seed)
    paint = wall_paint(wall)
    body = prism(rectangle(-3.2, 0, 3.2, 8), 0, 2.75, paint, smooth=None)
    cut_out(body, [opening(*hole) for hole in (*BUNGALOW_WINDOWS, BUNGALOW_DOOR)])
    for hole in BUNGALOW_WINDOWS:
        window(*hole, (1, 1))
    front_door(*BUNGALOW_DOOR[:3], door)
    box(6.7, 2.3, 0.28, "trim", 0, -1.1, 0, standing=True)
    box(1.8, 0.5, 0.14, pavement(), 1.45, -2.5, 0, standing=True)
    for x in (-2.9, -0.15, 2.9):
        cylinder(0.13, 2.35, "trim", x, -1.95, 0.28, top_radius=0.11)
    for x0, x1 in ((-2.9, -0.15),):
        box(x1 - x0, 0.07, 0.08, "trim", (x0 + x1) / 2, -1.95, 1.1, edge=0.01)
        for i in range(9):
            box(0.05, 0.05, 0.75, "trim", x0 + (i + 1) * (x1 - x0) / 10, -1.95, 0.72, edge=0)
    box(6.4, 0.2, 0.28, "trim", 0, -1.95, 2.62)
    base = "metal_seam" if metal else make_material("shingle_base", "4B4843", 0.9)
    roof = roof_body(3.3, 0, 11.0, 7.7, 2.72, 31, (False, False), base, turned=True)
    gable = [(-3.45, -2.24, 2.74), (3.45, -2.24, 2.74), (0, -2.24, 4.82)]
    mesh("gable", gable, [(0, 1, 2)], paint)
    for side in (-1, 1):
        box(0.1, 0.1, 4.55, "fascia", side * 1.93, -2.26, 3.8, ry=side * -59)
    if metal:
        seam_roof(roof)
        return
    shingle = make_material(f"shingle_{roof_color}", roof_color, 0.92, piece_variation=0.3)
    for plane in roof.planes.values():
        clipped_shingles(plane, rng, shingle)
    cap_shingles(*roof.ridge, rng, shingle)


def row_home(wall, door, bay, seed):
    """One of a row, 7 metres wide; bay: whether its upper floor stands out over the garage."""
    paint = wall_paint(wall)
    garage = (-1.35, 0, "S", 3.2, 2.25, 0)
    entry = (2.05, 0, "S", 2.0, 2.4, 0.05)
    upper = ((2.05, 0, "S", 1.3, 1.5, 3.6),) + (() if bay else ((-1.35, 0, "S", 2.2, 1.5, 3.6),))
    body = prism(rectangle(-UNIT / 2, 0, UNIT / 2, DEPTH), 0, EAVE, paint, smooth=None)
    cut_out(body, [opening(*hole) for hole in (garage, entry, *upper)])
    for hole in upper:
        window(*hole, (1, 1))
    garage_door(*garage[:5])
    front_door(*entry[:3], door)
    box(2.6, 1.3, 0.14, "trim", 2.05, -0.55, 2.85)
    if bay:
        _bay(paint, seed)
    else:
        box(UNIT - 0.1, 0.14, 0.2, "trim", 0, -0.03, 3.05)


def _bay(paint, seed):
    """Under a gable of its own."""
    rng = random.Random(seed)
    hole = (-1.35, -1.0, "S", 2.2, 1.5, 3.6)
    body = prism(rectangle(-3.2, -1.0, 0.5, 0.6), 2.75, EAVE + 0.15, paint, smooth=None)
    cut_out(body, [opening(*hole)])
    window(*hole, (1, 1))
    roof = roof_body(0.9, 1.35, 5.0, 4.4, EAVE + 0.12, 27, (False, False), turned=True)
    for plane in roof.planes.values():
        clipped_tiles(plane, rng)
    cap_tiles(*roof.ridge, rng)
    gable = [(-3.25, -1.64, EAVE + 0.1), (0.55, -1.64, EAVE + 0.1), (-1.35, -1.64, EAVE + 1.12)]
    mesh("gable", gable, [(0, 1, 2)], paint)
    box(4.3, 0.12, 0.2, "fascia", -1.35, -1.62, EAVE + 0.05)


def row_roof(count, roof_color=None, seed=3):
    """Over homes that stand from x = 0 on."""
    rng = random.Random(seed)
    length = count * UNIT
    tile = tile_color(roof_color) if roof_color else "roof_tile"
    center = length / 2 - UNIT / 2
    roof = roof_body(center, DEPTH / 2, length + 1.2, DEPTH + 1.2, EAVE + 0.02, 24)
    for plane in roof.planes.values():
        clipped_tiles(plane, rng, tile)
    (start, end), corners = roof.ridge, roof.corners
    for ends in ((start, end), (corners[0], start), (corners[3], start), (corners[1], end)):
        cap_tiles(*ends, rng, tile)
    cap_tiles(corners[2], end, rng, tile)
    for y in (-0.6, DEPTH + 0.6):
        box(length + 1.2, 0.1, 0.24, "fascia", center, y, EAVE - 0.1)
    for x in (-UNIT / 2 - 0.6, length - UNIT / 2 + 0.6):
        box(0.1, DEPTH + 1.2, 0.24, "fascia", x, DEPTH / 2, EAVE - 0.1)
