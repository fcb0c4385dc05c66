"""What every lot of a town has: the house without what is too small to be seen from far away, its
drive, and shrubs under the front windows."""
from .house import house
from .land import wall_paint
from .materials import make_material
from .plants import bush, flowers
from .roofing import tile_color
from .shapes import box


def town_house(wall, roof, shutters, door, solar, seed, covering="tile", covered_with="roof_tile"):
    """wall: stucco, or a name of land.WALLS; roof: color of its tiles; without one the covering and
    its material count, see house()."""
    house(
        wall=wall if wall == "stucco" else wall_paint(wall),
        covering=covering,
        roof_material=tile_color(roof) if roof else covered_with,
        solar=solar,
        shutters=shutters,
        door=door,
        lamps=False,
        gutters=False,
        equipment=False,
        seed=seed,
    )


def drive(width, length, x, y, z=0.06):
    paint = make_material("driveway", "D8C6A6", 0.8, variation=0.05, variation_scale=0.6)
    box(width, length, z, paint, x, y, 0, standing=True)


def front_shrubs(seed, blossom):
    for i, x in enumerate((-6.6, -5.4, -4.2, -3.0)):
        leaf = ("leaf", "light_leaf")[i % 2]
        bush((x, -0.85), (1.1, 1.0, 0.85), 150, 20 + i + seed, leaf, 0.14)
    flowers((-4.8, -1.5), (3.6, 0.6, 0.6), 60, seed, blossom, 0.09)
