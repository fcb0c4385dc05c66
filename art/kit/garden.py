"""The plot of the ranch house: ground, paths, and what grows where."""
from .appliances import path_light
from .house import GARAGE, MAIN
from .outlines import grow, rectangle, rounded_rectangle
from .palms import GARDEN_PALM, palm
from .paving import paving, stepping_stones
from .plants import agave, bush, flowers, grass, hedge, tree
from .pool import pool
from .shapes import cut_out, pebble, prism

PLOT = rounded_rectangle(-13.3, -12.6, 12.4, 10.6, 2.4, 12)
POOL = rounded_rectangle(-11.9, -4.9, -9.1, 3.2, 1.3, 12)
DECK = rounded_rectangle(-12.6, -6.0, -7, 5, 0.6, 6)
DRIVEWAY = rectangle(2.9, -12.55, 7.4, -5)
ENTRANCE_PATH = rectangle(-0.25, -7.6, 1.25, -1.9)
SIDE_PATH = rectangle(1.25, -7.6, 2.9, -6.2)
FRONT_BED = rounded_rectangle(-7.2, -1.5, -1.9, 0.1, 0.5)
DOOR_BED = rounded_rectangle(1.8, -1.5, 2.3, 0, 0.1)
ISLAND = rounded_rectangle(-5.5, -10.6, -1.9, -8.4, 1.0)
STEPPING_STONES = ((-6.3, -6.5), (-5.3, -6.9), (-4.3, -7.15))
STEPPING_STONES += ((-3.3, -7.25), (-2.3, -7.25), (-1.3, -7.2))
# Seen with words at the left, the plot ends just west of the house.
BESIDE_WORDS = rounded_rectangle(-9.0, -12.6, 12.4, 10.6, 2.0, 12)
FLOOR_LEVEL = -1.35  # of the studio floor under the plinth


def plot(with_pool=True, grass_density=300, bare=(), outline=PLOT, paths=True):
    """Plinth, lawn, pool, deck, driveway and paths; bare: outlines without grass."""
    lawn = prism(outline, -0.22, 0, "lawn", 0.06)
    soil = prism(grow(outline, -0.03), -0.75, -0.22, "soil")
    prism(grow(outline, 0.12), FLOOR_LEVEL, -0.75, "plinth", 0.14, 4)
    if with_pool:
        cut_out(lawn, [prism(grow(POOL, 0.02), -0.5, 0.5, "lawn")])
        cut_out(soil, [prism(grow(POOL, 0.05), -1.2, 0.5, "lawn")])
        pool(POOL)
        hole = grow(POOL, 0.18)
        paving(-12.6, -6.0, -7, 5, "deck", 0.75, 0.5, 0.01, within=DECK, holes=[hole])
    if paths:
        paving(2.9, -12.55, 7.4, -5, "paver", seed=5)
        for path in (ENTRANCE_PATH, SIDE_PATH):
            paving(*path[0], *path[2], "deck", 0.5, 0.5, seed=9)
    for bed in (FRONT_BED, DOOR_BED):
        prism(bed, 0, 0.07, "mulch", 0.03)
    if grass_density:
        built = [DRIVEWAY, ENTRANCE_PATH, SIDE_PATH, MAIN, GARAGE, FRONT_BED, DOOR_BED, ISLAND]
        holes = [*built, *([DECK] if with_pool else []), *bare]
        grass(outline, holes, grass_density, height=0.10, stripes=(0.5, 1, 2.2))


def rock(x, y, size):
    pebble(x, y, 0.05, size, "rock", 3, (1, 0.8, 0.6))


def flowering_bush(x, y, size, height, leaf_count, seeds, leaf, flower_count, materials):
    """A bush with flowers on it; seeds, materials: of the leaves and of the flowers."""
    bush((x, y), (size, size, size * height), leaf_count, seeds[0], materials[0], leaf)
    flower_size = (size * 1.05, size * 1.05, size * (height + 0.05))
    flowers((x, y), flower_size, flower_count, seeds[1], materials[1])


