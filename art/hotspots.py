#!/usr/bin/env python3
"""Where the parts of the house are on the hero pictures: python3 art/hotspots.py

Projects points of the house through each hero scene's own camera and writes hotspots.json
(percent of the picture, origin top left).
"""
import importlib
import json
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent
sys.path.insert(0, str(ART))

from blender import run_in_blender  # noqa: E402

HEROES = ("hero", "hero-portrait")
NOTE = (
    "x, y in percent of the image, origin top left; " "visible=false: behind something or off frame"
)


def points():
    """Part: its point in metres (x, y, z). On the roof, z follows the main roof's south slope."""
    from kit.house_roof import SLOPE

    def on_roof(y, lift):
        return 2.98 + (y + 0.6) * SLOPE + lift

    return {
        "roof": (-3.6, 0.9, on_roof(0.9, 0.1)),
        "ridge": (0.5, 4.0, on_roof(4.0, 0.15)),
        "solar": (0.3, 2.25, on_roof(2.25, 0.25)),
        "windows": (-5.1, -0.05, 1.6),
        "slidingDoor": (-7.05, 2.6, 1.25),
        "frontDoor": (0.25, -0.05, 1.45),
        "garageDoor": (5.1, -5.05, 1.25),
        "battery": (2.1, -3.75, 0.95),
        "hvac": (-7.9, 7.2, 0.65),
        "pool": (-10.5, -0.8, -0.05),
        "deck": (-7.9, -4.0, 0.4),
        "driveway": (5.2, -10.6, 0.05),
        "evCar": (4.1, -8.3, 0.8),
        "lawn": (-1.6, -4.4, 0.1),
        "shutters": (-3.2, -0.06, 1.6),
        "garden": (-3.4, -9.5, 0.4),
        "gutter": (-5.6, -0.72, 2.9),
    }


HIDDEN = {"hvac"}  # in the picture's frame, but behind the house


def write_hotspots():
    """Runs inside Blender."""
    from pictures import PICTURES

    views = {}
    for name in HEROES:
        picture = PICTURES[name]
        camera = importlib.import_module(f"scenes.{picture.scene}").CAMERA
        key = f"{name}-{picture.width}x{picture.height}"
        views[key] = project(camera, picture.width, picture.height)
    text = json.dumps({"note": NOTE, "views": views}, indent=1)
    (ART / "hotspots.json").write_text(text, encoding="utf8")


def project(camera, width, height):
    import bpy
    from bpy_extras.object_utils import world_to_camera_view
    from kit.camera import orbit
    from mathutils import Vector

    bpy.ops.wm.read_factory_settings(use_empty=True)
    thing, scene = orbit(**camera), bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    bpy.context.view_layer.update()
    spots = {}
    for part, point in points().items():
        seen = world_to_camera_view(scene, thing, Vector(point))
        in_frame = 0 <= seen.x <= 1 and 0 <= seen.y <= 1
        spots[part] = {
            "x": round(seen.x * 100, 2),
            "y": round((1 - seen.y) * 100, 2),
            "visible": in_frame and part not in HIDDEN,
        }
    return spots


if __name__ == "__main__":
    if "bpy" in sys.modules:  # this file again, inside Blender
        write_hotspots()
    else:
        run_in_blender(__file__)
