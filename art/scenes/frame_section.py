"""A piece of window frame, sawn through, with the laminated glass that stands in it.

Variants: aluminum (slim, hollow), thermally-broken (two halves held apart by green strips), vinyl (wide,
many chambers, a steel tube inside).
"""
from kit import camera as cameras
from kit.materials import make_material
from kit.parts import card_bush
from kit.shapes import box
from kit.studio import card_stage, studio_light

FRONT, BACK = -0.95, 1.05  # of the piece; the saw went through at the front
GLASS_TOP = 2.35
PANE, LAYER = 0.085, 0.055


def build(variant):
    card_stage(4.4, 3.1, 0.55)
    height = {"aluminum": aluminum, "thermally-broken": thermally_broken, "vinyl": vinyl}[variant]()
    glass(height)
    card_bush(1.75, 0.75, 0.55, 31, "leaf")
    studio_light(222, 40, 3.4, 0.82, (1, 0.87, 0.70), 7)
    cameras.orbit(247, 17, 27, (0.0, 0.0, 0.86), 190, fstop=None)


def aluminum():
    metal = make_material("frame_metal", "C9CED0", 0.34, metallic=0.35)
    tube(-0.55, 0, 0.55, 0.62, 0.055, metal, ribs=(0.0,))
    stops(0.55, 0.62, metal)
    return 0.62


def thermally_broken():
    metal = make_material("frame_metal", "C9CED0", 0.34, metallic=0.35)
    strip = make_material("strip", "2E9E5B", 0.6)
    tube(-0.85, 0, -0.2, 0.72, 0.06, metal)
    tube(0.2, 0, 0.85, 0.72, 0.06, metal)
    for z in (0.1, 0.52):
        piece(-0.2, z, 0.2, z + 0.09, strip)
    stops(0.85, 0.72, metal)
    return 0.72


def vinyl():
    white = make_material("vinyl", "FBF8EF", 0.42)
    steel = make_material("steel_tube", "6C757A", 0.45, metallic=0.5)
    tube(-1.05, 0, 1.05, 0.95, 0.085, white, ribs=(-0.5, 0.5))
    for left, right in ((-0.965, -0.5425), (0.5425, 0.965)):
        piece(left, 0.44, right, 0.5, white)
    tube(-0.36, 0.17, 0.36, 0.78, 0.07, steel)
    stops(1.05, 0.95, white)
    return 0.95


def tube(left, low, right, high, wall, material, ribs=()):
    """A hollow profile, lying."""
    piece(left, low, right, low + wall, material)
    piece(left, high - wall, right, high, material)
    piece(left, low + wall, left + wall, high - wall, material)
    piece(right - wall, low + wall, right, high - wall, material)
    for x in ribs:
        piece(x - wall / 2, low + wall, x + wall / 2, high - wall, material)


def stops(half, high, material):
    """What holds the glass on both sides, with a dark bead of sealant."""
    seal = make_material("sealant", "3A3D3F", 0.5)
    near = PANE + LAYER / 2
    for side in (-1, 1):
        inner, outer = side * (near + 0.05), side * min(half, near + 0.3)
        piece(min(inner, outer), high, max(inner, outer), high + 0.2, material)
        a, b = side * near, side * (near + 0.05)
        piece(min(a, b), high, max(a, b), high + 0.17, seal)


def glass(low):
    pane = make_material("pane", "9CCFD6", 0.1, coat=1.0)
    yellow = make_material("interlayer", "FFC62E", 0.35, coat=0.3)
    piece(-LAYER / 2, low, LAYER / 2, GLASS_TOP - 0.005, yellow, -0.003)
    for side in (-1, 1):
        a, b = side * LAYER / 2, side * (LAYER / 2 + PANE)
        piece(min(a, b), low, max(a, b), GLASS_TOP, pane)


def piece(left, low, right, high, material, shorter=0.0):
    """A bar of this section, from the saw cut to the back."""
    box(right - left, BACK - FRONT + shorter, high - low, material, (left + right) / 2,
        (FRONT + BACK) / 2, low, standing=True, edge=0.006)
