"""One house on its street, and all that a visitor can choose for it: layers over one picture.

Variants: day (afternoon), storm (2 a.m., category 3). layers() says what lies over what.
"""
import math
import random
from dataclasses import replace

import bpy
from mathutils import Vector

from kit import choices
from kit.appliances import battery, path_light, street_lamp
from kit.camera import orbit
from kit.choices import Layer, part, stain
from kit.flat_roof import EAVE as FLAT_EAVE
from kit.flat_roof import LIFT, canopy, flat_roof
from kit.garden import FLOOR_LEVEL, ISLAND, front_bed, island, rock
from kit.house import (
    BACK_WINDOW,
    ENTRANCE,
    FRONT_WINDOW,
    GARAGE,
    GARAGE_DOOR,
    GARAGE_WINDOW,
    MAIN,
    SLIDING_DOOR,
    SMALL_FRONT_WINDOW,
    base,
    breaker_box,
    portico_columns,
    portico_gable,
    solar_modules,
    wall_lamps,
    walls,
    windows,
)
from kit.house_roof import EAVE, PITCH, house_roof
from kit.light import lamp, sky_light, spotlight, sun, switch_off
from kit.materials import make_material
from kit.metal_roof import seam_metal
from kit.openings import front_door, garage_door, on_wall, pane
from kit.outlines import grow, rectangle, rounded_rectangle
from kit.palms import GARDEN_PALM, palm, palm_in_wind
from kit.parts import rod
from kit.paving import paving
from kit.plants import agave, bush, flowers, grass, hedge, tree
from kit.roof import Plane
from kit.roofing import new_shingle
from kit.shapes import box, mesh, moved, place, prism
from kit.solar import module
from kit.storm_covers import accordion, panels
from kit.storm_damage import (
    bare_deck,
    bent,
    branch,
    broken_pane,
    dark_inside,
    deck_corner,
    felt,
    flap,
    lean,
    scattered_tiles,
    torn,
    torn_curtain,
    towards,
)
from kit.studio import endless_floor
from kit.weather import wet

PLOT = rounded_rectangle(-11.2, -12.0, 10.6, 10.8, 2.2, 12)
SIDEWALK, ROAD = (-9.7, -8.5), -9.75  # y
DRIVE, PATH = rectangle(2.9, -9.75, 7.4, -5), rectangle(-0.25, -8.5, 1.25, -1.9)
PATIO = rectangle(-9.3, 0.6, -7, 4.6)
LAMP_POST = (9.0, -9.45)
CORNER, TORN = (-7.6, -0.6), 2.05  # of the main roof: where wind lifts it, how far (metres)
PORTICO_OUTLINE = rectangle(-1.3, -2.75, 2.3, -0.6)
WINDOWS = (FRONT_WINDOW, SMALL_FRONT_WINDOW, SLIDING_DOOR, BACK_WINDOW, GARAGE_WINDOW)
LIT = (FRONT_WINDOW, SLIDING_DOOR)  # what a battery keeps alight, with the porch
COVERINGS = {"tile": lambda: "roof_tile", "shingle": new_shingle, "metal": seam_metal}
WALL_COLORS = {"sand": "DDBE88", "coral": "EE9B80", "seafoam": "A9D8C6"}
ROOF_COLORS = {
    "tile-gray": ("tile", {"roof_tile": "85898B", "tile_underlay": "45474A", "flashing": "5A5D60"}),
    "shingle-tan": ("shingle", {"new_shingle": "BE9F74"}),
    "metal-white": ("metal", {"seam_metal": "F6F5EF"}),
    "flat-gray": ("flat", {"membrane": "858B8C", "weld": "727778"}),
}
# Stains: black streaks, moss, what has slipped; by the hour.
STAINS = {
    "day": ("2A2620", "5E7A34", "241F1B"),
    "storm": ("0A0C10", "1B2A1C", "06080B"),
}


