"""Cooling, opened: the house cut across its ridge, rooms and attic seen at once; every cut edge in
yellow. Air handler, ducts, grilles and drain indoors, the condenser at the right."""
import random

from kit.appliances import close_condenser
from kit.arrows import drops, flow
from kit.bedroom import bed, night_table
from kit.camera import orbit
from kit.cooling import air_handler, ceiling_register, duct_metal, flexible_duct, pipe
from kit.cooling import straight_duct, wall_grille
from kit.furniture import FLOOR, fabric, sofa
from kit.house_roof import PITCH, SLOPE
from kit.light import lamp, sky_light, sun
from kit.materials import make_material
from kit.openings import on_wall, window
from kit.outlines import grow, rectangle, rounded_rectangle
from kit.palms import palm
from kit.paving import paving
from kit.plants import agave, bush, flowers, grass, tree
from kit.roof import eaves, roof_body
from kit.roofing import cap_tiles, clipped_tiles
from kit.shapes import box, cut_out, cylinder, mesh, pebble, place, prism
from kit.studio import endless_floor

LEFT, RIGHT, DEPTH = -4.6, 4.6, 4.2  # the house's walls; it is cut at y = 0
CEILING, EAVE, OVERHANG = 2.72, 2.98, 0.55
RIDGE = EAVE + (RIGHT + OVERHANG) * SLOPE
BED_WALL, CLOSET_WALL = -0.85, 2.65
HANDLER = (3.55, 0.85)
GROUND = rounded_rectangle(-6.3, -1.5, 7.2, 6.0, 1.3, 12)
FLOOR_LEVEL = -1.15
CONDENSER = (5.95, 0.75)
DUCT_Z = 3.18


def build():
    ground()
    shell()
    roof()
    attic()
    furniture()
    equipment()
    flows()
    garden()
    endless_floor(FLOOR_LEVEL)
    sky_light(strength=0.95)
    sun(236, 36, (1, 0.86, 0.66), 4.4, 2.5)
    for x in (-2.7, 1.0, 3.5):
        lamp((x, 0.6, CEILING - 0.03), (x, 1.4, 0), 0.8, 26, (1, 0.93, 0.82))
    lamp((0, 1.0, RIDGE - 0.4), (0, 1.2, 0), 1.2, 70, (1, 0.92, 0.80))
    lamp((0, -7, 3.2), (0, 2, 3.9), 5, 330, (1, 0.95, 0.86))
    camera()


def camera():
    return orbit(253, 11, 60, (0.36, 1.6, 2.46), 139, fstop=None)


def spots():
    x, y = HANDLER
    return {
        "outdoor-unit": (CONDENSER[0] + 0.2, CONDENSER[1] - 0.5, 0.85),
        "air-handler": (x, y - 0.35, 1.35),
        "ducts": (2.3, 0.75, DUCT_Z + 0.1),
        "register": (-2.75, 0.9, CEILING - 0.05),
        "return": (CLOSET_WALL - 0.12, y, 0.62),
        "drain": (4.25, 0.45, 0.42),
        "attic": (-0.9, 0.6, 4.05),
        "window": (LEFT - 0.1, 2.1, 1.6),
        "leak": (0.62, 0.7, DUCT_Z + 0.2),
        "insulation": (-3.7, 0.1, CEILING + 0.17),
    }


def ground():
    prism(GROUND, -0.2, 0, "lawn", 0.06)
    prism(grow(GROUND, -0.03), -0.6, -0.2, "soil")
    prism(grow(GROUND, 0.12), FLOOR_LEVEL, -0.6, "plinth", 0.14, 4)
    house = rectangle(LEFT - 0.2, -0.1, RIGHT + 0.2, DEPTH + 0.3)
    pad = rectangle(
        CONDENSER[0] - 0.75, CONDENSER[1] - 0.75, CONDENSER[0] + 0.75, CONDENSER[1] + 0.75
    )
    grass(GROUND, [house, pad], 380, height=0.085)


