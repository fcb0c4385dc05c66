"""Light: the sky around the scene, the sun, soft lamps."""
import math

import bpy
from mathutils import Vector

from .shader import Shader, color
from .shapes import add_to_scene


def sky_light(top="7FB4DE", middle="CBE3EE", horizon="FFE3B8", strength=1.0, below="F3E2C4"):
    """Light from all around; the camera never sees it (the sky is painted when grading)."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    shader = Shader(world)
    up = shader.remap(shader.axes(shader.coordinates("Generated"))["Z"], (-1, 1))
    gradient = shader.ramp(
        up, (0.42, color(below)), (1, color(top)), (0.5, color(horizon)), (0.62, color(middle))
    )
    shader.node("OutputWorld", {0: shader.node("Background", {0: gradient, 1: strength})})


def direction(azimuth, elevation):
    """Towards a place in the sky: degrees, azimuth 0 along +x, 90 along +y; the house looks to
    270."""
    azimuth, elevation = math.radians(azimuth), math.radians(elevation)
    level = math.cos(elevation)
    return Vector((math.cos(azimuth) * level, math.sin(azimuth) * level, math.sin(elevation)))


def sun(azimuth, elevation, tint, strength, softness):
    """Shines from that direction; softness: how wide its disk is (degrees)."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = strength, tint, math.radians(softness)
    add_to_scene("sun", light).rotation_euler = look_along(direction(azimuth, elevation))


def lamp(position, target, size, power, tint=(1, 1, 1)):
    """A soft square light of that size (metres), in watts."""
    light = bpy.data.lights.new("lamp", "AREA")
    light.energy, light.size, light.color = power, size, tint
    thing = add_to_scene("lamp", light)
    thing.location = position
    thing.rotation_euler = look_along(Vector(position) - Vector(target))


def spotlight(position, target, angle, power, tint=(1, 1, 1)):
    """A cone of light of that many degrees with a soft edge, in watts."""
    light = bpy.data.lights.new("spotlight", "SPOT")
    light.energy, light.color = power, tint
    light.spot_size, light.spot_blend, light.shadow_soft_size = math.radians(angle), 0.6, 0.12
    thing = add_to_scene("spotlight", light)
    thing.location = position
    thing.rotation_euler = look_along(Vector(position) - Vector(target))


def switch_off(*materials):
    """What glows stays dark from here on."""
    for material in materials:
        for node in bpy.data.materials[material].node_tree.nodes:
            if node.type == "BSDF_PRINCIPLED":
                node.inputs["Emission Strength"].default_value = 0


def look_along(backwards):
    """The rotation of a light or camera whose back points that way."""
    return backwards.to_track_quat("Z", "Y").to_euler()