def layers(variant):
    """In the order in which they lie over each other."""
    found = {"base": Layer(shows=("tile", "tile corner", "gable", "bare", "plain"), opaque=("tile", "tile corner"))}
    for name, code in WALL_COLORS.items():
        found[f"walls-{name}"] = Layer(paints={"stucco": code}, recolors="base")
    pitched = ("tile", "tile corner")
    for kind in ("shingle", "metal"):
        found[f"roof-{kind}"] = Layer((kind, f"{kind} corner"), pitched, clears=True)
    found["roof-flat"] = Layer(("flat", "flat corner"), (*pitched, "gable"), clears=True)
    for name, (kind, paints) in ROOF_COLORS.items():
        if kind == "tile":
            found[f"roof-{name}"] = Layer(paints=paints)  # red tiles light each other: gray ones would be brown
        else:
            like = found[f"roof-{kind}"]
            found[f"roof-{name}"] = replace(like, paints=paints, recolors=f"roof-{kind}")
    found["roof-old"] = Layer(("stains",), stains=True)
    found["roof-flat-old"] = Layer(("flat stains",), over="roof-flat", stains=True)
    found["panels"] = Layer(("panels",))
    found["panels-flat"] = Layer(("flat panels",), over="roof-flat", reach=0.02)
    found["shutters"] = Layer(("shutters",))
    found["impact"] = Layer(("impact",), ("bare",))
    found["garage-braced"] = Layer(("braced",), ("plain",))
    found["battery"] = Layer(("battery",), reach=0.03)
    if variant == "storm":
        found |= storm_layers()
    found["trees"] = Layer(("trees",), reach=0.09)
    if variant == "storm":
        found["tree-down"] = Layer(("fallen",), over="trees")
    return found


def storm_layers():
    # A flat roof has no gable: no light may be left where it was.
    lights, glow = ("porch light", "lit panes"), ("lamp", "pane_dusk")
    found = {
        "street-lamp": Layer(("street light",), reach=0.4, lamps=("street_glow",)),
        "lights-bare": Layer(lights, reach=0.13, lamps=glow, spares=("gable",)),
        "lights-impact": Layer(lights, over="impact", reach=0.13, lamps=glow, spares=("gable",)),
        "lights-shutters": Layer(("porch light", "lit slits"), over="shutters", reach=0.13, lamps=glow, spares=("gable",)),
        "broken-glass": Layer(("broken",)),
        "garage-bends": Layer(("bent",), ("plain",)),
    }
    for kind in ("tile", "shingle", "metal", "flat"):
        below = "base" if kind == "tile" else f"roof-{kind}"
        marked = (f"{kind} deck",)
        found[f"roof-lifts-{kind}"] = Layer(
            (f"{kind} torn", *marked), (f"{kind} corner",), over=below, reach=0.05, opaque=marked
        )
    return found


def build(variant):
    storm = variant == "storm"
    ground()
    garden(storm)
    the_house("night" if storm else "day")
    roofs()
    with part("battery"):
        for y in (-3.0, -3.86):  # dark, to be seen on white walls from afar
            battery(2.2, y, "W", 0.3, "4C5557")
    shutters(storm)
    with part("trees"):
        trees_near(storm)
    if storm:
        damage()
        lamps()
    endless_floor(FLOOR_LEVEL)
    {"day": daylight, "storm": storm_light}[variant]()
    stains(variant)
    camera(variant)


def camera(variant):
    return orbit(237, 19, 70, (0.35, -0.5, 1.6), 80, shift=(0, 0.01), fstop=None)


# --- the plot


