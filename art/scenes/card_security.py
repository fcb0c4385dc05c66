"""Card: a green door with a keypad lock, a doorbell camera with a lit ring, a bullet camera."""
from mathutils import Vector

from kit.materials import make_material
from kit.openings import wall_lamp
from kit.parts import card_bush, facing, rod, signal_light, slab, wall_block
from kit.shapes import ball, box, cylinder
from kit.studio import card_camera, studio_light, card_stage

WALL_Y = 0.55
DOOR_X = 0.35


def build():
    card_stage(5.4, 3.6, 0.55)
    wall_block(4.6, 3.3, 0.35, 0, WALL_Y, "yellow_wall", 0.16)
    box(4.75, 0.5, 0.14, "trim", 0, WALL_Y + 0.17, 3.34, edge=0.05)
    door()
    keypad_lock()
    doorbell()
    bullet_camera()
    wall_lamp(1.62, WALL_Y, "S", 2.05)
    for x, seed, material in ((-1.75, 3, "leaf"), (1.85, 6, "light_leaf")):
        cylinder(0.26, 0.5, "white", x, -0.35, 0, top_radius=0.33, sides=48)
        card_bush(x, -0.35, 0.8, seed, material, 0.45)
    studio_light(222, 38)
    card_camera(250, 12, 20, (0, 0, 1.50), 100)


def white_light():
    return signal_light("DFF6FF")


def lens():
    return make_material("lens", "11304A", 0.05, coat=1.0)


def door():
    box(1.62, 0.1, 2.62, "white", DOOR_X, WALL_Y - 0.03, 0.08, standing=True, edge=0.03)
    box(1.34, 0.1, 2.44, "green", DOOR_X, WALL_Y - 0.07, 0.1, standing=True)
    for z, height in ((0.62, 0.72), (1.62, 0.98)):
        x, y = DOOR_X + 0.22, WALL_Y - 0.115
        slab(0.62, height, 0.04, 0.05, "green_shell", x, y, z + 0.02, 0.015)
    box(1.9, 1.0, 0.14, "concrete", DOOR_X, WALL_Y - 0.45, 0, standing=True, edge=0.04)
    mat = make_material("door_mat", "E9B83A", 0.95, bump=0.5, bump_scale=60)
    box(1.3, 0.6, 0.04, mat, DOOR_X, WALL_Y - 0.58, 0.14, standing=True, edge=0.015)


def keypad_lock():
    """Larger than life, to be seen on a card."""
    x, y = DOOR_X - 0.48, WALL_Y
    slab(0.36, 0.80, 0.06, 0.11, "dark", x, y - 0.11, 1.44, 0.02)
    slab(0.30, 0.48, 0.012, 0.06, "screen", x, y - 0.17, 1.55, 0.004)
    for i in range(3):
        for j in range(4):
            key = x - 0.084 + 0.084 * i, y - 0.182, 1.385 + 0.11 * j
            cylinder(0.027, 0.01, white_light(), *key, rx=90, sides=16, edge=0)
    rod((x, y - 0.16, 1.17), (x, y - 0.28, 1.17), 0.045, "steel")
    rod((x - 0.03, y - 0.28, 1.17), (x + 0.42, y - 0.28, 1.17), 0.045, "steel", edge=0.015)


def doorbell():
    x, y = -1.02, WALL_Y
    slab(0.46, 1.06, 0.09, 0.23, "white_shell", x, y, 1.52)
    slab(0.37, 0.97, 0.03, 0.185, "screen", x, y - 0.085, 1.52, 0.01)
    cylinder(0.14, 0.03, "steel", x, y - 0.10, 1.80, rx=90, sides=40)
    cylinder(0.115, 0.02, lens(), x, y - 0.13, 1.80, rx=90, sides=40)
    ball(x - 0.035, y - 0.15, 1.84, 0.022, white_light(), sides=12)
    cylinder(0.155, 0.015, signal_light(), x, y - 0.105, 1.26, rx=90, sides=48, edge=0)
    cylinder(0.115, 0.02, "dark", x, y - 0.11, 1.26, rx=90, sides=48, edge=0.005)


def bullet_camera():
    """Upper left, looking to the front."""
    x, y, z = -1.42, WALL_Y, 2.66
    slab(0.42, 0.42, 0.07, 0.21, "white_shell", x, y, z, 0.02)
    rod((x, y - 0.05, z), (x, y - 0.44, z), 0.07, "white_shell")
    along = Vector((0.80, -0.62, -0.30)).normalized()
    center = Vector((x + 0.05, y - 0.52, z - 0.02))
    rod(center - along * 0.36, center + along * 0.50, 0.21, "white_shell", edge=0.05)
    rod(center + along * 0.47, center + along * 0.54, 0.185, "screen", edge=0.01)
    rod(center + along * 0.53, center + along * 0.57, 0.10, lens(), edge=0.005)
    hood = facing(center + along * 0.10 + Vector((0, 0, 0.205)), along, "Y", "Z")
    box(0.40, 1.12, 0.05, "green", parent=hood, edge=0.012)
    light = center + along * 0.545 + Vector((-0.03, -0.04, -0.135))
    ball(*light, 0.022, signal_light("FF5A3C"), sides=12)