def shell():
    """Slab, floor, three outer walls, two inner ones; yellow where they are cut."""
    cream = make_material("inner_wall", "FBF3E2", 0.85, edge=0.02)
    green = make_material("green_inner_wall", "CFE0C6", 0.85, edge=0.02)
    butter = make_material("butter_inner_wall", "F8E7B9", 0.85, edge=0.02)
    box(9.4, DEPTH + 0.2, FLOOR - 0.02, "trim", 0, DEPTH / 2, 0, standing=True, edge=0.02)
    planks = make_material(
        "floor_planks", "C9935A", 0.45, piece_variation=0.28, bump=0.08, bump_scale=20
    )
    paving(LEFT + 0.1, 0, RIGHT - 0.1, DEPTH - 0.1, planks, 1.5, 0.19, FLOOR, 0.02, seed=2)
    top = EAVE - 0.2
    for left, right, paint in (
        (LEFT, BED_WALL, butter),
        (BED_WALL, CLOSET_WALL, green),
        (CLOSET_WALL, RIGHT, cream),
    ):
        wall = box(
            right - left,
            0.16,
            top - FLOOR,
            paint,
            (left + right) / 2,
            DEPTH,
            FLOOR,
            standing=True,
            edge=0,
        )
        if paint is not cream:
            middle = (left + right) / 2 + (0.3 if paint is butter else -0.9)
            width = 1.3
            cut_out(wall, [box(width, 1, 1.15, "trim", middle, DEPTH, 1.75, edge=0)])
            back_window(middle, width, 1.15, 1.175)
    west = box(0.2, DEPTH, top, "stucco", LEFT, DEPTH / 2, 0, standing=True, edge=0)
    cut_out(west, [box(0.8, 1.5, 1.35, "stucco", LEFT, 2.1, 1.65, edge=0)])
    window(LEFT - 0.1, 2.1, "W", 1.5, 1.35, 0.975, (1, 0), light="day")
    box(0.2, DEPTH, top, cream, RIGHT, DEPTH / 2, 0, standing=True, edge=0)
    for x, paint in ((BED_WALL, butter), (CLOSET_WALL, cream)):
        box(0.12, DEPTH - 0.1, CEILING - FLOOR, green, x, DEPTH / 2, FLOOR, standing=True, edge=0)
    box(9.2, DEPTH, 0.07, "white", 0, DEPTH / 2, CEILING, standing=True, edge=0)
    for x, width, height, z in (
        (LEFT, 0.21, top, 0),
        (RIGHT, 0.21, top, 0),
        (BED_WALL, 0.13, CEILING - FLOOR, FLOOR),
        (CLOSET_WALL, 0.13, CEILING - FLOOR, FLOOR),
    ):
        box(width, 0.03, height, "yellow", x, -0.012, z, standing=True, edge=0.006)
    box(9.2, 0.03, 0.08, "yellow", 0, -0.014, CEILING + 0.035, edge=0.006)
    box(9.41, 0.03, 0.1, "yellow", 0, -0.016, FLOOR - 0.06, edge=0.006)


def back_window(x, width, height, z):
    at, middle = place(x, DEPTH, 0), z + height / 2
    sky = make_material("sky_pane", "BFE0F0", 0.3, glow="CFE9F5", glow_strength=0.9)
    box(width, 0.02, height, sky, 0, 0.03, middle, at, 0)
    for side in (-1, 1):
        box(0.07, 0.2, height + 0.14, "white", side * (width / 2 + 0.02), 0, middle, at, 0.015)
    for level in (z - 0.02, z + height + 0.02):
        box(width + 0.09, 0.22, 0.07, "white", 0, -0.01, level, at, 0.015)
    box(0.05, 0.07, height, "white", 0, 0, middle, at, 0.01)


def roof():
    """A gable roof along y, cut at y = 0."""
    rng = random.Random(4)
    width, length = RIGHT - LEFT + 2 * OVERHANG, DEPTH + 0.35
    body = roof_body(length / 2, 0, length, width, EAVE, PITCH, (False, False), turned=True)
    thick = 0.16
    inside = [
        (-width / 2 + 0.42, EAVE - thick - 0.05),
        (width / 2 - 0.42, EAVE - thick - 0.05),
        (0, RIDGE - 0.24),
    ]
    cutter = mesh(
        "cutter",
        [(x, y, z) for y in (-1, DEPTH - 0.06) for x, z in inside],
        [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)],
        "soffit",
    )
    cut_out(body.body, [cutter])
    for plane in body.planes.values():
        clipped_tiles(plane, rng)
    cap_tiles((0, 0, RIDGE), (0, length, RIDGE), rng)
    for side in (-1, 1):
        across = side * width / 2
        box(0.09, length, 0.24, "fascia", across, length / 2, EAVE - 0.12, edge=0.02)
        box(0.5, length, 0.04, "soffit", side * (width / 2 - 0.25), length / 2, EAVE - 0.22, edge=0)
    rim = [(-width / 2, EAVE), (0, RIDGE), (width / 2, EAVE)]
    low = [(width / 2, EAVE - 0.17), (0, RIDGE - 0.19), (-width / 2, EAVE - 0.17)]
    points = [*rim, *low]
    vertices = [(x, y, z) for y in (-0.03, 0.0) for x, z in points]
    faces = [(0, 5, 4, 1), (1, 4, 3, 2), (6, 7, 10, 11), (7, 8, 9, 10)]
    faces += [(i, (i + 1) % 6, 6 + (i + 1) % 6, 6 + i) for i in range(6)]
    mesh("roof_cut", vertices, faces, "yellow")


