"""Card: a soapy window with one clean squeegee stripe, squeegee, suds, bucket, spray bottle."""
import random

from mathutils import Matrix, Vector

from kit.cleaning import bucket, sparkle, suds
from kit.materials import make_material
from kit.parts import frame, glass_face, rod, wall_block
from kit.shapes import ball, box, cylinder, mesh, place
from kit.studio import card_camera, studio_light, card_stage
from kit.surfaces import thin_film

WALL_Y = 0.55
CENTER_Z, WIDTH, HEIGHT = 1.78, 3.0, 2.2  # of the window
GLASS_Y = WALL_Y + 0.13
LEFT, RIGHT = -WIDTH / 2 + 0.13, WIDTH / 2 - 0.13  # of the glass
BOTTOM, TOP = CENTER_Z - HEIGHT / 2 + 0.13, CENTER_Z + HEIGHT / 2 - 0.13
STRIPE_LEFT, STRIPE_RIGHT, STRIPE_END = -0.42, 0.52, CENTER_Z - 0.35


def build():
    card_stage(5.4, 3.5, 0.55)
    green = make_material("green_wall", "9CCB9B", 0.85, bump=0.25, bump_scale=60)
    hole = (0, CENTER_Z, WIDTH, HEIGHT)
    wall_block(4.5, 3.25, 0.4, 0, WALL_Y, green, 0.16, hole=hole)
    frame(WIDTH, HEIGHT, 0.13, 0.22, "white", 0, WALL_Y + 0.06, CENTER_Z - HEIGHT / 2)
    sill_z = CENTER_Z - HEIGHT / 2 - 0.05
    box(WIDTH + 0.4, 0.4, 0.12, "white", 0, WALL_Y - 0.06, sill_z, edge=0.035)
    size = WIDTH - 0.2, HEIGHT - 0.2
    glass_face(*size, 0, GLASS_Y, CENTER_Z, bottom="8CCBE4", top="BFE3EF")
    soap()
    squeegee()
    sparkles = ((1.0, 0.55, 0.28), (0.95, -0.35, 0.18), (0.08, 0.62, 0.2))
    for x, up, size in sparkles:
        sparkle(place(x, GLASS_Y - 0.05, CENTER_Z + up), size)
    bucket(-1.45, -0.75, 0, 0.48, 0.72, suds_seed=3)
    suds(-0.75, -1.05, 0, 0.25, 12, 6, 0.08)
    spray_bottle(1.45, -0.75)
    studio_light(222, 40)
    card_camera(250, 13, 20, (0, 0, 1.42), 101)


def soap():
    """A film left of the stripe and below it, suds along its borders."""
    soap_film(LEFT, STRIPE_LEFT, BOTTOM, TOP)
    soap_film(STRIPE_LEFT, STRIPE_RIGHT, BOTTOM, STRIPE_END)
    rng = random.Random(5)
    for _ in range(46):
        x, z = STRIPE_LEFT + rng.uniform(-0.10, 0.02), rng.uniform(STRIPE_END - 0.1, TOP)
        bubble(x, z, rng.uniform(0.025, 0.06))
    for _ in range(70):
        x, z = rng.uniform(LEFT + 0.05, STRIPE_RIGHT - 0.05), BOTTOM + abs(rng.gauss(0, 0.16))
        bubble(x, z, rng.uniform(0.03, 0.09))
    for _ in range(40):
        x, z = rng.uniform(LEFT + 0.05, STRIPE_LEFT - 0.1), rng.uniform(BOTTOM, TOP - 0.1)
        bubble(x, z, rng.uniform(0.015, 0.05))
    for _ in range(16):
        x = STRIPE_LEFT + (STRIPE_RIGHT - STRIPE_LEFT) * rng.random()
        z = STRIPE_END - 0.07 + rng.gauss(0, 0.03)
        bubble(x, z, rng.uniform(0.03, 0.06))


def soap_film(left, right, bottom, top):
    y = GLASS_Y - 0.012
    corners = [(left, y, bottom), (right, y, bottom), (right, y, top), (left, y, top)]
    mesh("film", corners, [(0, 1, 2, 3)], thin_film("soap", "F4FAFA", 0.45, 0.96, 3.4))


def bubble(x, z, radius):
    ball(x, GLASS_Y - 0.02, z, radius, "suds", (1, 0.45, 1), 18)


def squeegee():
    width = STRIPE_RIGHT - STRIPE_LEFT
    middle = (STRIPE_LEFT + STRIPE_RIGHT) / 2
    at = place(middle, GLASS_Y - 0.06, STRIPE_END) @ Matrix.Scale(1.18, 4)
    box(width * 0.9, 0.05, 0.07, "rubber", 0, 0, 0, at, 0.01)
    box(width * 0.93, 0.10, 0.11, "yellow", 0, -0.05, -0.05, at, 0.03, 3)
    start, end = at @ Vector((0, -0.08, -0.06)), at @ Vector((0.10, -0.62, -0.70))
    handle = end - start
    rod(start, start + handle * 0.35, 0.06, "green", 0.05)
    rod(start + handle * 0.3, end, 0.075, "yellow", 0.085, 0.03)


def spray_bottle(x, y):
    cylinder(0.24, 0.6, "green_shell", x, y, 0, sides=40, edge=0.05)
    cylinder(0.24, 0.2, "green_shell", x, y, 0.58, sides=40, top_radius=0.09, edge=0.03)
    cylinder(0.09, 0.12, "white", x, y, 0.76, sides=32)
    box(0.16, 0.14, 0.15, "yellow", x, y, 0.93, edge=0.03)
    box(0.30, 0.09, 0.09, "yellow", x - 0.18, y, 0.98, edge=0.025)
    box(0.05, 0.07, 0.2, "yellow", x - 0.15, y, 0.84, edge=0.015, ry=20)
    cylinder(0.245, 0.2, "white", x, y, 0.22, sides=40, edge=0.005)
