"""Surfaces that are more than a color: glass, lit rooms, solar cells, pool water, soap, washed
ground. Each is made once per scene under its name."""
import bpy

from .shader import Shader, color, grey


def _once(make):
    """Makes the material of that name only if the scene has none yet."""

    def made(name, *arguments, **options):
        if name in bpy.data.materials:
            return bpy.data.materials[name]
        return make(name, *arguments, **options)

    made.__doc__ = make.__doc__
    return made


@_once
def glass(name):
    """Clear pane. Back faces do not reflect: a thin box would fake total reflection."""
    shader = Shader.of_material(name)
    clear = shader.node("BsdfTransparent", {0: (0.75, 0.86, 0.88, 1)})
    mirror = shader.node("BsdfGlossy", {"Roughness": 0.03})
    front = shader.math("SUBTRACT", 1.0, shader.node("NewGeometry").outputs["Backfacing"])
    reflection = shader.math("MULTIPLY", shader.node("Fresnel", {"IOR": 1.6}), front)
    return shader.surface(shader.mix_shaders(reflection, clear, mirror))


@_once
def lit_room(name):
    """A card behind glass: a warm room, darker at the floor."""
    shader = Shader.of_material(name)
    height = shader.axes(shader.coordinates("Generated"))["Z"]
    room = shader.ramp(height, (0, color("7A5A3A")), (1, color("FFD796")), (0.45, color("D89A55")))
    return shader.surface(shader.node("Emission", {0: room, 1: 1.6}))


@_once
def painted_pane(name, top, middle, bottom, curtain, strength):
    """An opaque window: a room and two folded curtains painted on one face, so it stays free of
    the noise that real glass brings at few samples."""
    shader = Shader.of_material(name)
    where = shader.axes(shader.coordinates("Generated"))
    room = shader.ramp(where["Z"], (0.02, color(bottom)), (0.95, color(top)), (0.45, color(middle)))
    off_center = shader.math("ABSOLUTE", shader.math("SUBTRACT", where["X"], 0.5))
    is_curtain = shader.remap(off_center, (0.285, 0.315), smooth=True)
    folds = shader.math("SINE", shader.math("MULTIPLY", where["X"], 95))
    cloth = shader.brightness(shader.remap(folds, (-1, 1), (0.70, 1.0)), color(curtain))
    surface = shader.principled(
        Base_Color=(0.02, 0.025, 0.03, 1),
        Roughness=0.08,
        Specular=0.5,
        Emission=shader.mix(is_curtain, room, cloth),
        Emission_Strength=strength,
    )
    return shader.surface(surface)


@_once
def streaked_pane(name, bottom="BFE0EA", top="E9F5F4"):
    """Opaque product glass: a gradient with two diagonal light streaks, readable when small."""
    shader = Shader.of_material(name)
    where = shader.axes(shader.coordinates("UV"))
    body = shader.mix(where["Y"], color(bottom), color(top))
    diagonal = shader.math("MULTIPLY_ADD", where["X"], 0.75, where["Y"])
    streaks = shader.ramp(
        diagonal,
        (0, grey(0)),
        (0.62, grey(0.5)),
        (0.80, grey(0)),
        (0.86, grey(0.5)),
        (0.92, grey(0)),
        interpolation="CONSTANT",
    )
    with_streaks = shader.mix(streaks, body, color("FFFFFF"))
    return shader.surface(shader.principled(Base_Color=with_streaks, Roughness=0.15, Specular=0.5))


def _lines(shader, along, count, width):
    """1 on thin lines that cut a 0 to 1 axis into `count` parts."""
    repeated = shader.math("PINGPONG", shader.math("MULTIPLY", along, count), 0.5)
    return shader.math("LESS_THAN", repeated, width)


@_once
def solar_cells(name):
    """A module on a roof: 6 x 10 cells, busbars, each module a little different."""
    shader = Shader.of_material(name)
    where = shader.axes(shader.coordinates("UV"))
    across = _lines(shader, where["X"], 6, 0.022)
    up = _lines(shader, where["Y"], 10, 0.022)
    cell = shader.mix(shader.piece_shade(), color("0B1A3C"), color("15305F"))
    busbars = shader.math("MULTIPLY", _lines(shader, where["X"], 30, 0.035), 0.35)
    cell = shader.mix(busbars, cell, color("3A567F"))
    cell = shader.mix(shader.math("MAXIMUM", across, up), cell, color("8FA9C4"))
    surface = shader.principled(
        Base_Color=cell, Roughness=0.12, Specular=0.55, Clearcoat=0.6, Clearcoat_Roughness=0.04
    )
    return shader.surface(surface)


