"""The camera. The look wants a long lens from far away: 46 to 140 mm."""
import bpy
from mathutils import Vector

from .light import direction, look_along
from .shapes import add_to_scene


def orbit(azimuth, elevation, distance, target, lens, shift=(0, 0), fstop=0.35, focus=None):
    """A camera given by where it stands around its target (degrees, metres).

    lens: millimetres; shift: moves the picture by shares of its longer side; focus: the point that
    is sharp (the target, if none); fstop None: everything is sharp.
    """
    target = Vector(target)
    position = target + distance * direction(azimuth, elevation)
    optics = bpy.data.cameras.new("camera")
    thing = add_to_scene("camera", optics)
    thing.location = position
    thing.rotation_euler = look_along(position - target)
    bpy.context.scene.camera = thing
    optics.lens, optics.clip_end = lens, 2000
    optics.shift_x, optics.shift_y = shift
    if fstop:
        optics.dof.use_dof = True
        optics.dof.aperture_fstop = fstop
        optics.dof.focus_distance = (Vector(focus or target) - position).length
    return thing


def behind(target, azimuth, far, right, up):
    """The point that far behind the target as an orbiting camera at that azimuth sees it."""
    away = -direction(azimuth, 0)
    aside = Vector((away.y, -away.x, 0))
    return Vector(target) + away * far + aside * right + Vector((0, 0, up))
