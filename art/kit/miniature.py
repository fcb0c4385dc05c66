"""The ranch house in miniature, on its own small lot."""
from mathutils import Matrix

from .house import house
from .outlines import grow, rectangle, rounded_rectangle
from .palms import palm
from .paving import paving
from .plants import bush, flowers, grass, tree
from .shapes import moved, place, prism

LOT = rounded_rectangle(-9.2, -8.6, 10.2, 10.0, 2.2, 12)
TURF = 0.35  # thickness of the lawn on its base
BUILT = (
    rectangle(2.9, -8.5, 7.4, -5),
    rectangle(-0.25, -8.5, 1.25, -1.9),
    rectangle(-7.1, 0, 8.1, 8.1),
    rectangle(2.1, -5, 8.1, 0),
)


def miniature(
    x,
    y,
    z,
    scale,
    turn=0,
    palms=(),
    trees=(),
    base=0.9,
    density=70,
    blossom="yellow_flower",
    seed=7,
    **style
):
    """Stands with its base on z. base: its thickness and density: blades of grass, both at full
    size; style: see house()."""
    lift = (TURF + base) * scale
    at = place(x, y, z + lift, turn) @ Matrix.Scale(scale, 4)
    with moved(at @ centered()):
        house(seed=seed, **style)
        lot(base, density)
        shrubs(blossom, seed)
        for numbers in palms:
            palm(*numbers, fronds=21, frond_length=2.9, radius=0.24)
        for numbers in trees:
            tree(*numbers, balls=7, leaf=0.17)


def centered():
    """Brings the middle of the lot to the origin."""
    return place(-0.5, -0.7)


def plate(base, material="lawn"):
    prism(LOT, -TURF, 0, material, 0.08)
    prism(grow(LOT, 0.25), -TURF - base, -TURF, "plinth", 0.16, 4)


def lot(base, density, material="lawn", blade="grass_blade"):
    """Plate, drive, walk and grass; at full size."""
    plate(base, material)
    paving(2.9, -8.4, 7.4, -5, "paver", 0.9, 0.45, thickness=0.08, seed=5)
    paving(-0.25, -8.4, 1.25, -1.9, "deck", 0.75, 0.65, thickness=0.08, seed=9)
    grass(LOT, BUILT, density, height=0.2, blade=blade)


def shrubs(blossom="yellow_flower", seed=0):
    for i, x in enumerate((-6.4, -5.2, -4.0, -2.8)):
        bush(
            (x, -0.95), (1.15, 1.05, 0.95), 200, 20 + i + seed, ("leaf", "light_leaf")[i % 2], 0.13
        )
    flowers((-4.6, -1.6), (3.6, 0.6, 0.6), 46, 3 + seed, blossom, 0.05, 0.11)
    for i, y in enumerate((-5.4, -3.9)):
        bush((9.0, y), (1.1, 1.1, 0.95), 200, 50 + i + seed, ("light_leaf", "leaf")[i % 2], 0.13)