def ground():
    """The plinth of the house views, with a piece of the street in front."""
    prism(PLOT, -0.22, 0, "lawn", 0.06)
    prism(grow(PLOT, -0.03), -0.75, -0.22, "soil")
    prism(grow(PLOT, 0.12), FLOOR_LEVEL, -0.75, "plinth", 0.14, 4)
    asphalt = make_material("asphalt", "80858A", 0.85, variation=0.08, variation_scale=0.6, bump=0.2, bump_scale=30)
    sidewalk = make_material("sidewalk", "E4DBC8", 0.8, variation=0.04, variation_scale=0.5)
    rim, half = grow(PLOT, -0.05), len(PLOT) // 2
    left, right = min(x for x, _ in rim), max(x for x, _ in rim)
    road = [p for p in rim[:half] if p[1] < ROAD] + [(right, ROAD), (left, ROAD)]
    prism(road + [p for p in rim[half:] if p[1] < ROAD], 0, 0.03, asphalt)
    for i in range(6):
        box(1.5, 0.14, 0.012, "yellow", -8.2 + 3.3 * i, -11.75, 0.03, standing=True, edge=0)
    middle, depth = sum(SIDEWALK) / 2, SIDEWALK[1] - SIDEWALK[0]
    for start, end in ((left, DRIVE[0][0] - 0.02), (DRIVE[1][0] + 0.02, right)):
        box(end - start, depth, 0.13, sidewalk, (start + end) / 2, middle, 0, standing=True, edge=0.03)
    paving(*DRIVE[0], *DRIVE[2], "paver", z=0.05, seed=5)
    paving(*PATH[0], *PATH[2], "deck", 0.5, 0.5, seed=9)
    paving(*PATIO[0], *PATIO[2], "deck", 0.75, 0.5, 0.01)
    front = rounded_rectangle(-7.2, -1.5, -1.9, 0.1, 0.5)
    prism(front, 0, 0.07, "mulch", 0.03)
    street = rectangle(-12, -13, 12, SIDEWALK[1])
    island_here = [(x - 1.9, y + 3.3) for x, y in ISLAND]
    holes = [street, DRIVE, PATH, PATIO, MAIN, GARAGE, front, island_here]
    grass(PLOT, holes, 260, height=0.10, stripes=(0.5, 1, 2.2))


def garden(storm):
    front_bed()
    agave(-1.7, -1.75, 0.05, 0.6, 3)
    agave(1.75, -0.9, 0.05, 0.6, 3)
    hedge((10.0, 2.6), (0.9, 12, 1.2), 8600, 6, "leaf", 0.08)
    for i, (x, y, size, material) in enumerate(((9.0, -4.6, 0.85, "leaf"), (9.3, -3.6, 0.7, "light_leaf"))):
        bush((x, y), (size, size, size * 0.85), 420, 60 + i, material, 0.09)
    flowers((9.0, -4.6), (0.9, 0.9, 0.8), 40, 71, "pink_flower")
    mailbox(2.2, -8.2)
    with moved(place(-1.9, 3.3)):
        island()
        rock(-2.2, -10.4, 0.35)
        rock(-5.2, -9.3, 0.4)
    for i, y in enumerate((-3.6, -5.4, -7.2)):
        path_light((-0.6, 1.6)[i % 2], y)
    street_lamp(*LAMP_POST)
    for x, y, height, seed in ((-3.4, 10.0, 7.4, 8), (-2.0, 10.2, 6.2, 9), (8.6, 9.6, 6.8, 6)):
        if storm:
            palm_in_wind(x, y, height, (0.3 * height, -0.4), seed)
        else:
            palm(x, y, height, (0.6 if seed == 9 else -0.5, 0.2), seed, **GARDEN_PALM)


def mailbox(x, y):
    box(0.1, 0.1, 1.05, "wood", x, y, 0, standing=True)
    box(0.26, 0.5, 0.28, "green", x, y - 0.05, 1.15, edge=0.06)
    box(0.03, 0.03, 0.24, "yellow", x + 0.15, y + 0.05, 1.25, edge=0)


