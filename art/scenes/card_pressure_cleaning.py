"""Card: a grimy paver path with a gleaming washed stripe, a yellow washer with hose and lance."""
import math
import random

from mathutils import Matrix, Vector

from kit.cleaning import sparkle
from kit.materials import make_material
from kit.outlines import rectangle, rounded_rectangle
from kit.parts import cable, card_bush, rod, slab
from kit.paving import paving
from kit.plants import flowers, grass
from kit.shapes import ball, cylinder, mesh, place, prism, round_edges
from kit.studio import card_camera, studio_light, card_stage
from kit.surfaces import partly_washed, thin_film

LEFT, RIGHT = -2.1, 1.5  # the path
WASHER = place(1.95, 0.35, 0.05, -20) @ Matrix.Scale(1.25, 4)
NOZZLE = Vector((-0.18, -0.92, 0.78))
SPRAY_HITS = Vector((-0.55, -1.38, 0.15))


def build():
    stage = card_stage(6.0, 4.4, 0.6)
    prism(stage, -0.02, 0.05, "lawn", 0.03)
    joints = make_material("joint", "7C7462", 0.95)
    bed = rounded_rectangle(LEFT - 0.1, -2.08, RIGHT + 0.1, 2.08, 0.04, 2)
    prism(bed, 0, 0.07, joints, 0.01)
    washed = partly_washed(
        "washed", "F1E2C4", "6F6A55", (-1.25, 0.22), wobble=0.05, noise_scale=5.0, contrast=0.3
    )
    path = paving(LEFT, -2.06, RIGHT, 2.06, washed, 0.6, 0.4, 0.05, 0.09, 5)
    round_edges(path, 0.014, 2, 40)
    bare = rectangle(LEFT - 0.12, -3, RIGHT + 0.12, 3)
    grass(stage, [bare], 520, height=0.11, z=0.04)
    washer()
    lance_and_hose()
    spray()
    for x, y, z, size in ((-0.75, 0.5, 0.34, 0.26), (-0.2, 1.2, 0.30, 0.18)):
        sparkle(place(x, y, z), size)
    card_bush(-2.55, 1.3, 0.75, 3, "leaf", 0.03)
    card_bush(-2.6, 0.55, 0.55, 8, "light_leaf", 0.03)
    card_bush(2.3, 1.65, 0.8, 4, "leaf", 0.03)
    flowers((-2.6, 0.55), (0.6, 0.55, 0.5), 22, 6, "yellow_flower", 0.04, 0.05)
    studio_light(222)
    card_camera(250, 25, 21, (0, -0.05, 0.68), 103)


def washer():
    slab(0.74, 0.84, 0.62, 0.16, "yellow", 0, 0.31, 0.66, 0.09, WASHER)
    slab(0.60, 0.30, 0.03, 0.08, "dark", 0, -0.30, 0.80, 0.012, WASHER)
    slab(0.80, 0.22, 0.70, 0.08, "dark", 0, 0.35, 0.22, 0.05, WASHER)
    for i in range(4):
        slab(0.44, 0.028, 0.02, 0.012, "screen", 0, -0.315, 0.70 + 0.055 * i, 0.004, WASHER)
    cylinder(0.085, 0.05, "green_shell", 0, -0.31, 0.50, WASHER, rx=90, sides=40)
    cylinder(0.05, 0.08, "dark", 0, -0.32, 0.50, WASHER, rx=90, sides=32)
    for side in (-1, 1):
        turn = side * 90
        cylinder(0.29, 0.14, "rubber", side * 0.40, 0.16, 0.29, WASHER, 48, ry=turn, edge=0.04)
        cylinder(0.18, 0.02, "vent", side * 0.535, 0.16, 0.29, WASHER, 40, ry=turn)
        upright = [(side * 0.27, 0.30, 0.55), (side * 0.27, 0.36, 1.1), (side * 0.27, 0.42, 1.45)]
        cable(upright, 0.035, "dark_green", WASHER)
    grip = [(-0.27, 0.42, 1.44), (-0.24, 0.43, 1.52), (0, 0.43, 1.53)]
    grip += [(0.24, 0.43, 1.52), (0.27, 0.42, 1.44)]
    cable(grip, 0.045, "dark", WASHER)


def lance_and_hose():
    """The lance rests on the handle, its nozzle over the stripe's end."""
    rests = WASHER @ Vector((-0.12, 0.36, 1.58))
    along = (NOZZLE - rests).normalized()
    start = rests - along * 0.35
    rod(start, start + along * 0.62, 0.085, "dark", 0.065, 0.03)
    rod(start + along * 0.55, start + along * 1.1, 0.05, "green")
    rod(start + along * 0.6, NOZZLE, 0.03, "steel")
    rod(NOZZLE - along * 0.12, NOZZLE, 0.055, "yellow", 0.04)
    trigger = start + along * 0.12
    rod(trigger, trigger + Vector((0.05, 0.02, -0.26)), 0.055, "dark", 0.045)
    hose = [
        trigger + Vector((0.05, 0.02, -0.22)),
        (1.22, 0.42, 1.05),
        (0.98, -0.05, 0.42),
        (1.25, -0.75, 0.14),
        (1.85, -1.25, 0.12),
        (2.45, -1.2, 0.12),
        (2.5, -0.75, 0.16),
        (2.2, -0.5, 0.42),
        WASHER @ Vector((0, -0.36, 0.50)),
    ]
    cable(hose, 0.045, "dark")


def spray():
    """A fan of water and the drops it throws up."""
    hit, steps = SPRAY_HITS, 16
    vertices = [tuple(NOZZLE)]
    for i in range(steps + 1):
        y = hit.y + 0.10 * math.sin(i * 1.7) + 0.1
        vertices.append((hit.x - 0.55 + 1.1 * i / steps, y, 0.15))
    faces = [(0, i + 1, i + 2) for i in range(steps)]
    water = thin_film("spray", "FFFFFF", 0.55, 0.95, 7.0)
    mesh("spray", vertices, faces, water).visible_shadow = False
    rng = random.Random(2)
    for _ in range(46):
        radius = rng.uniform(0.012, 0.042)
        x, y = hit.x + rng.uniform(-0.62, 0.62), hit.y + 0.05 + rng.gauss(0, 0.10)
        ball(x, y, 0.15 + abs(rng.gauss(0, 0.07)), radius, "suds", sides=12)