def front_garden(east_hedge=10.9, pool_side=True):
    """Beds, hedges, the island in the lawn, stones and path lights; east_hedge: its x; pool_side:
    with what grows west of the house."""
    front_bed()
    agave(-1.9, -1.75, 0.05, 0.6, 3)
    agave(2.05, -0.9, 0.05, 0.6, 3)
    if pool_side:
        hedge((-9.9, 6.1), (5.2, 0.9, 1.25), 5200, 5, "leaf", 0.075)
    hedge((east_hedge, 0), (0.9, 13, 1.2), 9000, 6, "leaf", 0.08)
    corner = ((8.9, -5.6, 0.9, "leaf"), (8.8, -4.3, 0.8, "light_leaf"), (9.2, -6.8, 0.6, "leaf"))
    for i, (x, y, size, material) in enumerate(corner):
        bush((x, y), (size, size, size * 0.85), 420, 60 + i, material, 0.09)
    flowers((8.9, -5.6), (0.95, 0.95, 0.85), 50, 71, "pink_flower")
    island()
    for stone in ((-2.2, -10.4, 0.35), (-5.2, -9.3, 0.4), (-3.9, -10.35, 0.28)):
        rock(*stone)
    stepping_stones(STEPPING_STONES)
    for x, y in ((-0.6, -4.4), (1.6, -4.4), (-0.6, -6.6), (2.4, -8.0), (2.5, -10.3), (2.5, -5.3)):
        path_light(x, y)
    if not pool_side:
        return
    for stone in ((-9.0, -11.3, 0.34), (-12.2, -10.7, 0.3)):
        rock(*stone)
    near_corner = ((-11.9, -9.6, 0.7), (-10.3, -9.9, 0.55), (-11.6, -11.1, 0.5))
    for i, (x, y, size) in enumerate(near_corner, 1):
        materials = ("light_leaf", "yellow_flower") if i % 2 == 0 else ("leaf", "white_flower")
        flowering_bush(x, y, size, 0.75, 360, (120 + i, 130 + i), 0.07, 26, materials)


def front_bed():
    for i, x in enumerate((-6.6, -5.6, -4.6, -3.6, -2.6)):
        bush((x, -0.75), (0.95, 0.85, 0.75), 420, 20 + i, "leaf", 0.09, 0.05)
    for i, x in enumerate((-6.1, -4.1, -3.1)):
        bush((x, -1.15), (0.55, 0.5, 0.4), 200, 40 + i, "light_leaf", 0.07, 0.05)
        flowers((x, -1.15), (0.6, 0.55, 0.45), 34, 50 + i, "yellow_flower", 0.05)


def island():
    places = ((-3.4, -9.6, 0.95), (-4.4, -9.2, 0.7), (-2.6, -10.1, 0.6), (-3.5, -8.9, 0.55))
    for i, (x, y, size) in enumerate(places):
        materials = ("leaf", "white_flower") if i % 2 == 0 else ("light_leaf", "yellow_flower")
        flowering_bush(x, y, size, 0.75, 420, (80 + i, 90 + i), 0.08, 36, materials)
    agave(-4.9, -9.9, 0, 0.75, 4)
    agave(-2.4, -9.2, 0, 0.5, 5)
    prism(ISLAND, 0, 0.06, "mulch", 0.03)


BACK_PALMS = {  # x, y, height, lean, seed
    "far west": (-11.9, 7.0, 7.6, (-0.7, 0.3), 4),
    "west": (-10.6, 8.2, 5.8, (0.8, 0.3), 5),
    "east": (10.4, 8.4, 8.0, (0.7, 0.3), 6),
    "behind": (-3.2, 9.4, 8.6, (-0.6, 0.2), 8),
    "behind, shorter": (-1.9, 9.7, 7.0, (0.8, 0.2), 9),
}


def back_palms(without=()):
    for name, numbers in BACK_PALMS.items():
        if name not in without:
            palm(*numbers, **GARDEN_PALM)


def back_trees():
    tree(4.5, 9.4, 5.4, 2.4, 3, "light_leaf")
    tree(7.6, 9.2, 4.8, 2.1, 4, "leaf")
    tree(-7.6, 8.8, 4.2, 1.7, 5, "light_leaf")


def near_palms():
    """Two small ones in the lawn's near corner."""
    palm(-11.3, -10.9, 0.95, (0.1, 0.05), 21, fronds=22, frond_length=1.3, radius=0.15)
    palm(-10.0, -11.5, 0.6, (0.1, -0.1), 22, fronds=18, frond_length=0.95, radius=0.12)
