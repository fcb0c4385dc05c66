"""Things of one scene that take turns, and the layers that are cut from its renders.

A part is what shows or hides together: `with part("tile"):` puts all that is built inside into it. What
is in no part always shows.
"""
from contextlib import contextmanager
from dataclasses import dataclass, field

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from .shader import Shader, color

MARK = "mark"  # the render output that is 1 where a layer's own things show
PIXEL = 0.004  # share of the picture that is added around things
_parts, _own_colors, _sky_strength = {}, {}, []
_glows = {}  # strength by material


@dataclass(frozen=True)
class Layer:
    """What differs from the picture below it, which is a layer too; the first is `base`.

    shows, hides: parts; paints: color codes by material; reach: share of the picture beyond its
    things that their shadow or light may touch; lamps: materials that glow, nothing
    else shines, and that light is added to what is below; stains: flat colors with an alpha of their own, nothing to be cut; opaque: parts that are
    taken over whole (those it shows, if none are named); clears: so is all where the base's opaque
    parts were; spares: parts that it leaves as they are; recolors: the layer whose light it takes, as only colors are others (quick).
    """

    shows: tuple = ()
    hides: tuple = ()
    paints: dict = field(default_factory=dict)
    over: str = "base"
    reach: float = 0.02
    lamps: tuple = ()
    stains: bool = False
    opaque: tuple = ()
    clears: bool = False
    spares: tuple = ()
    recolors: str = ""


@contextmanager
def part(name):
    before = set(bpy.data.objects)
    yield
    _parts.setdefault(name, []).extend(built_since(before))


def built_since(before):
    """In a fixed order: what is rendered must not depend on chance."""
    return sorted(set(bpy.data.objects) - before, key=lambda thing: thing.name)


def things_of(name):
    return _parts.setdefault(name, [])


def prepare():
    """Adds the mark to all materials."""
    for material in bpy.data.materials:
        if material.use_nodes:
            tree = material.node_tree
            mark, output = tree.nodes.new("ShaderNodeObjectInfo"), tree.nodes.new("ShaderNodeOutputAOV")
            output.name = MARK
            tree.links.new(mark.outputs["Object Index"], output.inputs["Value"])


def apply(name, layers):
    """Shows that layer on all below it. Returns its region in shares of the picture: left, bottom,
    right, top."""
    layer, shown, paints = layers[name], _shown(name, layers), _paints(name, layers)
    in_parts = {thing for things in _parts.values() for thing in things}
    spared = {thing for part_name in layer.spares for thing in _parts[part_name]}
    wanted = {thing for part_name in shown for thing in _parts.get(part_name, ())}
    for thing in bpy.data.objects:
        thing.hide_render = thing in in_parts and thing not in wanted
        thing.is_holdout = thing in spared or layer.stains and thing not in _parts[layer.shows[0]]
        thing.pass_index = 0
    _paint(paints)
    _sky_and_sun(not layer.lamps and not layer.recolors)
    _let_glow(layer.lamps)
    own = [thing for part_name in layer.opaque or layer.shows for thing in _parts.get(part_name, ())]
    if layer.paints and not own:
        own = [thing for thing in wanted | set(bpy.data.objects) - in_parts if _is_of(thing, layer.paints)]
    for thing in own:
        thing.pass_index = 1
    if name == "base":
        return (0, 0, 1, 1)
    if not layer.opaque:
        own += [thing for part_name in (*layer.shows, *layer.hides) for thing in _parts[part_name]]
    return _region(own, layer.reach + PIXEL)


def _shown(name, layers):
    layer = layers[name]
    below = set() if name == "base" else _shown(layer.over, layers)
    return (below - set(layer.hides)) | set(layer.shows)


def _paints(name, layers):
    layer = layers[name]
    return layer.paints if name == "base" else {**_paints(layer.over, layers), **layer.paints}


def _is_of(thing, materials):
    return any(slot.material and slot.material.name in materials for slot in thing.material_slots)


def _region(things, reach):
    camera, scene = bpy.context.scene.camera, bpy.context.scene
    bpy.context.view_layer.update()
    points = [
        world_to_camera_view(scene, camera, thing.matrix_world @ Vector(corner))
        for thing in things
        for corner in ([(0, 0, 0)] if thing.type == "LIGHT" else thing.bound_box)
    ]
    across, up = [point.x for point in points], [point.y for point in points]
    tall = reach * scene.render.resolution_x / scene.render.resolution_y
    low, high = (min(across) - reach, min(up) - tall), (max(across) + reach, max(up) + tall)
    return tuple(max(0, v) for v in low) + tuple(min(1, v) for v in high)


def _paint(paints):
    """Gives materials their colors, and all others their own ones back."""
    for material in bpy.data.materials:
        socket = _color_socket(material)
        if socket:
            own = _own_colors.setdefault(material.name, tuple(socket.default_value))
            socket.default_value = color(paints[material.name]) if material.name in paints else own


def _color_socket(material):
    """Where the plain color goes in, before it is varied or wetted."""
    for kind, name in (("HUE_SAT", "Color"), ("BSDF_PRINCIPLED", "Base Color")):
        for node in material.node_tree.nodes if material.use_nodes else ():
            if node.type == kind and not node.inputs[name].is_linked:
                return node.inputs[name]
    return None


def _sky_and_sun(wanted):
    for thing in bpy.data.objects:
        if thing.type == "LIGHT" and thing.data.type == "SUN":
            thing.hide_render = not wanted
    background = next(n for n in bpy.context.scene.world.node_tree.nodes if n.type == "BACKGROUND")
    _sky_strength.append(background.inputs[1].default_value)
    background.inputs[1].default_value = _sky_strength[0] if wanted else 0


def _let_glow(materials):
    for material, glow in _glows.items():
        _glow(material).default_value = glow if material in materials else 0


def glows_only_with_lamps(*materials):
    """Dark in all layers but those of lamps."""
    for material in materials:
        _glows[material] = _glow(material).default_value


def _glow(material):
    nodes = bpy.data.materials[material].node_tree.nodes
    return next(n for n in nodes if n.type == "BSDF_PRINCIPLED").inputs["Emission Strength"]


def stain(name, color_code, cover):
    """Flat paint; cover: makes the socket of its alpha from the shader and where (u, v) it is."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    shader = Shader.of_material(name)
    paint = shader.node("Emission", {0: color(color_code), 1: 1.0})
    alpha = cover(shader, shader.coordinates("UV"))
    return shader.surface(shader.mix_shaders(alpha, shader.node("BsdfTransparent"), paint))
