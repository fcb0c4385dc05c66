"""The sets on which products and cards stand, with their light and camera."""
from .camera import orbit
from .light import sky_light, sun
from .outlines import grow, rounded_rectangle
from .parts import wall_block
from .shader import Shader, color
from .shapes import mesh, prism

WALL, WALL_DEPTH = 0.68, 0.34  # y of a product stage's wall, and its thickness


def endless_floor(z, color_code="FFFFFF"):
    """Catches shadows. Grading finds it through the render output `floor` and paints its color."""
    shader = Shader.of_material("floor")
    material = shader.surface(shader.node("BsdfDiffuse", {0: color(color_code)}))
    shader.node("OutputAOV", {"Value": 1.0}).name = "floor"
    size = 900
    corners = [(-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z)]
    mesh("floor", corners, [(0, 1, 2, 3)], material)


def card_stage(width, depth, radius):
    """A rounded plinth with its top at z = 0; returns the outline for what covers it."""
    height = 0.36
    outline = rounded_rectangle(-width / 2, -depth / 2, width / 2, depth / 2, radius, 14)
    prism(outline, -height, 0, "plinth", 0.09, 5)
    endless_floor(-height)
    return grow(outline, -0.1)


def studio_light(
    azimuth=214, elevation=44, strength=3.6, fill=0.72, tint=(1, 0.84, 0.64), softness=7
):
    """A soft warm sun from the left front and a pale sky; fill: strength of that sky."""
    sky_light("DCEBF2", "F4F6F0", "FFF1D8", fill, "F6E8CC")
    sun(azimuth, elevation, tint, strength, softness)


def card_camera(azimuth, elevation, distance, target, lens):
    return orbit(azimuth, elevation, distance, target, lens, fstop=None)


def product_stage(paint=None, wall=(4.5, 2.75), hole=None):
    """A plinth with a free-standing piece of wall at its back, for what belongs to a house. paint:
    of the wall, none without; hole: see wall_block. Returns the outline for what covers the ground
    before the wall."""
    outline = card_stage(5.1, 3.1, 0.6)
    if paint is None:
        return outline
    width, height = wall
    wall_block(width, height, WALL_DEPTH, 0, WALL, paint, 0.16, hole=hole)
    return [(x, min(y, WALL - 0.02)) for x, y in outline]


def product_view(azimuth=252, elevation=13, target=(0, 0, 1.14), lens=123):
    """The light and camera that all products share."""
    studio_light(212, 40, 3.3, 0.74, (1, 0.86, 0.68), 9)
    return card_camera(azimuth, elevation, 22, target, lens)
