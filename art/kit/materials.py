"""What things are made of: one general material with soft variation, and the project's palette.

A builder takes a material as an object or as a name. A name is looked up among what the scene has
made already, then in the palette (palette.py), then among the special surfaces (surfaces.py).
"""
import bpy

from .palette import PALETTE
from .shader import Shader, color

# Cycles can round edges in the shader. Products and cards have modeled edges and switch it off.
_edges = {"rounded": True}


def round_edges_in_shader(wanted):
    _edges["rounded"] = wanted


def find_material(material):
    """The material of that name; an object passes through."""
    if not isinstance(material, str):
        return material
    if material in bpy.data.materials:
        return bpy.data.materials[material]
    if material in PALETTE:
        return make_material(material, **PALETTE[material])
    from .surfaces import SURFACES

    return SURFACES[material](material)


def repaint(name, new_color):
    """The palette's material in another color, for this scene."""
    return make_material(name, **{**PALETTE[name], "color_code": new_color})


def make_material(
    name,
    color_code,
    roughness=0.6,
    metallic=0,
    specular=0.4,
    coat=0.0,
    variation=0.0,
    variation_scale=2.0,
    piece_variation=0.0,
    bump=0.0,
    bump_scale=60.0,
    edge=0.0,
    glow=None,
    glow_strength=0.0,
    translucency=0.0,
):
    """Makes it, or returns the one of that name.

    variation: share by which brightness drifts softly over the thing; piece_variation: share by
    which its pieces differ (tiles, leaves); edge: radius of rounded edges in metres.
    """
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    shader = Shader.of_material(name)
    where = shader.coordinates("Object")
    base = color(color_code)
    if variation or piece_variation:
        base = _varied(shader, base, where, variation, variation_scale, piece_variation)
    surface = shader.principled(
        Base_Color=base,
        Roughness=roughness,
        Metallic=metallic,
        Specular=specular,
        Clearcoat=coat,
    )
    if glow:
        shader.set(surface.inputs["Emission"], color(glow))
        shader.set(surface.inputs["Emission Strength"], glow_strength)
    normal = None
    if edge and _edges["rounded"]:
        normal = shader.node("Bevel", {0: edge}, samples=4).outputs[0]
    if bump:
        grain = shader.noise(where, bump_scale, 3.0)[0]
        normal = shader.bump(grain, bump, 0.02, **({"Normal": normal} if normal else {}))
    if normal:
        shader.set(surface.inputs["Normal"], normal)
    if translucency:
        through = shader.node("BsdfTranslucent", {0: base})
        return shader.surface(shader.mix_shaders(translucency, surface, through))
    return shader.surface(surface)


def _varied(shader, base, where, variation, variation_scale, piece_variation):
    factors, hue = [], 0.5
    if variation:
        noise = shader.noise(where, variation_scale, 4.0)[0]
        factors.append(shader.remap(noise, (0.3, 0.7), (1 - variation, 1 + variation)))
    if piece_variation:
        shade = shader.piece_shade()
        factors.append(shader.remap(shade, target=(1 - piece_variation, 1 + piece_variation)))
        swing = 0.022 * piece_variation / 0.25 * 0.6
        hue = shader.remap(shade, target=(0.5 - swing, 0.5 + swing))
    value = shader.math("MULTIPLY", *factors) if len(factors) == 2 else factors[0]
    return shader.brightness(value, base, hue)