def trees_near(storm):
    """A broad one at the west side, one behind the garage, a palm by the drive."""
    before = set(bpy.data.objects)
    tree(-9.7, 5.0, 5.6, 2.3, 14, "leaf", balls=8, leaf=0.18)
    tree(10.0, 4.2, 3.5, 2.1, 5, "light_leaf", balls=7, leaf=0.18)
    if storm:
        lean(choices.built_since(before), (0.17, -0.05))
        palm_in_wind(8.9, -6.0, 5.6, (1.2, -0.3), 31)
    else:
        palm(8.9, -6.0, 5.6, (0.3, -0.2), 31, **GARDEN_PALM)


# --- the house


def the_house(light):
    make_material("stucco", "F8F0E0", 0.85, variation=0.05, variation_scale=0.9, bump=0.35, bump_scale=70)
    walls(hollow_garage=1.7)
    front_door(0.5, 0, "S", "yellow", light)
    wall_lamps()
    base()
    breaker_box()
    portico_columns()
    with part("gable"):
        portico_gable("stucco", "green")
    with part("bare"):
        windows(light, impact=False)
    with part("impact"):
        windows("cool" if light == "day" else light)
        for window in WINDOWS:
            mark_in_corner(*window)
    with part("plain"):
        garage_door(*GARAGE_DOOR[:5], light)
    with part("braced"):
        garage_door(*GARAGE_DOOR[:5], light)
        braces()


def mark_in_corner(x, y, face, width, _, z):
    """The etched mark of impact glass, larger than life."""
    box(0.24, 0.01, 0.16, "paper", width / 2 - 0.26, 0.072, z + 0.24, on_wall(x, y, face), 0)


def braces():
    """Struts across every row, and two posts that are set before a storm."""
    x, y, face, width, height, _ = GARAGE_DOOR
    wall, steel = on_wall(x, y, face), make_material("strut", "7D878C", 0.4, metallic=0.3)
    for row in (0.04, 0.25, 0.5, 0.745):
        box(width - 0.06, 0.09, 0.13, steel, 0, 0.03, height * row + 0.06, wall, 0.012)
    for side in (-1, 1):
        box(0.15, 0.09, height + 0.04, steel, side * width * 0.18, -0.07, height / 2 + 0.02, wall, 0.015)
        box(0.34, 0.16, 0.06, steel, side * width * 0.18, -0.08, 0.08, wall, 0.01)


def shutters(storm):
    """Closed in a storm; by day folded to the sides, and two panels up."""
    with part("shutters"):
        for window in (FRONT_WINDOW, SLIDING_DOOR, BACK_WINDOW, GARAGE_WINDOW):
            accordion(*window, closed=0.995 if storm else 0.3)
        panels(*SMALL_FRONT_WINDOW, missing=0 if storm else 4, leaning=False)
        accordion(*ENTRANCE[:2], "S", 1.75, 2.25, 0.3, closed=0.995 if storm else 0.12)


# --- roofs


def roofs():
    for kind, material in COVERINGS.items():
        with part(kind):
            planes = house_roof(kind, material())
    with part("panels"):
        solar_modules(planes, random.Random(4))
    with part("flat"):
        flat_roof()
        canopy(PORTICO_OUTLINE, columns=False)
    with part("flat panels"):
        panels_on_flat_roof()
    for kind in (*COVERINGS, "flat"):
        tear(kind, planes.main.planes)


def panels_on_flat_roof():
    """Around its hatch and pipes, and clear of the corner that lifts."""
    rng, z, tilt = random.Random(6), FLAT_EAVE + LIFT + 0.28, 14
    for x0, y, count in ((-4.2, 1.1, 5), (-6.4, 3.2, 7), (-3.6, 5.9, 5), (3.0, -4.2, 4), (3.0, -0.6, 4)):
        for i in range(count):
            module(place(x0 + 1.05 * i + 0.5, y, z, rx=tilt), 1.0, 1.62, frame="black", shade=rng.random())
        length = 1.05 * count
        for side in (-1, 1):
            up = side * 0.78 * math.sin(math.radians(tilt))
            box(length, 0.06, 0.2 + up, "aluminum", x0 + length / 2, y + side * 0.7, z - 0.24, standing=True, edge=0)


