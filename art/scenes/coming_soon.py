"""Coming soon: the plot as a small building site with a timber frame on the slab."""
import math
import random

from mathutils import Matrix

from kit.camera import orbit
from kit.garden import FLOOR_LEVEL, ISLAND, back_palms, plot
from kit.house_roof import PITCH, SLOPE
from kit.light import sky_light, sun
from kit.materials import find_material, make_material
from kit.outlines import rounded_rectangle
from kit.plants import bush, flowers, hedge, tree
from kit.roof import Plane
from kit.roofing import clipped_tiles
from kit.shapes import ball, box, cylinder, mesh, place, prism, thicken
from kit.studio import endless_floor

SLAB_TOP, WALL_HEIGHT = 0.3, 2.6
ROOF_FOOT = SLAB_TOP + WALL_HEIGHT + 0.12
# start, end, then the openings: from, to (metres along the wall), sill, top
WALLS = (
    ((-7, 0), (8, 0), (0.95, 2.85, 0.9, 2.3), (4.25, 5.35, 0.9, 2.3), (6.9, 8.1, 0, 2.2)),
    ((-7, 8), (-7, 0), (3.7, 7.1, 0, 2.3)),
    ((8, 0), (8, 8)),
    ((-7, 8), (8, 8)),
    ((-1, 0.1), (-1, 7.9)),
    ((2.2, -5), (8, -5), (0.5, 5.3, 0, 2.3)),
    ((2.2, 0), (2.2, -5)),
    ((8, -5), (8, 0)),
)


def build():
    rng = random.Random(5)
    worn_ground = rounded_rectangle(-8, -4.2, 1.4, 0, 0.8)
    plot(with_pool=False, grass_density=260, bare=[worn_ground])
    slab()
    for start, end, *openings in WALLS:
        timber_wall(start, end, openings)
    for i in range(11):
        truss(-6.6 + i * 0.95)
    first_tiles(rng)
    ladder(-2.9, -1.75, 0.05, 4.1, -17)
    paint_pots()
    wheelbarrow()
    building_materials(rng)
    for x, y in ((2.2, -8.6), (2.3, -11.6), (-6.9, -4.9)):
        cone(x, y)
    flower_island()
    sign()
    back_palms(without=("far west",))
    tree(4.5, 9.9, 5.0, 2.2, 3, "light_leaf")
    hedge((10.9, 0), (0.9, 13, 1.2), 7000, 6, "leaf", 0.08)
    near_corner()
    endless_floor(FLOOR_LEVEL)
    sky_light(strength=0.70)
    sun(214, 27, (1, 0.76, 0.48), 6.2, 2.0)
    orbit(239, 20, 60, (-2.2, -1.6, 1.9), 72, shift=(0, 0.05), focus=(-3, -3, 1))


def timber(dark=False):
    if dark:
        return make_material(
            "dark_timber", "C48F52", 0.65, variation=0.12, variation_scale=3, edge=0.01
        )
    return make_material("timber", "D9A566", 0.65, variation=0.12, variation_scale=3, edge=0.01)


def slab():
    ground = make_material(
        "site_ground",
        "C2A071",
        0.95,
        variation=0.15,
        variation_scale=1.5,
        bump=0.8,
        bump_scale=14,
    )
    prism(rounded_rectangle(-8, -4.2, 1.4, 0.5, 0.8), 0, 0.03, ground)
    box(15.4, 8.4, 0.3, "concrete", 0.5, 4, 0, standing=True, edge=0.04)
    box(6, 5.2, 0.28, "concrete", 5.1, -2.5, 0, standing=True, edge=0.04)


def timber_wall(start, end, openings):
    """Studs between plates, doubled and bridged at openings."""
    run_x, run_y = end[0] - start[0], end[1] - start[1]
    length = math.hypot(run_x, run_y)
    at = place(start[0], start[1], SLAB_TOP, math.degrees(math.atan2(run_y, run_x)))
    box(length, 0.14, 0.07, timber(), length / 2, 0, 0.035, at, 0.008)
    box(length, 0.14, 0.07, timber(), length / 2, 0, WALL_HEIGHT, at, 0.008)
    box(length, 0.14, 0.07, timber(dark=True), length / 2, 0, WALL_HEIGHT + 0.07, at, 0.008)
    stud_height, spaces = WALL_HEIGHT - 0.07, int(length / 0.6)
    for i in range(spaces + 1):
        x = min(length - 0.05, i * length / spaces + 0.03)
        if not any(left < x < right for left, right, *_ in openings):
            material = timber(dark=(i * 7) % 3 == 0)
            box(0.06, 0.14, stud_height, material, x, 0, 0.07, at, 0.008, standing=True)
    for left, right, sill, top in openings:
        middle, width = (left + right) / 2, right - left
        for x in (left, right):
            box(0.07, 0.15, stud_height, timber(dark=True), x, 0, 0.07, at, 0.008, standing=True)
        box(width, 0.15, 0.16, timber(dark=True), middle, 0, top, at, 0.008)
        if sill > 0.2:
            box(width, 0.15, 0.07, timber(), middle, 0, sill, at, 0.008)
            for k in range(1, 4):
                x = left + width * k / 4
                box(0.06, 0.13, sill - 0.1, timber(), x, 0, 0.07, at, 0.008, standing=True)


