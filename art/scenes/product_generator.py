"""Product: a generator on a slab at one end of a lawn, its exhaust turned away, and at the other end
the wall with the inlet into which its cable goes."""
from mathutils import Matrix

from kit.energy_devices import conduit, inlet
from kit.generator import OUTLET, portable_generator
from kit.land import wall_paint
from kit.outlines import grow, rectangle
from kit.parts import cable, rod, wall_block
from kit.plants import grass
from kit.shapes import box, moved, place, prism
from kit.side_yard import downspout, hibiscus
from kit.studio import card_camera, card_stage, studio_light

WIDTH, DEPTH = 5.0, 7.6
SLAB = rectangle(-2.15, -3.3, -0.05, -1.75)
SLAB_TOP = 0.1
GENERATOR = place(-1.1, -2.55, SLAB_TOP) @ Matrix.Scale(1.15, 4)
WALL_X, WALL_Y, WALL_WIDTH, WALL_HEIGHT = 0.55, 3.1, 3.6, 2.3
INLET_X, INLET_Z = 0.9, 0.95
STEPS = ((0.7, -2.6), (1.2, -1.7), (1.55, -0.75), (1.6, 0.3), (1.5, 1.35), (1.3, 2.4))


def build():
    ground = card_stage(WIDTH, DEPTH, 0.7)
    lawn = grow(ground, -0.02)
    prism(lawn, -0.02, 0.03, "lawn", 0.02)
    stones = [rectangle(x - 0.36, y - 0.32, x + 0.36, y + 0.32) for x, y in STEPS]
    base = rectangle(WALL_X - 1.8, WALL_Y - 0.05, WALL_X + 1.8, WALL_Y + 0.34)
    grass(lawn, [SLAB, base, *stones], 700, 3, 0.09, 0.03)
    prism(SLAB, 0.0, SLAB_TOP, "concrete", 0.03)
    for stone in stones:
        prism(stone, 0.0, 0.07, "concrete", 0.03)
    with moved(GENERATOR):
        portable_generator()
    house_wall()
    cord()
    studio_light(212, 40, 3.3, 0.74, (1, 0.86, 0.68), 9)
    card_camera(243, 20, 20, (0.2, -0.3, 0.48), 83)


def house_wall():
    wall_block(WALL_WIDTH, WALL_HEIGHT, 0.34, WALL_X, WALL_Y, wall_paint("butter"), 0.16)
    box(WALL_WIDTH, 0.05, 0.26, "trim", WALL_X, WALL_Y - 0.02, 0.0, standing=True)
    with moved(place(INLET_X, WALL_Y, INLET_Z)):
        inlet()
        conduit(0, 0.24, 1.2, 0.04)
    downspout(-0.98, WALL_Y, 2.15)
    hibiscus(-0.35, 2.65, 0.75, 61, "pink_flower")
    hibiscus(1.95, 2.75, 0.6, 64, "yellow_flower")


def cord():
    """From the sockets over the grass to the wall, where a plug turns up into the inlet."""
    x, y, z = GENERATOR @ place(*OUTLET).translation
    rod((x, y + 0.06, z), (x, y - 0.06, z), 0.06, "yellow", 0.05)
    path = [(x, y - 0.05, z), (x + 0.04, y - 0.2, z - 0.12), (x + 0.3, y - 0.26, 0.16)]
    path += [(0.1, -3.1, 0.12), (0.75, -2.3, 0.13), (0.6, -1.2, 0.12), (0.85, 0.0, 0.12)]
    path += [(0.7, 1.2, 0.12), (0.95, 2.3, 0.12), (INLET_X + 0.02, 2.78, 0.3)]
    end = (INLET_X, WALL_Y - 0.2, INLET_Z - 0.32)
    cable([*path, (INLET_X, WALL_Y - 0.22, INLET_Z - 0.5), end], 0.035, "yellow")
    rod(end, (INLET_X, WALL_Y - 0.17, INLET_Z - 0.2), 0.05, "dark", 0.07)