def attic():
    """Insulation on the ceiling, trusses behind it, a pale gable at the back."""
    back = make_material("attic", "FBE3B8", 0.9)
    points = [
        (LEFT - 0.3, DEPTH - 0.08, EAVE - 0.2),
        (RIGHT + 0.3, DEPTH - 0.08, EAVE - 0.2),
        (0, DEPTH - 0.08, RIDGE - 0.2),
    ]
    mesh("attic", points, [(0, 1, 2)], back)
    fluff = make_material(
        "insulation", "F6C9B4", 0.95, variation=0.12, variation_scale=6, bump=0.8, bump_scale=30
    )
    box(9.0, DEPTH - 0.1, 0.16, fluff, 0, DEPTH / 2, CEILING + 0.075, standing=True, edge=0.05)
    rng = random.Random(5)
    for i in range(150):
        x, y = rng.uniform(LEFT + 0.15, RIGHT - 0.15), rng.uniform(0.05, 1.6) ** 1.3
        pebble(x, y + 0.02, CEILING + 0.2, rng.uniform(0.10, 0.17), fluff, 2, (1, 1, 0.55))
    run = RIGHT + OVERHANG - 0.2
    for y in (1.9, 3.4):
        for side in (-1, 1):
            length = run / 0.909
            box(
                length,
                0.06,
                0.13,
                "light_wood",
                side * run / 2,
                y,
                (EAVE + RIDGE) / 2 - 0.28,
                edge=0.01,
                ry=side * PITCH,
            )
        box(9.0, 0.06, 0.1, "light_wood", 0, y, CEILING + 0.3, edge=0.01)
        box(
            0.1,
            0.06,
            RIDGE - CEILING - 0.6,
            "light_wood",
            0,
            y,
            CEILING + 0.3,
            standing=True,
            edge=0.01,
        )
        for side in (-1, 1):
            box(
                0.08,
                0.05,
                1.75,
                "light_wood",
                side * 1.05,
                y,
                CEILING + 1.05,
                edge=0.01,
                ry=side * 52,
            )


def furniture():
    sofa(-2.85, 3.2, 0, 2.2, fabric("sofa", "2F7D4B", 0.85))
    rug = make_material("rug", "F2D98C", 0.95, bump=0.5, bump_scale=60)
    prism(rounded_rectangle(-4.1, 0.9, -1.5, 2.5, 0.15), FLOOR + 0.02, FLOOR + 0.05, rug, 0.01)
    prism(rounded_rectangle(-3.4, 1.35, -2.2, 2.0, 0.2), FLOOR + 0.34, FLOOR + 0.40, "wood", 0.02)
    for x in (-3.25, -2.35):
        for y in (1.45, 1.9):
            cylinder(0.03, 0.32, "charcoal", x, y, FLOOR + 0.03, edge=0)
    palm(-1.25, 3.6, 0.45, (0, 0), 33, fronds=11, frond_length=0.6, radius=0.04, z=FLOOR + 0.3)
    cylinder(0.17, 0.36, "yellow", -1.25, 3.6, FLOOR, top_radius=0.22)
    bed(1.25, 2.75, 0, 1.55)
    night_table(0.05, 3.6)


def equipment():
    x, y = HANDLER
    box(0.72, 0.66, 0.46, duct_metal(), x, y, FLOOR, standing=True, edge=0.02)  # return box
    box(
        x - CLOSET_WALL - 0.3,
        0.5,
        0.4,
        duct_metal(),
        (x + CLOSET_WALL) / 2 - 0.1,
        y,
        FLOOR + 0.24,
        edge=0.02,
    )
    air_handler(x, y, FLOOR + 0.47)
    straight_duct((x, y, FLOOR + 1.78), (x, y, DUCT_Z + 0.19), 0.5, 0.56)
    straight_duct((x + 0.28, y, DUCT_Z), (0.75, y, DUCT_Z), 0.46, 0.36)
    box(0.5, 0.56, 0.46, duct_metal(), 0.5, y, DUCT_Z, edge=0.03)
    ceiling_register(1.75, y, CEILING, DUCT_Z - 0.15)
    hose = [(0.28, y, DUCT_Z), (-0.3, y, DUCT_Z + 0.04), (-1.3, y - 0.1, DUCT_Z + 0.02)]
    hose += [(-2.2, y, DUCT_Z + 0.06), (-2.66, y, DUCT_Z), (-2.75, y, CEILING + 0.2)]
    flexible_duct(hose)
    ceiling_register(-2.75, y, CEILING, CEILING + 0.34)
    wall_grille(place(CLOSET_WALL - 0.065, y, FLOOR + 0.40, -90), 0.72, 0.58)
    wall_grille(place(BED_WALL - 0.065, 0.9, 2.35, -90), 0.6, 0.26)
    condenser_lines(x, y)
    box(0.14, 0.03, 0.2, "white", -0.35, DEPTH - 0.1, 1.55, edge=0.02)  # thermostat