def tear(kind, planes):
    """Parts for the corner that lifts: its covering whole, what is left of it, and the bare deck."""
    whole, corner = choices.things_of(kind), choices.things_of(f"{kind} corner")
    if kind == "flat":
        return tear_flat()
    with part(f"{kind} torn"):
        for thing in [thing for thing in whole if thing.name.split(".")[0] in ("tiles", "shingles", "panels", "caps", "cap")]:
            if torn(thing, CORNER, TORN):
                whole.remove(thing)
                corner.append(thing)
    with part(f"{kind} deck"):
        deck_corner(planes["south"], False, TORN, 3)
        deck_corner(planes["west"], True, TORN, 5)
        TEAR[kind](planes["south"], planes["west"])


def tear_tiles(south, west):
    rng = random.Random(9)
    clay = make_material("loose_tile", "8A6552", 0.75, piece_variation=0.3)
    scattered_tiles(south, ((1.7, 0.5), (2.35, 0.9), (2.2, 0.2), (1.3, 1.0), (3.0, 0.4)), clay, rng)
    scattered_tiles(west, ((7.2, 0.5), (6.6, 1.0), (7.7, 0.9)), clay, rng)
    scattered_tiles(None, ((-6.9, -2.4), (-5.7, -2.9), (-4.9, -2.2), (-8.4, -1.2), (-8.9, 0.1)), clay, rng)


def tear_shingles(south, west):
    shingle = make_material("torn_shingle", "6A6156", 0.95)
    for u, v, turn, curl in ((1.9, 0.25, 95, 80), (2.05, 0.75, 70, 110), (1.75, 1.25, 50, 95), (2.35, 0.5, 85, 60)):
        flap(towards(south.at(u, v, 0.05), turn), 0.55, 0.8, curl, shingle)
    for u, v, turn, curl in ((7.3, 0.3, -95, 90), (7.1, 0.85, -70, 110), (7.45, 1.25, -50, 80)):
        flap(towards(west.at(u, v, 0.05), turn), 0.5, 0.75, curl, shingle)


def tear_metal(south, west):
    sheet = make_material("torn_metal", "C6D2D4", 0.36, metallic=0.4)
    for i, curl in enumerate((115, 100, 80, 60)):
        flap(towards(south.at(0.72 + 0.44 * i, 2.0 - 0.12 * i, 0.07), 180), 0.42, 1.9 - 0.1 * i, curl, sheet, sideways=0.12 * i)
    for i, curl in enumerate((100, 75)):
        flap(towards(west.at(8.2 - 0.44 * i, 1.6 - 0.2 * i, 0.07), 180), 0.42, 1.5, curl, sheet, sideways=-0.15)


TEAR = {"tile": tear_tiles, "shingle": tear_shingles, "metal": tear_metal}


def tear_flat():
    x, y, z = CORNER[0], CORNER[1], FLAT_EAVE + LIFT + 0.045
    with part("flat deck"):
        reach = 3.1
        under = [(x + 0.1, y + 0.1, z), (x + reach, y + 0.1, z), (x + reach * 0.62, y + reach * 0.55, z), (x + 0.1, y + reach, z)]
        mesh("insulation", under, [(0, 1, 2, 3)], make_material("insulation", "C9AE74", 0.9, variation=0.12, variation_scale=3))
        deck = [(px + 0.02, py + 0.02, z + 0.006) for px, py in ((x + 0.1, y + 0.1), (x + 1.7, y + 0.1), (x + 1.2, y + 1.0), (x + 0.1, y + 1.5))]
        mesh("deck", deck, [(0, 1, 2, 3)], bare_deck())
        sheet = make_material("torn_membrane", "A3A9A8", 0.7)
        flap(towards(place(x + reach * 0.6, y + reach * 0.5, z + 0.01), 137), 2.7, 2.4, 215, sheet, 0.02, sideways=0.5)
        edge = make_material("bent_edge", "8F9A96", 0.4, metallic=0.4)
        rod((x + 2.4, y - 0.05, z), (x + 0.9, y - 0.35, z + 0.5), 0.05, edge)
        rod((x + 0.9, y - 0.35, z + 0.5), (x + 0.1, y - 0.2, z + 0.95), 0.045, edge)
    choices.things_of("flat torn")
    choices.things_of("flat corner")


