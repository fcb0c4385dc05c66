"""History: one house in three states on rising plinths: timber frame with a seedling palm, worn
shingle roof, and today. The palm grows with it."""
import math

from mathutils import Matrix

from kit.house import house
from kit.house_roof import PITCH
from kit.materials import make_material
from kit.miniature import TURF, centered, lot, plate, shrubs
from kit.outlines import rounded_rectangle
from kit.palms import palm
from kit.plants import bush, tree
from kit.roofing import worn_shingle
from kit.shapes import box, moved, place, prism
from kit.studio import card_camera, endless_floor, studio_light
from kit.timber_frame import timber, timber_frame
from kit.van import ladder

SCALE, BASE = 0.122, 0.45
PLINTHS = (  # x, y, height, color
    (-2.15, -2.45, 0.20, "F2C14E"),
    (0, 0, 0.58, "C9DA7E"),
    (2.15, 2.45, 0.96, "7DBB78"),
)


def build():
    endless_floor(0)
    for i, (x, y, height, color_code) in enumerate(PLINTHS):
        step = rounded_rectangle(x - 1.30, y - 1.26, x + 1.30, y + 1.26, 0.34, 12)
        prism(step, 0, height, make_material(f"plinth_{i}", color_code, 0.6), 0.06, 4)
    for plinth, state in zip(PLINTHS, (then, later, today)):
        with moved(on_plinth(*plinth[:3])):
            state()
    studio_light(216, 40)
    card_camera(256, 17, 30, (0, 0.1, 0.80), 140)


def on_plinth(x, y, height):
    lift = (TURF + BASE) * SCALE
    return place(x, y, height + lift) @ Matrix.Scale(SCALE, 4) @ centered()


def then():
    """The frame on bare sand."""
    sand = make_material(
        "bare_sand", "D9BD8A", 0.95, variation=0.12, variation_scale=0.5, bump=0.6, bump_scale=8
    )
    plate(BASE, sand)
    timber_frame()
    palm(-8.0, 7.4, 1.5, (0.1, 0), 4, fronds=13, frond_length=1.7, radius=0.20)
    for i in range(6):
        x, z = -3.6 + 0.36 * (i % 3), 0.02 + 0.24 * (i // 3)
        box(0.3, 5.0, 0.22, timber(), x, -5.2, z, standing=True, rz=80)
    ladder(place(-4.6, -1.7, 0.02, 0, -17) @ Matrix.Scale(1.25, 4), 3.3)
    block = make_material("block", "C9C7BE", 0.9)
    for layer in range(3):
        for i in range(3 - layer):
            x, z = -7.2 + i * 0.95 + layer * 0.45, 0.02 + 0.42 * layer
            box(0.9, 0.45, 0.4, block, x, -5.0, z, standing=True, edge=0.03)


def later():
    """Shingles worn grey, bare windows, a tarp, dry grass."""
    make_material("old_wall", "DDD2BA", 0.85, variation=0.07, variation_scale=0.9)
    house(
        wall="old_wall",
        covering="shingle",
        roof_material=worn_shingle(),
        solar=False,
        light="old",
        shutters=None,
        door="wood",
        impact=False,
        lamps=False,
        gutters=False,
        equipment=False,
    )
    tilt = Matrix.Rotation(math.radians(PITCH), 4, "X")
    blue = make_material("tarp", "3F78B8", 0.45)
    box(2.9, 2.3, 0.06, blue, parent=place(-1.6, 0.75, 3.70, 4) @ tilt)
    for x in (-1.25, 0, 1.25):
        batten = place(-1.6 + x, 0.75 + x * 0.07, 3.75, 4) @ tilt
        box(0.14, 2.35, 0.09, "wood", parent=batten, edge=0.01)
    dry_lawn = make_material("dry_lawn", "98974F", 0.9, variation=0.2, variation_scale=0.6)
    make_material("dry_blade", "A9A558", 0.7, piece_variation=0.30, translucency=0.3)
    lot(BASE, 60, dry_lawn, "dry_blade")
    palm(-8.0, 7.4, 4.6, (-0.3, 0.2), 4, fronds=18, frond_length=2.5, radius=0.24)
    make_material("dry_leaf", "7C7A3C", 0.6, piece_variation=0.4, translucency=0.25)
    for i, x in enumerate((-6.2, -3.6)):
        bush((x, -1.0), (0.9, 0.8, 0.7), 150, 20 + i, "dry_leaf", 0.12)


def today():
    house(light="day")
    lot(BASE, 80)
    shrubs()
    palm(-8.0, 7.4, 9.0, (-0.7, 0.3), 4, fronds=23, frond_length=3.0, radius=0.26)
    tree(9.0, 8.6, 5.0, 2.2, 3, "light_leaf", balls=7, leaf=0.17)