def condenser_lines(x, y):
    unit_x, unit_y = CONDENSER
    box(1.5, 1.5, 0.14, "concrete", unit_x, unit_y, 0, standing=True, edge=0.04)
    close_condenser(unit_x, unit_y, 0, 0.14)
    copper = make_material("copper", "C77B45", 0.3, metallic=0.8)
    for radius, material, lift in ((0.045, "black", 0), (0.026, copper, 0.11)):
        start = (unit_x - 0.5, unit_y - 0.30, 0.72 + lift)
        pipe(
            [
                start,
                (4.35, unit_y - 0.30, 0.72 + lift),
                (4.35, unit_y - 0.30, 1.30 + lift),
                (x + 0.33, unit_y - 0.30, 1.30 + lift),
            ],
            radius,
            material,
        )
    pvc = make_material("drain_pipe", "FFFFFF", 0.35)
    drain_y = y - 0.36
    pipe(
        [
            (x + 0.2, drain_y, 0.83),
            (4.15, drain_y, 0.80),
            (4.15, drain_y, 0.46),
            (5.0, drain_y, 0.44),
            (5.0, drain_y, 0.14),
        ],
        0.035,
        pvc,
    )
    box(0.12, 0.1, 0.14, "yellow", 4.0, drain_y - 0.02, 0.92, edge=0.02)  # float switch
    drops([(5.0, drain_y, 0.05)], 0.05)


def flows():
    y = HANDLER[1]
    for x in (-2.75, 1.75):
        for side in (-1, 0, 1):
            end = (x + side * 0.75, y - 0.05, CEILING - (0.78 if side else 1.0))
            flow(
                [(x + side * 0.15, y, CEILING - 0.1), (x + side * 0.38, y, CEILING - 0.36), end],
                "cool",
                0.06,
            )
    flow(
        [
            (0.9, y - 0.2, 0.95),
            (1.6, y - 0.15, 0.78),
            (2.1, y - 0.05, 0.66),
            (CLOSET_WALL - 0.14, y, 0.62),
        ],
        "back",
        0.055,
    )
    flow([(-1.7, 0.85, 1.9), (-1.35, 0.88, 2.25), (BED_WALL - 0.12, 0.9, 2.34)], "back", 0.05)
    for x, y in ((-3.75, 0.5), (-2.35, 0.9), (-2.9, 2.9)):
        z = EAVE + (x + RIGHT + OVERHANG) * SLOPE
        flow(
            [(x - 0.75, y, z + 1.5), (x - 0.4, y, z + 0.85), (x - 0.06, y, z + 0.2)], "heat", 0.075
        )
    flow([(-6.6, 1.6, 2.5), (-5.7, 1.85, 2.1), (LEFT - 0.22, 2.05, 1.72)], "heat", 0.075)
    x, y = CONDENSER
    for dx in (-0.22, 0.22):
        flow([(x + dx, y, 1.35), (x + dx * 1.3, y, 1.75), (x + dx * 2.2, y, 2.25)], "heat", 0.075)
    drops([(0.50, 0.42, 3.62), (0.72, 0.40, 3.74), (0.30, 0.42, 3.78)], 0.065)
    flow([(0.52, 0.5, 4.05), (0.55, 0.52, 3.9), (0.60, 0.58, 3.46)], "damp", 0.05)


def garden():
    for i, (x, y, size) in enumerate(
        ((-5.4, 3.6, 1.0), (-5.3, 0.55, 0.8), (-5.6, 4.4, 0.8), (5.6, 3.0, 1.0), (6.5, 2.5, 0.8))
    ):
        bush(
            (x, y),
            (size, size, size * 0.85),
            int(900 * size * size),
            20 + i,
            ("leaf", "light_leaf")[i % 2],
            0.065,
            0.02,
        )
    bush((-5.4, 1.35), (0.55, 0.55, 0.45), 260, 41, "light_leaf", 0.05, 0.02)
    flowers((-5.4, 1.35), (0.6, 0.6, 0.5), 34, 71, "yellow_flower")
    agave(-5.25, -0.5, 0.02, 0.6, 4)
    agave(6.6, -0.75, 0.02, 0.6, 5)
    palm(-5.3, 5.2, 5.6, (-0.3, 0.2), 4, frond_length=2.2, radius=0.19)
    tree(5.9, 5.0, 4.2, 1.6, 3, "light_leaf")
