"""Remodelling: the west half of the house cut open like a doll's house, kitchen and living room
inside; the garage wing and the east roof still on; every cut edge in yellow."""
import random

from kit import house
from kit.appliances import path_light
from kit.camera import orbit
from kit.garden import FLOOR_LEVEL, STEPPING_STONES, back_palms, plot
from kit.house_roof import EAVE, SLOPE, WING_MEETS, cover_wing, main_side_of_valley
from kit.house_roof import roof_bodies, wing_caps
from kit.light import lamp, sky_light, sun
from kit.materials import make_material
from kit.openings import garage_door, window
from kit.outlines import rectangle
from kit.paving import paving, stepping_stones
from kit.plants import bush, flowers, hedge, tree
from kit.roof import eaves, valley
from kit.roofing import cap_tiles, clipped_tiles
from kit.shapes import box, cut_out, mesh, place, prism
from kit.studio import endless_floor
from kit.vehicles import car
from kit import kitchen, living_room
from kit.furniture import FLOOR

CUT_X = 2.2  # the house is open west of it


def build():
    rng = random.Random(9)
    plot(with_pool=False, grass_density=230)
    closed_part(rng)
    section()
    shell()
    kitchen.build()
    living_room.build()
    garden()
    car(4.1, -8.3, 0, 0.05)
    endless_floor(FLOOR_LEVEL)
    sky_light(strength=0.85)
    sun(226, 42, (1, 0.84, 0.62), 4.6, 2.5)
    lamp((-3, 3.4, 6.5), (-3, 4.5, 0), 4, 160, (1, 0.93, 0.8))
    orbit(240, 30, 60, (-1.9, 2.4, 1.35), 98, shift=(-0.15, 0.02), focus=(-2, 3, 1))


def closed_part(rng):
    """The east rooms and the garage wing under their roofs."""
    prism(rectangle(CUT_X, 0, 8, 8), 0, house.WALL_TOP, "stucco", smooth=None)
    house.garage_walls()
    garage_door(*house.GARAGE_DOOR[:5])
    window(*house.GARAGE_WINDOW)
    house.garage_shutters("green")
    house.garage_lamps()
    eaves(CUT_X + 0.1, -0.6, 8.6, 8.6, 2.98)
    eaves(1.6, -5.6, 8.6, -0.7, 2.98)
    roofs = roof_bodies(with_portico=False)
    west = CUT_X - 15
    cut_out(roofs.main.body, [box(30, 40, 20, "lawn", west, 0, 4, edge=0)])
    cut_out(roofs.wing.body, [box(30, 20, 20, "lawn", west, 9.38, 4, edge=0)])
    main, at_cut = roofs.main.planes, (CUT_X, 0, -1, 0)
    clipped_tiles(main["south"], rng, cuts=[main_side_of_valley(), at_cut])
    clipped_tiles(main["east"], rng)
    clipped_tiles(main["north"], rng, cuts=[at_cut])
    cover_wing(roofs.wing, rng)
    start = (CUT_X, 0, EAVE + 0.6 * SLOPE)
    valley(start, WING_MEETS, main["south"], roofs.wing.planes["west"])
    east_end = roofs.main.ridge[1]
    cap_tiles((CUT_X + 0.02, 4, east_end[2]), east_end, rng)
    cap_tiles(roofs.main.corners[2], east_end, rng)
    cap_tiles(WING_MEETS, east_end, rng)
    wing_caps(roofs.wing, rng)


def section():
    """The cut face: a yellow outline over a cream attic with rafters."""
    ridge = 2.98 + 4.6 * SLOPE
    outline = [(-0.6, 2.74), (8.6, 2.74), (8.6, 2.98), (4, ridge), (-0.6, 2.98)]
    cut_face(CUT_X - 0.012, outline, "yellow")
    attic = make_material("attic", "FFF3D6", 0.9)
    cut_face(CUT_X - 0.03, [(0, 2.95), (8.0, 2.95), (4, ridge - 0.34)], attic)
    for y in (1.4, 2.7, 4, 5.3, 6.6):
        height = max(0.2, (4.0 - abs(y - 4)) * SLOPE * 0.98 - 0.1)
        box(0.05, 0.09, height, "wood", CUT_X - 0.06, y, 2.95, standing=True, edge=0.01)
    box(0.06, 8, 0.1, "wood", CUT_X - 0.06, 4, 2.99, edge=0.01)