# --- storm


def damage():
    x, y, _, width, height, _ = GARAGE_DOOR
    with part("bent"):
        bent(choices.things_of("plain"), x, width, height, 0.95)
        dark_inside(x, y, width, height, 1.68)
    with part("broken"):
        broken_pane(*FRONT_WINDOW, (0.1, 1.62), 0.56)
        broken_pane(*SLIDING_DOOR, (0.35, 1.25), 0.62, seed=8)
        torn_curtain(-5.1, 0, "S", -0.25, 2.15, 0.55, 1.1, 0.75)
        torn_curtain(-7, 2.6, "W", 0.5, 1.9, 0.6, 1.2, 0.7, seed=7)
        limb = [(-5.1, 0.12, 2.0), (-4.35, -0.4, 1.65), (-3.2, -1.3, 0.95), (-2.0, -2.1, 0.35)]
        tufts = [(0.5, 0.3, -0.2, 0.35, 0.6), (0.65, -0.2, -0.4, 0.3, 0.75), (0.8, 0.4, 0.1, 0.35, 0.85)]
        branch(limb, 0.12, [*tufts, (0.95, -0.3, -0.4, 0.2, 0.85), (1.0, 0.5, -0.1, 0.1, 0.8)], 41)
    with part("fallen"):
        limb = [(-9.3, 4.2, 3.3), (-8.2, 3.2, 3.6), (-7.0, 2.2, 3.75), (-5.6, 1.5, 4.25)]
        tufts = [(0.3, -0.2, -0.5, 0.2, 1.1), (0.5, 0.1, 0.5, 0.3, 1.2), (0.6, 0.1, -0.6, 0.1, 1.1)]
        tufts += [(0.75, 0.3, 0.5, 0.2, 1.1), (0.85, 0.2, -0.4, 0.25, 1.1), (0.99, 0.4, 0.0, 0.2, 1.0), (0.4, -0.6, -0.7, -0.5, 0.9)]
        branch(limb, 0.16, tufts, 51)


def lamps():
    warm = (1, 0.76, 0.44)
    with part("porch light"):
        lamp((0.5, -1.2, 2.6), (0.5, -1.4, 0), 1.2, 110, warm)
        for x in (2.5, 7.7):
            lamp((x, -5.45, 1.95), (x, -6.2, 0), 0.4, 28, warm)
        door = on_wall(0.5, 0, "S")
        for side in (-1, 1):
            box(0.28, 0.01, 1.95, pane("dusk"), side * 0.8, 0.074, 1.15, door, 0)
    with part("lit panes"):
        for x, y, face, width, height, z in LIT:
            glow(x, y, face, width - 0.12, height - 0.12, z + height / 2, 0.074)
        lamp((-5.1, -0.5, 1.7), (-5.1, -2.6, 0), 1.3, 60, warm)
        lamp((-7.5, 2.6, 1.4), (-9.6, 2.6, 0), 1.8, 90, warm)
    with part("lit slits"):
        for x, y, face, width, height, z in LIT:
            for up in (z + height + 0.06, z - 0.05):
                glow(x, y, face, width + 0.3, 0.045, up, -0.262)
            glow(x, y, face, 0.05, height + 0.1, z + height / 2, -0.262, width * 0.06)
        lamp((-5.1, -0.45, 0.8), (-5.1, -1.6, 0), 1.6, 12, warm)
        lamp((-7.5, 2.6, 0.4), (-8.6, 2.6, 0), 2.0, 14, warm)
    with part("street light"):
        x, y = LAMP_POST[0], LAMP_POST[1] - 1.3
        box(0.26, 0.54, 0.05, make_material("street_glow", "FFE2B0", glow="FFDDA0", glow_strength=9), x, y, 5.09, edge=0)
        spotlight((x, y, 5.0), (x - 0.6, y + 0.7, 0), 120, 2600, (1, 0.84, 0.6))


