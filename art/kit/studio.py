"""The sets on which products and cards stand, with their light and camera."""
from .camera import orbit
from .light import sky_light, sun
from .materials import make_material
from .outlines import grow, rounded_rectangle
from .parts import potted_agave, slab
from .shader import Shader, color
from .shapes import ball, box, cylinder, mesh, place, prism
from .solar import module

PRODUCT_TOP = 0.30  # height of the product plinth


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


def product_stage(with_ball=True):
    """The one set of the comparison row: a two-step disk, a yellow ball, a potted agave."""
    top = PRODUCT_TOP
    cylinder(1.80, 0.16, "cream", sides=110, edge=0.05)
    upper = make_material("upper_step", "FBF6E8", 0.5)
    cylinder(1.52, top - 0.16, upper, 0, 0, 0.16, sides=110, edge=0.04)
    endless_floor(0)
    if with_ball:
        ball(-1.10, -0.70, top + 0.17, 0.17, "sunny")
    potted_agave(1.84, 0.42, 1.0)


def product_backing(width=2.1):
    """A piece of wall on the plinth, for what hangs on walls."""
    height = 2.2
    slab(width, height, 0.16, 0.22, "sand_wall", 0, 0.5, PRODUCT_TOP + height / 2, 0.045)


def product_view():
    """The light and camera of the comparison row: the same for all."""
    studio_light(212, 40, 3.3, 0.74, (1, 0.86, 0.68), 9)
    orbit(256, 11.5, 15.5, (0.10, 0, 1.15), 115, fstop=None)


def product_modules(face, frame_material):
    """Two modules leaning back on feet, one behind the other."""
    width, height = 1.36, 2.12
    for x, y, turn, lean in ((0.62, 0.42, -10, 80), (-0.34, -0.12, 8, 77)):
        at = place(x, y, PRODUCT_TOP, turn, lean) @ place(0, height / 2, -0.05)
        module(at, width, height, 0.09, face, frame_material)
        foot = place(x, y, PRODUCT_TOP, turn)
        for side in (-1, 1):
            box(0.16, 0.34, 0.09, "dark", side * 0.42, 0.06, 0, foot, standing=True)
