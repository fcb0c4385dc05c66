"""Kinds of cooling on one stage: a room at the left, its outer wall, a piece of garden at the right.

Variants: split, heat-pump (heat may go either way), mini-split, package.
"""
from kit.appliances import close_condenser
from kit.arrows import flow
from kit.camera import orbit
from kit.cooling import air_handler, duct_metal, package_unit, pipe, slim_condenser
from kit.cooling import straight_duct, wall_grille, wall_head
from kit.materials import make_material
from kit.outlines import rectangle, rounded_rectangle
from kit.parts import card_bush
from kit.paving import paving
from kit.plants import grass
from kit.shapes import box, place, prism
from kit.studio import card_stage, studio_light

WALL_X, FRONT, BACK = 0.2, -1.25, 1.45
CEILING = 2.55
UNIT = (1.55, -0.1)  # the outdoor unit


def build(variant):
    stage()
    {"split": split, "heat-pump": heat_pump, "mini-split": mini_split, "package": package}[
        variant
    ]()
    studio_light(222, 40, 3.5, 0.85, (1, 0.88, 0.70), 7)
    orbit(246, 14, 30, (0.0, 0, 1.08), 166, fstop=None)


def stage():
    outline = card_stage(5.7, 3.5, 0.6)
    prism(outline, 0, 0.05, make_material("stage_top", "FBF6E8", 0.5), 0.02)
    planks = make_material("floor_planks", "C9935A", 0.45, piece_variation=0.28)
    paving(-2.55, FRONT, WALL_X, BACK, planks, 0.9, 0.17, 0.07, 0.03, seed=2)
    lawn = rounded_rectangle(WALL_X, FRONT, 2.6, BACK, 0.3)
    prism(lawn, 0.05, 0.1, "lawn", 0.02)
    ux, uy = UNIT
    grass(lawn, [rectangle(ux - 0.8, uy - 0.75, ux + 0.95, uy + 0.7)], 900, height=0.09, z=0.1)
    inner = make_material("green_inner_wall", "CFE0C6", 0.85)
    box(
        0.2,
        BACK - FRONT,
        CEILING - 0.05,
        "sand_wall",
        WALL_X,
        (FRONT + BACK) / 2,
        0.05,
        standing=True,
    )
    box(
        0.02,
        BACK - FRONT - 0.03,
        CEILING - 0.1,
        inner,
        WALL_X - 0.105,
        (FRONT + BACK) / 2,
        0.08,
        standing=True,
        edge=0,
    )
    box(2.65, 0.16, CEILING - 0.05, inner, (WALL_X - 2.55) / 2 - 0.02, BACK, 0.05, standing=True)
    box(
        0.21, 0.03, CEILING - 0.05, "yellow", WALL_X, FRONT - 0.012, 0.05, standing=True, edge=0.006
    )
    box(
        0.21,
        BACK - FRONT + 0.1,
        0.05,
        "yellow",
        WALL_X,
        (FRONT + BACK) / 2,
        CEILING + 0.02,
        edge=0.01,
    )
    box(2.68, 0.17, 0.05, "yellow", (WALL_X - 2.55) / 2 - 0.03, BACK, CEILING + 0.02, edge=0.01)
    card_bush(2.25, 1.05, 0.6, 4, z=0.1)
    card_bush(0.75, 1.1, 0.5, 6, "light_leaf", z=0.1)


def ducted(handler_x=-0.95):
    """Air handler with its duct under the ceiling, blowing to the left."""
    y = 0.55
    box(0.7, 0.64, 0.26, duct_metal(), handler_x, y, 0.1, standing=True)
    air_handler(handler_x, y, 0.37)
    straight_duct((handler_x, y, 1.68), (handler_x, y, 2.3), 0.44, 0.48)
    straight_duct((handler_x - 0.25, y, 2.1), (-2.2, y, 2.1), 0.42, 0.36)
    wall_grille(place(-2.21, y, 2.1, -90), 0.5, 0.42)
    for dy in (-0.16, 0.16):
        flow(
            [(-2.28, y + dy, 2.05), (-2.55, y + dy * 1.2, 1.85), (-2.62, y + dy * 1.5, 1.32)],
            "cool",
            0.06,
        )
    flow([(-2.0, -0.45, 0.42), (-1.62, -0.25, 0.34), (handler_x - 0.36, 0.3, 0.26)], "back", 0.05)
    return handler_x, y


