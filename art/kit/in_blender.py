"""Runs inside Blender: builds one scene and renders its raw images. Called by render.py."""
import importlib
import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.materials import round_edges_in_shader  # noqa: E402
from kit.passes import render_layers, render_passes  # noqa: E402
from pictures import PICTURES  # noqa: E402


def build(picture):
    """An empty Blender file, then the scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    round_edges_in_shader(picture.round_edges)
    scene = importlib.import_module(f"scenes.{picture.scene}")
    if picture.variant is None:
        scene.build()
    else:
        scene.build(picture.variant)
    return scene


def main(name, base, width, height, samples, *layers):
    picture = PICTURES[name]
    scene = build(picture)
    size = int(width), int(height), int(samples)
    if picture.layers:
        render_layers(base, *size, picture.bounces, scene.layers(picture.variant), layers)
    else:
        render_passes(base, *size, picture.bounces, picture.open_sky)


if __name__ == "__main__":
    main(*sys.argv[sys.argv.index("--") + 1 :])