def truss(x):
    pitch = math.radians(PITCH)
    for side in (-1, 1):
        length, y = 4.6 / math.cos(pitch), 4 + side * 2.3
        material = timber(dark=int(x * 5) % 2 == 0)
        z = ROOF_FOOT + 0.1 + 2.3 * SLOPE
        box(0.06, length + 0.1, 0.14, material, x, y, z, None, 0.008, rx=-side * PITCH)
    box(0.06, 8.4, 0.12, timber(dark=True), x, 4, ROOF_FOOT + 0.06, None, 0.008)
    box(0.05, 0.1, 4.2 * SLOPE, timber(), x, 4, ROOF_FOOT + 0.1, None, 0.008, standing=True)
    for side in (-1, 1):
        y, z = 4 + side * 1.45, ROOF_FOOT + 0.75
        box(0.05, 1.9, 0.09, timber(), x, y, z, None, 0.008, rx=side * 33)


def first_tiles(rng):
    """Boards over two bays, and a corner of tiles."""
    pitch = math.radians(PITCH)
    up = (0, math.cos(pitch), math.sin(pitch))
    origin = (-6.7, -0.65, ROOF_FOOT + 0.05)
    boards = Plane(origin, (1, 0, 0), up, [(0, 0), (5, 0), (5, 5), (0, 5)])
    board = make_material("board", "D2A25F", 0.85, variation=0.25, variation_scale=9)
    for i in range(2):
        for j in range(2):
            here = boards.at(1.3 + i * 2.33, 0.75 + j * 1.17, 0.2)
            box(2.3, 1.15, 0.03, board, parent=here, edge=0.004)
    corner = Plane(origin, (1, 0, 0), up, [(0, 0), (2.2, 0), (2.2, 1.5), (0, 1.5)])
    tiles = clipped_tiles(corner, rng)
    tiles.matrix_world = place(0.25, 0, 0.2) @ tiles.matrix_world


def ladder(x, y, z, length, rx):
    at = place(x, y, z) @ Matrix.Rotation(math.radians(rx), 4, "X")
    for side in (-1, 1):
        box(0.05, 0.08, length, "yellow", side * 0.24, 0, 0, at, 0.012, standing=True)
    for i in range(int(length / 0.3)):
        box(0.46, 0.04, 0.04, "aluminum", 0, 0, 0.2 + i * 0.3, at, 0.008)


def paint_pots():
    sheet = make_material(
        "sheet", "F3EFE4", 0.8, variation=0.05, variation_scale=2, bump=0.3, bump_scale=6
    )
    prism(rounded_rectangle(-6.6, -3.0, -4.2, -1.7, 0.1), 0, 0.05, sheet, 0.02)
    paint_pot(-6.1, -2.4, "2F8F4E", 1.35)
    paint_pot(-5.4, -2.7, "F6B91E", 1.35)
    paint_pot(-5.5, -2.05, "F3E6CC", 1.35)
    paint_pot(-4.75, -2.3, "2F8F4E", 1.0)
    box(0.12, 0.5, 0.03, "wood", -4.7, -2.75, 0.09, None, 0.01, rz=40)  # a brush
    box(0.16, 0.22, 0.05, "yellow", -4.93, -2.98, 0.10, None, 0.01, rz=40)


def paint_pot(x, y, color_code, size):
    at = place(x, y, 0.05)
    can = make_material("can", "D6D9D8", 0.3, metallic=0.6)
    paint = make_material(f"paint_{color_code}", color_code, 0.4)
    cylinder(0.17 * size, 0.34 * size, can, 0, 0, 0, at)
    cylinder(0.174 * size, 0.2 * size, paint, 0, 0, 0.06 * size, at, edge=0)
    cylinder(0.178 * size, 0.025, "aluminum", 0, 0, 0.32 * size, at, edge=0.008)
    cylinder(0.15 * size, 0.01, paint, 0, 0, 0.345 * size, at, edge=0)


def sand():
    return make_material("sand", "E6CC98", 0.95, bump=0.6, bump_scale=30)