def lines(handler_x):
    """Refrigerant lines from the outdoor unit through the wall to the air handler."""
    copper = make_material("copper", "C77B45", 0.3, metallic=0.8)
    y = -0.05
    for radius, material, lift in ((0.04, "black", 0), (0.024, copper, 0.10)):
        pipe(
            [
                (UNIT[0] - 0.45, y, 0.66 + lift),
                (handler_x + 0.30, y, 0.66 + lift),
                (handler_x + 0.30, 0.35, 0.66 + lift),
            ],
            radius,
            material,
        )


def pad():
    box(1.35, 1.35, 0.1, "concrete", *UNIT, 0.09, standing=True, edge=0.03)


def outdoor_unit():
    pad()
    close_condenser(*UNIT, 0, 0.19)


def heat_out():
    x, y = UNIT
    for dx in (-0.24, 0.24):
        flow([(x + dx, y, 1.42), (x + dx * 1.2, y, 1.75), (x + dx * 1.9, y, 2.15)], "heat", 0.065)


def split():
    handler_x, _ = ducted()
    lines(handler_x)
    outdoor_unit()
    heat_out()
    coil = make_material("heat_strip", "F2662E", 0.4, glow="FF5A1E", glow_strength=1.0)
    for i in range(3):  # the electric strips above the air handler
        box(0.36, 0.02, 0.03, coil, handler_x, 0.30, 1.79 + i * 0.08, edge=0.008)


def heat_pump():
    handler_x, _ = ducted()
    lines(handler_x)
    outdoor_unit()
    x, y = UNIT
    flow([(x - 0.3, y, 1.40), (x - 0.36, y, 1.75), (x - 0.5, y, 2.15)], "heat", 0.065)
    flow([(x + 0.6, y, 2.15), (x + 0.42, y, 1.80), (x + 0.3, y, 1.42)], "heat", 0.065)


def mini_split():
    wall_head(place(WALL_X - 0.12, -0.15, 2.02, -90), 1.2)
    wall_head(place(-1.35, BACK - 0.09, 2.02, 0), 1.05)
    for dy in (-0.35, 0, 0.35):
        flow(
            [
                (WALL_X - 0.42, -0.15 + dy, 1.82),
                (WALL_X - 0.75, -0.15 + dy * 1.1, 1.55),
                (WALL_X - 0.95, -0.15 + dy * 1.25, 1.12),
            ],
            "cool",
            0.05,
        )
    for dx in (-0.3, 0.0, 0.3):
        flow(
            [
                (-1.35 + dx, BACK - 0.4, 1.82),
                (-1.35 + dx * 1.1, BACK - 0.68, 1.6),
                (-1.35 + dx * 1.3, BACK - 0.85, 1.22),
            ],
            "cool",
            0.05,
        )
    x, y = UNIT[0], 0.1
    box(1.3, 0.75, 0.12, "concrete", x, y, 0.09, standing=True, edge=0.03)
    slim_condenser(x, y, 0, 0.2, 1.15, 0.92)
    box(0.12, 0.1, 1.5, "white", WALL_X + 0.155, 0.2, 0.6, standing=True, edge=0.03)
    pipe([(WALL_X + 0.16, 0.2, 0.62), (x - 0.5, 0.2, 0.55)], 0.045, "white")
    for dx in (-0.3, 0.06):
        flow(
            [
                (x + dx, y - 0.3, 0.72),
                (x + dx + 0.1, y - 0.62, 0.86),
                (x + dx + 0.2, y - 0.72, 1.5),
            ],
            "heat",
            0.06,
        )


def package():
    x, y = UNIT[0] + 0.05, 0.15
    box(2.0, 1.3, 0.1, "concrete", x, y, 0.09, standing=True, edge=0.03)
    package_unit(x, y, 0, 0.19)
    for z, kind in ((1.02, "cool"), (0.47, "back")):
        straight_duct((WALL_X - 0.25, y - 0.02, z), (x - 0.84, y - 0.02, z), 0.52, 0.40)
        wall_grille(place(WALL_X - 0.26, y - 0.02, z, -90), 0.62, 0.44)
        if kind == "cool":
            for dy in (-0.16, 0.16):
                flow(
                    [
                        (WALL_X - 0.35, y + dy, z),
                        (-0.7, y + dy * 1.3, z + 0.12),
                        (-1.35, y + dy * 2.2, z + 0.16),
                    ],
                    "cool",
                    0.06,
                )
        else:
            flow(
                [(-1.5, y - 0.35, 0.34), (-0.8, y - 0.15, 0.42), (WALL_X - 0.38, y, 0.47)],
                "back",
                0.06,
            )
    for dx in (0.25, 0.62):
        flow([(x + dx, y, 1.45), (x + dx * 1.1, y, 1.75), (x + dx * 1.4, y, 2.12)], "heat", 0.065)