def cut_face(x, points, material):
    vertices = [(x, y, z) for y, z in points]
    mesh("section", vertices, [tuple(range(len(points)))], material)


def shell():
    """The open part: floor, low front walls, full back wall."""
    box(9.4, 8.2, 0.22, "trim", -2.4, 4, 0, standing=True, edge=0.03)
    planks = make_material(
        "floor_planks", "C9935A", 0.45, piece_variation=0.28, bump=0.08, bump_scale=20
    )
    paving(-6.8, 0.2, CUT_X, 7.8, planks, 1.5, 0.19, FLOOR, 0.02, seed=2)
    cream = make_material("inner_wall", "FBF3E2", 0.85, edge=0.02)
    wall = box(9.2, 0.2, 2.73, cream, -2.4, 7.9, FLOOR, standing=True, edge=0)
    holes = (1.9, 1.5, -4.9), (1.7, 0.95, 0.3)
    cut_out(wall, [box(w, 1, h, "trim", x, 7.9, 1.75, edge=0) for w, h, x in holes])
    back_window(-4.9, 1.9, 1.5, 1.0)
    back_window(0.3, 1.7, 0.95, 1.27)
    box(9.25, 0.24, 0.07, "yellow", -2.4, 7.9, 2.98, edge=0.01)
    green = make_material("green_inner_wall", "CFE0C6", 0.85, edge=0.02)
    box(0.03, 7.7, 2.7, green, CUT_X - 0.03, 3.95, FLOOR, standing=True, edge=0)
    for x, y, width, depth in ((-6.9, 4, 0.2, 8), (-2.3, 0.1, 8.98, 0.2)):
        box(width, depth, 0.42, "stucco", x, y, FLOOR, standing=True, edge=0)
        box(width + 0.05, depth + 0.05, 0.06, "yellow", x, y, FLOOR + 0.45, edge=0.01)


def back_window(x, width, height, z):
    at, middle = place(x, 7.9, 0), z + height / 2
    sky = make_material("sky_pane", "BFE0F0", 0.3, glow="CFE9F5", glow_strength=0.9)
    box(width, 0.02, height, sky, 0, 0.06, middle, at, 0)
    for side in (-1, 1):
        across = side * (width / 2 + 0.025)
        box(0.08, 0.24, height + 0.16, "white", across, 0, middle, at, 0.015)
    for level in (z - 0.025, z + height + 0.025):
        box(width + 0.1, 0.26, 0.08, "white", 0, -0.01, level, at, 0.015)
    box(0.05, 0.08, height, "white", 0, 0, middle, at, 0.01)


def garden():
    for i, x in enumerate((-6.6, -5.6, -4.6, -3.6, -2.6)):
        material = ("leaf", "light_leaf")[i % 2]
        bush((x, -0.85), (0.85, 0.75, 0.5), 380, 20 + i, material, 0.07, 0.03)
    for i, x in enumerate((-6.1, -4.1)):
        flowers((x, -1.1), (0.8, 0.55, 0.5), 34, 50 + i, "yellow_flower", 0.05)
    hedge((-9.9, 8.1), (5.2, 0.9, 1.25), 4200, 5, "leaf", 0.075)
    hedge((10.9, 0), (0.9, 13, 1.2), 7000, 6, "leaf", 0.08)
    for x, y in ((-0.6, -4.4), (1.6, -4.4), (-0.6, -6.6), (2.5, -5.3)):
        path_light(x, y)
    stepping_stones(STEPPING_STONES)
    back_palms(without=("far west", "west"))
    tree(4.5, 9.9, 5.4, 2.4, 3, "light_leaf")
