"""Financing: stacks of plain coins lead up the walk to the yellow door, each lower than the one
before, as what is owed goes down."""
from kit.camera import orbit
from kit.garden import FLOOR_LEVEL, back_palms, back_trees, front_bed, island, plot, rock
from kit.house import house
from kit.light import sky_light, sun
from kit.limes import lime
from kit.materials import make_material
from kit.outlines import rectangle
from kit.paving import paving
from kit.plants import agave, hedge
from kit.shapes import cylinder
from kit.studio import endless_floor

RADIUS, HEIGHT = 0.58, 0.17  # of a coin, in metres
STACKS = (9, 7, 5, 4, 3, 2, 1)  # coins in each, from the street to the door
WALK_X, NEAREST, NEXT = 0.5, -11.4, 1.36
WALK = rectangle(-0.25, -12.5, 1.25, -7.62)  # goes on from the usual path to the street


def build():
    make_material("coin_edge", "F0A81C", 0.4, coat=0.3)
    plot(with_pool=False, grass_density=330, bare=[WALK])
    paving(*WALK[0], *WALK[2], "deck", 0.5, 0.5, seed=9)
    house(light="day")
    front_bed()
    island()
    hedge((10.9, 0), (0.9, 13, 1.2), 9000, 6, "leaf", 0.08)
    agave(2.05, -0.9, 0.05, 0.6, 3)
    rock(-2.2, -10.9, 0.35)
    for i, count in enumerate(STACKS):
        stack(WALK_X - 0.3 * (i % 2) + 0.15, NEAREST + i * NEXT, count, i)
    for x, y, size in ((-0.75, -11.9, 0.3), (-1.2, -11.5, 0.24)):
        lime(x, y, 0.02, size, int(x * 10))
    back_palms(without=("far west", "west", "east"))
    back_trees()
    endless_floor(FLOOR_LEVEL)
    sky_light(strength=0.72)
    sun(216, 30, (1, 0.80, 0.54), 6.0, 2.0)
    orbit(241, 17, 60, (1.5, -4.2, 1.75), 99, fstop=None)


def stack(x, y, count, seed):
    """Each coin lies a little off the one below."""
    for k in range(count):
        off = ((seed * 7 + k * 5) % 5 - 2) * 0.028
        paint = ("sunny", "coin_edge")[k % 2]
        cylinder(
            RADIUS, HEIGHT - 0.014, paint, x + off, y - off, 0.05 + k * HEIGHT, sides=72, edge=0.035
        )
    top = 0.05 + count * HEIGHT - 0.012
    cylinder(RADIUS * 0.76, 0.02, "gold", x + off, y - off, top, sides=72, edge=0.008)