def glow(x, y, face, width, height, z, out, across=0):
    box(width, 0.008, height, pane("dusk"), across, out, z, on_wall(x, y, face), 0)


# --- what time does to roofs


def stains(variant):
    streaks, moss, gaps = STAINS[variant]
    black = stain("streaks", streaks, streak_cover)
    green = stain("moss", moss, moss_cover)
    gap = stain("gap", gaps, lambda shader, where: 0.72)
    with part("stains"):
        for plane, outline in seen_slopes():
            for lift, material in ((0.16, black), (0.165, green)):
                cover_plane(plane, lift, material, outline)
        slipped(gap)
    with part("flat stains"):
        flat = Plane((-7.5, -5.5, FLAT_EAVE + LIFT + 0.06), (1, 0, 0), (0, 1, 0), ())
        outline = [(0.1, 5.1), (9.2, 5.1), (9.2, 0.1), (16.0, 0.1), (16.0, 14.0), (0.1, 14.0)]
        for lift, material in ((0.0, stain("ponds", streaks, pond_cover)), (0.005, green)):
            points = [flat.at(u, v, lift).translation for u, v in outline]
            mesh("stains", points, [tuple(range(6))], material, uvs=[(u * 0.8, v * 0.8) for u, v in outline])
        patch = stain("patch", gaps, lambda shader, where: 0.55)
        for u, v, width, depth in ((3.2, 7.0, 1.3, 0.9), (7.2, 10.4, 1.0, 1.4), (11.5, 3.0, 1.2, 0.8)):
            at = flat.at(u, v, 0.01)
            mesh("patch", square(width, depth), [(0, 1, 2, 3)], patch, matrix=at, uvs=square(width, depth, 2))


def seen_slopes():
    """The main roof's south and west, the wing's west and south: planes and outlines (x, y)."""
    cos, sin = math.cos(math.radians(PITCH)), math.sin(math.radians(PITCH))
    south = dict(u=(1, 0, 0), v=(0, cos, sin), outline=())
    west = dict(u=(0, -1, 0), v=(cos, 0, sin), outline=())
    valley, meets = (1.6, -0.6), (5.1, 2.9)
    return (
        (Plane((-7.6, -0.6, EAVE), **south), [(-7.6, -0.6), valley, meets, (4.0, 4.0), (-3.0, 4.0)]),
        (Plane((-7.6, 8.6, EAVE), **west), [(-7.6, -0.6), (-3.0, 4.0), (-7.6, 8.6)]),
        (Plane((1.6, 2.9, EAVE), **west), [valley, (1.6, -5.6), (5.1, -2.1), meets]),
        (Plane((1.6, -5.6, EAVE), **south), [(1.6, -5.6), (8.6, -5.6), (5.1, -2.1)]),
    )


def cover_plane(plane, lift, material, seen_from_above):
    """The outline laid on the slope; its u and v are metres along and up the slope."""
    points, uvs = [], []
    for x, y in seen_from_above:
        z = plane.height_at(x, y) + lift
        points.append((x, y, z))
        away = Vector(points[-1]) - plane.origin
        uvs.append((away.dot(plane.u), away.dot(plane.v)))
    mesh("stains", points, [tuple(range(len(points)))], material, uvs=uvs)


