"""Renders the scene with Cycles into the raw images that denoising and grading need.

Two renders with different seeds: what differs between them is noise, which is how the denoiser
knows it. Blender's own denoiser is missing from Debian's build.
"""
import json
import os

import bpy

from . import choices

SEEDS = (1, 2)
# file ending: name of Blender's pass
PASSES = {
    "rgb": "Image",
    "alb": "Denoising Albedo",
    "nrm": "Denoising Normal",
    "dep": "Depth",
    "flo": "floor",  # where the studio floor shows, see studio.endless_floor
    "mis": "Mist",  # a depth with smooth edges
}
LAMP_SAMPLES, STAIN_SAMPLES = 3, 16  # times as many: small bright things and thin films are noisy
MIST_DEPTH = 400  # metres; finish/passes.py scales by it


def render_passes(base, width, height, samples, bounces, open_sky):
    """Writes base_<seed>_<pass>.exr. open_sky: leave the film transparent where nothing is."""
    scene = bpy.context.scene
    _cycles(scene, samples, bounces)
    _image(scene, width, height, open_sky)
    _render(base, _files(scene, base, PASSES), PASSES)


def render_layers(base, width, height, samples, bounces, layers, wanted):
    """Writes base@<layer>_<seed>_<pass>.exr, each only where it differs, and base.json, which says
    where. layers: see choices.py; wanted: names, all if empty."""
    scene = bpy.context.scene
    choices.prepare()
    _cycles(scene, samples, bounces)
    _image(scene, width, height, True)
    passes = {**PASSES, "own": choices.MARK}
    output = _files(scene, base, passes)
    border = ("border_min_x", "border_min_y", "border_max_x", "border_max_y")
    plan = {
        name: dict(
            over=layer.over,
            region=choices.apply(name, layers),
            lamps=bool(layer.lamps),
            stains=layer.stains,
            clears=layer.clears,
            recolors=layer.recolors,
        )
        for name, layer in layers.items()
    }
    with open(f"{base}.json", "w", encoding="utf8") as file:
        json.dump(plan, file, indent=1)
    for name in wanted or layers:
        choices.apply(name, layers)
        scene.cycles.samples = samples * _times(layers[name])
        scene.render.use_border = True
        for side, value in zip(border, plan[name]["region"]):
            setattr(scene.render, side, value)
        _render(f"{base}@{name}", output, passes)


def _times(layer):
    return LAMP_SAMPLES if layer.lamps else STAIN_SAMPLES if layer.stains else 1


def _render(base, output, passes):
    scene = bpy.context.scene
    for seed in SEEDS:
        scene.cycles.seed = seed
        scene.update_tag()  # with persistent data, Cycles would render the old seed again
        for slot, name in zip(output.file_slots, passes):
            slot.path = f"{os.path.basename(base)}_{seed}_{name}_"
        bpy.ops.render.render(write_still=False)
        for name in passes:
            written = f"{base}_{seed}_{name}_{scene.frame_current:04d}.exr"
            os.replace(written, f"{base}_{seed}_{name}.exr")


def _cycles(scene, samples, bounces):
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_denoising = False  # raises an error in builds without a denoiser
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.012
    cycles.adaptive_min_samples = max(8, samples // 4)
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = 4
    cycles.glossy_bounces = 3
    cycles.transparent_max_bounces = 12
    cycles.transmission_bounces = 4
    cycles.sample_clamp_indirect = 4
    cycles.sample_clamp_direct = 12
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5


def _image(scene, width, height, open_sky):
    render = scene.render
    render.resolution_x, render.resolution_y = width, height
    render.resolution_percentage = 100
    render.threads_mode, render.threads = "FIXED", os.cpu_count()
    render.use_persistent_data = True
    render.film_transparent = open_sky
    render.filter_size = 1.35
    scene.view_settings.view_transform = "Standard"
    layer = scene.view_layers[0]
    layer.use_pass_z = layer.use_pass_mist = True
    layer.cycles.denoising_store_passes = True
    for name in ("floor", choices.MARK):
        output = layer.aovs.add()
        output.name, output.type = name, "VALUE"
    mist = scene.world.mist_settings
    mist.use_mist, mist.start, mist.depth = True, 0, MIST_DEPTH
    mist.falloff, mist.intensity = "LINEAR", 0


def _files(scene, base, passes):
    """A compositor that writes every pass as a float EXR."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.format.file_format = "OPEN_EXR"
    output.format.color_depth = "32"
    output.format.exr_codec = "ZIP"
    output.base_path = os.path.dirname(base)
    output.file_slots.clear()
    for i, (name, source) in enumerate(passes.items()):
        output.file_slots.new(name)
        tree.links.new(layers.outputs[source], output.inputs[i])
    return output
