#!/usr/bin/env python3
"""Where things are on the pictures that get marks: python3 art/hotspots.py

Projects the spots of each scene that names some through the scene's own camera, and writes them to
hotspots.json by the picture's name (percent of the picture, origin top left). Nothing is rendered.
"""
import importlib
import json
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent
sys.path.insert(0, str(ART))

from blender import run_in_blender  # noqa: E402

NOTE = "Made by art/hotspots.py: x, y in percent of the picture, origin top left"


def write_hotspots():
    """Runs inside Blender."""
    from pictures import PICTURES

    views = {}
    for name, picture in PICTURES.items():
        scene = importlib.import_module(f"scenes.{picture.scene}")
        if hasattr(scene, "spots"):
            places = project(scene, picture)
            if places:
                views[name] = places
    text = json.dumps({"note": NOTE, "views": views}, indent=1)
    (ART / "hotspots.json").write_text(text, encoding="utf8")


def project(scene, picture):
    """A spot outside of the picture is left out."""
    import bpy
    from bpy_extras.object_utils import world_to_camera_view
    from mathutils import Vector

    bpy.ops.wm.read_factory_settings(use_empty=True)
    variant = [picture.variant] if picture.variant else []
    camera, render = scene.camera(*variant), bpy.context.scene.render
    render.resolution_x, render.resolution_y = picture.width, picture.height
    bpy.context.view_layer.update()
    places = {}
    for spot, point in scene.spots(*variant).items():
        seen = world_to_camera_view(bpy.context.scene, camera, Vector(point))
        if 0 <= seen.x <= 1 and 0 <= seen.y <= 1:
            places[spot] = {"x": round(seen.x * 100, 2), "y": round((1 - seen.y) * 100, 2)}
    return places


if __name__ == "__main__":
    if "bpy" in sys.modules:  # this file again, inside Blender
        write_hotspots()
    else:
        run_in_blender(__file__)