def streak_cover(shader, where):
    """Runs down the slope, strongest under the ridge and in wide soft patches."""
    axes = shader.axes(where)
    along = shader.node("CombineXYZ", {0: shader.math("MULTIPLY", axes["X"], 1.5), 1: shader.math("MULTIPLY", axes["Y"], 0.22)})
    streaks = shader.remap(shader.noise(along, 1.0, 4.0)[0], (0.47, 0.68), smooth=True)
    fine = shader.node("CombineXYZ", {0: shader.math("MULTIPLY", axes["X"], 5.0), 1: shader.math("MULTIPLY", axes["Y"], 0.5)})
    broken = shader.remap(shader.noise(fine, 1.0, 3.0)[0], (0.3, 0.62), (0.35, 1.0))
    return shader.math("MULTIPLY", shader.math("MULTIPLY", streaks, broken), 0.62)


def moss_cover(shader, where):
    """Clumps, most of them near the eave."""
    axes = shader.axes(where)
    clumps = shader.remap(shader.noise(where, 1.5, 5.0)[0], (0.56, 0.66), smooth=True)
    low = shader.remap(axes["Y"], (3.4, 0.2), (0.15, 1.0))
    return shader.math("MULTIPLY", shader.math("MULTIPLY", clumps, low), 0.85)


def pond_cover(shader, where):
    """Rings that puddles have left."""
    noise = shader.noise(where, 0.45, 4.0)[0]
    puddle = shader.remap(noise, (0.50, 0.56), smooth=True)
    rim = shader.math("MULTIPLY", puddle, shader.remap(noise, (0.66, 0.55), (0.35, 1.0)))
    return shader.math("MULTIPLY", rim, 0.42)


def slipped(material):
    """Dark places where pieces have slid down or are gone."""
    rng = random.Random(12)
    south, west, wing, front = (plane for plane, _ in seen_slopes())
    spots = [(south, 2.9, 1.4), (south, 5.4, 0.7), (south, 8.0, 3.0), (west, 5.0, 2.0)]
    spots += [(wing, 6.2, 0.7), (wing, 4.2, 2.0), (front, 4.6, 1.2)]
    for plane, u, v in spots:
        width = rng.choice((0.3, 0.5, 0.75))
        at = towards(plane.at(u, v, 0.175), rng.uniform(-4, 4))
        mesh("gap", square(width, 0.3), [(0, 1, 2, 3)], material, matrix=at, uvs=square(width, 0.3, 2))


def square(width, depth, axes=3):
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return [(x * width / 2, y * depth / 2, 0)[:axes] for x, y in corners]


# --- light


def daylight():
    for x, y, height, seed in ((-16.5, -7.5, 7.0, 11),):
        palm(x, y, height, (0.3, 0.3), seed, shadow_only=True, **GARDEN_PALM)
    sky_light(strength=0.68)
    sun(214, 27, (1, 0.75, 0.47), 6.2, 2.2)
    _quiet_glow()


def storm_light():
    """No moon, no street: what is left in the clouds."""
    wet("paver", "deck", "concrete", "rock", "mulch", "asphalt", "sidewalk")
    wet("roof_tile", "new_shingle", "seam_metal", "membrane", "loose_tile", "torn_membrane")
    sky_light("32465F", "4A5F78", "5E6E82", 0.42, "3C4A5C")
    sun(208, 36, (0.72, 0.84, 1), 0.85, 16)
    switch_off("pane_night")
    choices.glows_only_with_lamps("lamp", "pane_dusk", "street_glow")
    _quiet_glow()


def _quiet_glow():
    """What glows is seen, but not searched for light, which would be noise; lamps are not seen."""
    for material in bpy.data.materials:
        material.cycles.sample_as_light = False
    for thing in bpy.data.objects:
        if thing.type == "LIGHT":
            thing.visible_camera = thing.visible_glossy = False