@_once
def module_face(
    name,
    low="12244E",
    high="1C3870",
    gap="9DB4CC",
    busbar="46638F",
    rows=12,
    gap_width=0.022,
    busbar_strength=0.35,
    dusty_below=None,
):
    """A module seen close. Gap and busbar colors set its look (framed or all-black);
    dusty_below: the share of its width, from the left, that has not been cleaned."""
    shader = Shader.of_material(name)
    uv = shader.coordinates("UV")
    where = shader.axes(uv)
    across = _lines(shader, where["X"], 6, gap_width)
    up = _lines(shader, where["Y"], rows, gap_width * 1.15)
    cell = shader.mix(where["Y"], color(low), color(high))
    busbars = _lines(shader, where["X"], 30, 0.05)
    cell = shader.mix(shader.math("MULTIPLY", busbars, busbar_strength), cell, color(busbar))
    cell = shader.mix(shader.math("MAXIMUM", across, up), cell, color(gap))
    surface = shader.principled(
        Base_Color=cell, Roughness=0.16, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.05
    )
    if dusty_below is not None:
        noise = shader.noise(shader.coordinates("Object"), 2.4, 5.0)[0]
        border = shader.math("MULTIPLY_ADD", noise, 0.25, where["X"])
        is_dusty = shader.math("LESS_THAN", border, dusty_below + 0.125)
        cover = shader.remap(noise, (0.36, 0.64), (0.50, 0.88))
        dust = shader.math("MULTIPLY", cover, is_dusty)
        shader.set(surface.inputs["Base Color"], shader.mix(dust, cell, color("B4966A")))
        shader.set(surface.inputs["Roughness"], shader.remap(dust, target=(0.16, 0.95)))
        shader.set(surface.inputs["Clearcoat"], shader.remap(dust, target=(0.5, 0)))
    return shader.surface(surface)


@_once
def water(name):
    """The pool's surface: clear, tinted, gently rippled."""
    shader = Shader.of_material(name)
    ripples = shader.noise(shader.coordinates("Object"), 1.6, 2.0)[0]
    normal = shader.bump(ripples, 0.22, 0.08)
    mirror = shader.node("BsdfGlossy", {"Roughness": 0.06, "Normal": normal})
    clear = shader.node("BsdfTransparent", {0: (0.56, 0.92, 0.94, 1)})
    reflection = shader.node("Fresnel", {"IOR": 1.36, "Normal": normal})
    return shader.surface(shader.mix_shaders(reflection, clear, mirror))


@_once
def pool_basin(name, strength=0.38):
    """Turquoise plaster with painted light nets (Cycles would need too many samples for them)."""
    shader = Shader.of_material(name)
    where = shader.coordinates("Object")
    wobble = shader.noise(where, 1.3, 2.0)[1]
    warped = shader.mix(0.55, where, wobble, blend="ADD")
    cells = shader.node("TexVoronoi", {0: warped, "Scale": 1.9}, feature="DISTANCE_TO_EDGE")
    net = shader.remap(cells.outputs["Distance"], (0, 0.10), (1, 0))
    plaster = shader.mix(shader.math("MULTIPLY", net, 0.55), color("46CFD6"), color("D9FFF8"))
    surface = shader.principled(
        Base_Color=plaster, Roughness=0.6, Emission=plaster, Emission_Strength=strength
    )
    return shader.surface(surface)


@_once
def partly_washed(name, clean, dirty, clean_between, wobble=0.12, noise_scale=3.0, contrast=0.25):
    """Ground that is clean between two x positions (with a wobbly border) and grimy elsewhere."""
    soft, (left, right) = 0.04, clean_between
    shader = Shader.of_material(name)
    where = shader.coordinates("Object")
    noise = shader.noise(where, noise_scale, 3.0)[0]
    wobbled = shader.math("MULTIPLY_ADD", noise, wobble * 2, -wobble)
    x = shader.math("ADD", wobbled, shader.axes(where)["X"])
    enters = shader.remap(x, (left - soft, left + soft), smooth=True)
    leaves = shader.remap(x, (right + soft, right - soft), smooth=True)
    is_clean = shader.math("MULTIPLY", enters, leaves)
    grime = color(dirty)[:3]
    dark_grime = (*(c * (1 - contrast) for c in grime), 1)
    light_grime = (*(min(1, c * (1 + contrast)) for c in grime), 1)
    blotches = shader.noise(where, noise_scale * 1.7, 5.0)[0]
    ground = shader.mix(is_clean, shader.mix(blotches, dark_grime, light_grime), color(clean))
    shade = shader.remap(shader.piece_shade(), target=(0.9, 1.08))
    surface = shader.principled(Roughness=0.8, Base_Color=shader.brightness(shade, ground))
    return shader.surface(surface)


@_once
def thin_film(name, film_color, thin, thick, noise_scale):
    """Soap or spray: matte over transparent. The denoiser erases much of it, so use it sparingly
    and put dirt into the surface's own shader instead."""
    shader = Shader.of_material(name)
    matte = shader.node("BsdfDiffuse", {0: color(film_color)})
    noise = shader.noise(shader.coordinates("Object"), noise_scale, 5.0)[0]
    cover = shader.remap(noise, (0.35, 0.65), (thin, thick))
    return shader.surface(shader.mix_shaders(cover, shader.node("BsdfTransparent"), matte))


SURFACES = {
    "glass": glass,
    "lit_room": lit_room,
    "solar_cells": solar_cells,
    "water": water,
    "pool_basin": pool_basin,
}
