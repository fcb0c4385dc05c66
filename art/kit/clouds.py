"""Modeled clouds of the first views (later skies are painted, see finish/clouds.py)."""
import random

import bpy

from .materials import find_material


def cloud(x, y, z, size, seed, material="cloud"):
    rng = random.Random(seed)
    puffs, balls = 11, []
    for i in range(puffs):
        along = (i + 0.5) / puffs * 2 - 1 + rng.uniform(-0.06, 0.06)
        radius = (1.12 - 0.72 * abs(along) ** 1.4) * rng.uniform(0.62, 1.22)
        for scale, lift in ((1, radius * 0.55), (0.72, 0.15)):
            position = (
                x + along * 3.4 * size + rng.uniform(-0.2, 0.2) * size,
                y + rng.uniform(-0.8, 0.8) * size,
                z + lift * size,
            )
            bpy.ops.mesh.primitive_ico_sphere_add(
                subdivisions=3, radius=radius * size * scale, location=position
            )
            balls.append(bpy.context.object)
    for ball in balls:
        ball.select_set(True)
    bpy.context.view_layer.objects.active = balls[0]
    bpy.ops.object.join()
    thing = bpy.context.object
    melt = thing.modifiers.new("melt together", "REMESH")
    melt.mode, melt.voxel_size, melt.use_smooth_shade = "VOXEL", 0.16 * size, True
    soften = thing.modifiers.new("soften", "SMOOTH")
    soften.iterations, soften.factor = 6, 0.6
    thing.data.materials.clear()
    thing.data.materials.append(find_material(material))
    bpy.ops.object.select_all(action="DESELECT")
    thing.visible_shadow = False