def wheelbarrow():
    at = place(-8.6, -5.4, 0, -35) @ Matrix.Scale(1.7, 4)
    tub = [(-0.33, -0.45, 0.42), (0.33, -0.45, 0.42), (0.24, 0.30, 0.42), (-0.24, 0.30, 0.42)]
    tub += [(-0.46, -0.72, 0.82), (0.46, -0.72, 0.82), (0.40, 0.60, 0.78), (-0.40, 0.60, 0.78)]
    faces = [(0, 3, 2, 1), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    thicken(mesh("tub", tub, faces, "green", smooth=30, matrix=at), 0.03)
    load = ball(0, 0, 0, 1, sand(), sides=32)
    load.matrix_world = at @ place(0, -0.05, 0.70) @ Matrix.Diagonal((0.37, 0.52, 0.24, 1))
    for side in (-1, 1):
        box(0.045, 2.1, 0.045, "wood", side * 0.27, -0.42, 0.40, at, 0.012, rx=-6)
        box(0.04, 0.04, 0.42, "charcoal", side * 0.27, -0.6, 0, at, 0.008, standing=True)
    cylinder(0.21, 0.1, "black", -0.05, 0.78, 0.21, at, ry=90, edge=0.03)
    cylinder(0.1, 0.11, "aluminum", -0.055, 0.78, 0.21, at, ry=90)


def building_materials(rng):
    """Sand, concrete blocks, tiles on a pallet, beams."""
    for x, y, radius, height in ((-9.9, -2.6, 1.25, 0.8), (-9.0, -2.0, 0.8, 0.45)):
        ball(x, y, -0.02, 1, sand(), (radius, radius, height), sides=48)
    block = make_material("block", "C9C7BE", 0.9, bump=0.4, bump_scale=40, edge=0.01)
    for layer in range(3):
        for i in range(4 - layer):
            for j in range(2):
                x, y, z = -11.3 + i * 0.63 + layer * 0.3, 1.0 + j * 0.32, layer * 0.3
                turn = rng.uniform(-2, 2)
                box(0.6, 0.29, 0.29, block, x, y, z, standing=True, edge=0.015, rz=turn)
    box(1.6, 1.2, 0.12, "wood", -9.6, 4.2, 0, standing=True, edge=0.01)
    pale = make_material("pale_tile", "BC6F4C", 0.75)
    for layer in range(5):
        material = find_material("roof_tile") if layer % 2 else pale
        x, z = -9.6 + rng.uniform(-0.03, 0.03), 0.12 + layer * 0.15
        box(1.4, 1.0, 0.14, material, x, 4.2, z, standing=True)
    for i in range(6):
        x, z = -8.0 + 0.17 * (i % 3), 0.02 + 0.11 * (i // 3)
        material, turn = timber(dark=i % 2 == 0), 2 * (i % 2)
        box(0.14, 4.2, 0.1, material, x, 6.2, z, standing=True, edge=0.01, rz=turn)


def cone(x, y):
    orange = make_material("orange", "F28A22", 0.5)
    box(0.42, 0.42, 0.05, orange, x, y, 0, standing=True)
    cylinder(0.17, 0.62, orange, x, y, 0.04, top_radius=0.03, edge=0)
    cylinder(0.125, 0.14, "white", x, y, 0.24, top_radius=0.092, edge=0)


def flower_island():
    prism(ISLAND, 0, 0.06, "mulch", 0.03)
    for i, (x, y) in enumerate(((-4.9, -9.9), (-4.0, -10.1), (-3.1, -10.0), (-2.5, -9.4))):
        leaf = ("light_leaf", "leaf")[i % 2]
        blossom = ("yellow_flower", "white_flower")[i % 2]
        bush((x, y), (0.6, 0.55, 0.42), 260, 150 + i, leaf, 0.06, 0.03)
        flowers((x, y), (0.65, 0.6, 0.48), 30, 160 + i, blossom, 0.055)


def sign():
    at = place(-4.2, -8.9, 0, -22)
    for side in (-1, 1):
        box(0.12, 0.12, 2.3, "wood", side * 1.25, 0.04, 0, at, 0.015, standing=True)
    board = rounded_rectangle(-1.6, -0.95, 1.6, 0.95, 0.12)
    prism(board, 0, 0.09, "green", 0.02, 3, at @ place(0, 0, 1.65, 0, 90))
    face = rounded_rectangle(-1.48, -0.83, 1.48, 0.83, 0.08)
    prism(face, 0, 0.03, "trim", 0.008, 2, at @ place(0, -0.09, 1.65, 0, 90))
    cylinder(0.34, 0.03, "yellow", -0.85, -0.125, 1.65, at, rx=90, sides=48, edge=0.005)
    line = make_material("sign_line", "CFE0CB", 0.6)
    for width, z, material in ((1.3, 1.95, "deep_green"), (1.3, 1.65, line), (0.8, 1.35, line)):
        box(width, 0.02, 0.13, material, -0.3 + width / 2, -0.135, z, at, 0.006)


def near_corner():
    for i, (x, y, size) in enumerate(((-11.9, -9.6, 0.7), (-10.6, -10.4, 0.55))):
        leaf = ("light_leaf", "leaf")[i % 2]
        bush((x, y), (size, size, size * 0.75), 360, 120 + i, leaf, 0.07)
        spread = (size * 1.05, size * 1.05, size * 0.8)
        flowers((x, y), spread, 26, 130 + i, "yellow_flower")
