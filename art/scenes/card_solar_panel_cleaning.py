"""Card: a piece of roof with three modules, dusty at the left, gleaming at the right; a soft brush
on a yellow pole, a bucket of suds."""
import math
import random

from mathutils import Matrix, Vector

from kit.cleaning import bucket, sparkle, suds
from kit.materials import make_material
from kit.parts import card_bush, rod
from kit.roof import Plane
from kit.roofing import whole_tiles
from kit.shapes import ball, box, mesh, place
from kit.solar import module
from kit.studio import card_camera, studio_light, card_stage
from kit.surfaces import module_face

LEFT, RIGHT, FRONT, EAVE, LENGTH = -2.75, 2.75, -1.25, 0.62, 3.35
WIDTH = RIGHT - LEFT
SLOPE = math.radians(33)
UP = (0, math.cos(SLOPE), math.sin(SLOPE))
ROOF = Plane((LEFT, FRONT, EAVE), (1, 0, 0), UP, [(0, 0), (WIDTH, 0), (WIDTH, LENGTH), (0, LENGTH)])
MODULE_WIDTH, MODULE_HEIGHT, STEP = 1.5, 2.5, 1.54
FIRST_U, FIRST_V = 0.42, 0.38


def build():
    card_stage(6.2, 4.4, 0.6)
    roof_piece(random.Random(5))
    modules()
    suds_along_border(random.Random(7))
    brush()
    for u, v, size in ((3.85, 2.2, 0.34), (4.55, 1.1, 0.24), (3.35, 2.72, 0.16)):
        at = Matrix.Translation(ROOF.at(u, v, 0.45).translation)
        sparkle(at @ place(rz=-18, rx=-21), size)
    bucket(-1.55, -1.55, 0, 0.42, 0.62, suds_seed=1)
    card_bush(2.35, -1.6, 0.6, 3, "leaf")
    card_bush(-2.5, -1.45, 0.55, 5, "light_leaf")
    suds(-0.75, -1.75, 0, 0.22, 10, 4, 0.07)
    studio_light(216, 48)
    card_camera(252, 21, 22, (0, -0.05, 1.10), 98)


def roof_piece(rng):
    """A wedge with tiles on it."""
    back, top = FRONT + LENGTH * UP[1], EAVE + LENGTH * UP[2]
    profile = ((FRONT + 0.25, 0), (back, 0), (back, top - 0.06), (FRONT + 0.25, EAVE + 0.1))
    vertices = [(x, y, z) for x in (LEFT + 0.12, RIGHT - 0.12) for y, z in profile]
    faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 3, 7, 4), (1, 5, 6, 2), (3, 2, 6, 7), (0, 4, 5, 1)]
    mesh("wedge", vertices, faces, "cream")
    center = WIDTH / 2, LENGTH / 2, -0.05
    box(WIDTH, LENGTH, 0.10, "tile_underlay", *center, parent=ROOF.at(0, 0), edge=0.01)
    whole_tiles(ROOF, rng, width=0.29, row=0.4)
    box(WIDTH + 0.06, 0.10, 0.22, "fascia", 0, FRONT - 0.02, EAVE - 0.07, edge=0.03)


def modules():
    """Uncleaned, half cleaned, clean: the dust is in their shader."""
    faces = (
        module_face("dusty_module", dusty_below=2.0),
        module_face("half_dusty_module", dusty_below=0.32),
        module_face("clean_module"),
    )
    for i, face in enumerate(faces):
        at = ROOF.at(FIRST_U + (i + 0.5) * STEP, FIRST_V + MODULE_HEIGHT / 2, 0.15)
        module(at, MODULE_WIDTH, MODULE_HEIGHT, 0.07, face)
    for share in (0.22, 0.78):
        rail = ROOF.at(FIRST_U + 1.5 * STEP, FIRST_V + share * MODULE_HEIGHT, 0.11)
        box(3 * STEP + 0.1, 0.05, 0.06, "aluminum", parent=rail, edge=0.006)


def border_u(v):
    """Where dusty meets clean; suds hide it."""
    return 2.42 + 0.03 * math.sin(v * 3.1)


def suds_along_border(rng):
    for _ in range(64):
        v = FIRST_V + 0.08 + (MODULE_HEIGHT - 0.2) * rng.random()
        radius = rng.uniform(0.03, 0.085)
        here = ROOF.at(border_u(v) + rng.uniform(-0.10, 0.14), v, 0.225 + radius * 0.35)
        ball(*here.translation, radius, "suds", sides=16)


def brush():
    at = ROOF.at(border_u(1.5) + 0.25, 1.55, 0.23) @ Matrix.Rotation(math.radians(-18), 4, "Z")
    bristles = make_material("bristles", "FFF3CF", 0.9, bump=0.5, bump_scale=90)
    box(1.05, 0.26, 0.13, "green", 0, 0, 0.20, at, 0.05, 4)
    box(1.0, 0.24, 0.15, bristles, 0, 0, 0.08, at, 0.03)
    top, end = at @ Vector((0, 0, 0.26)), Vector((1.05, -2.02, 0.10))
    pole = end - top
    rod(top, end, 0.05, "yellow", 0.05)
    rod(top - pole * 0.02, top + pole * 0.08, 0.075, "dark_green")
    rod(end - pole * 0.17, end, 0.065, "dark_green")
