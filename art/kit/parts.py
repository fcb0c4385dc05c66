"""The small parts that products and cards are put together from."""
import bpy
from mathutils import Matrix, Vector

from .materials import find_material, make_material
from .outlines import rounded_rectangle
from .plants import agave, bush
from .shapes import add_to_scene, box, cut_out, cylinder, mesh, place, prism
from .surfaces import streaked_pane


def signal_light(color_code="2FCB5C", strength=1.7):
    """A lamp of that color; beyond 1.7 colors wash out."""
    name = f"light_{color_code}"
    return make_material(name, color_code, 0.4, glow=color_code, glow_strength=strength)


def slab(width, height, depth, radius, material, x=0, y=0, z=0, edge=0.03, parent=None):
    """A rounded plate facing -y: centered on (x, z), its back at y."""
    radius = min(radius, width * 0.499, height * 0.499)
    outline = rounded_rectangle(-width / 2, -height / 2, width / 2, height / 2, radius)
    at = (parent or Matrix()) @ place(x, y, z, 0, 90)
    return prism(outline, 0, depth, material, min(edge, depth * 0.49), 4, at)


def rod(start, end, radius, material, end_radius=None, edge=0.004):
    start, end = Vector(start), Vector(end)
    run = end - start
    thing = cylinder(radius, run.length, material, top_radius=end_radius, edge=edge, sides=24)
    thing.matrix_world = facing(start, run, "Z", "Y")
    return thing


def facing(position, forward, axis, up):
    """A frame at the position with that axis pointing forward."""
    return Matrix.Translation(position) @ forward.to_track_quat(axis, up).to_matrix().to_4x4()


def cable(points, radius, material, parent=None, steps=10):
    """A smooth tube through the points (Catmull-Rom)."""
    points = [Vector(point) for point in points]
    points = [points[0] * 2 - points[1], *points, points[-1] * 2 - points[-2]]
    path = []
    for i in range(1, len(points) - 2):
        a, b, c, d = points[i - 1 : i + 3]
        for step in range(steps):
            t = step / steps
            path.append(
                0.5
                * (
                    (2 * b)
                    + (c - a) * t
                    + (2 * a - 5 * b + 4 * c - d) * t * t
                    + (3 * b - a - 3 * c + d) * t**3
                )
            )
    path.append(points[-2])
    curve = bpy.data.curves.new("cable", "CURVE")
    curve.dimensions = "3D"
    spline = curve.splines.new("POLY")
    spline.points.add(len(path) - 1)
    for i, point in enumerate(path):
        spline.points[i].co = (*point, 1)
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = radius, 4, True
    curve.materials.append(find_material(material))
    thing = add_to_scene("cable", curve)
    thing.matrix_world = parent or Matrix()
    return thing


def glass_face(width, height, x, y, z, parent=None, bottom="86C7CF", top="D6EFEA"):
    """Product glass facing -y, centered on (x, z)."""
    left, right, low, high = x - width / 2, x + width / 2, z - height / 2, z + height / 2
    corners = [(left, y, low), (right, y, low), (right, y, high), (left, y, high)]
    glass = streaked_pane("streaked_glass", bottom, top)
    uvs = [(0, 0), (1, 0), (1, 1), (0, 1)]
    mesh("pane", corners, [(0, 1, 2, 3)], glass, matrix=parent, uvs=uvs)


def frame(width, height, bar, depth, material="white", x=0, y=0, z=0, edge=0.012, bottom=True):
    """A rectangular frame facing -y, centered on x, standing on z."""
    for side in (-1, 1):
        upright = x + side * (width / 2 - bar / 2)
        box(bar, depth, height, material, upright, y, z + height / 2, edge=edge)
    for level in ([z + bar / 2] if bottom else []) + [z + height - bar / 2]:
        box(width - 2 * bar + 0.004, depth * 0.98, bar, material, x, y, level, edge=edge)


def wall_block(width, height, thickness, x, y, material, radius, z=0, hole=None):
    """A free-standing piece of wall, its front at y; hole: (x, z, width, height) within it."""
    outline = rounded_rectangle(-width / 2, 0, width / 2, height, radius, 10)
    wall = prism(outline, 0, thickness, material, 0.03, 3, place(x, y + thickness, z, 0, 90))
    if hole:  # rounded first: a bevel beside a hole tears the face
        across, up, hole_width, hole_height = hole
        center = x + across, y + thickness / 2, z + up
        cut_out(wall, [box(hole_width, thickness * 4, hole_height, "stucco", *center, edge=0)])


def potted_agave(x, y, size, z=0, material="yellow", seed=5):
    cylinder(
        0.2 * size, 0.34 * size, material, x, y, z, top_radius=0.26 * size, edge=0.02, sides=48
    )
    cylinder(0.23 * size, 0.02, "mulch", x, y, z + 0.325 * size, edge=0)
    agave(x, y, z + 0.33 * size, 0.72 * size, seed)
    agave(x, y, z + 0.35 * size, 0.46 * size, seed + 4, "palm_leaf", leaf_count=12)


def card_bush(x, y, size, seed, material="leaf", z=0):
    leaf_count = int(900 * size * size) + 120
    leaf = 0.07 * max(0.6, size)
    bush((x, y), (size, size * 0.9, size * 0.85), leaf_count, seed, material, leaf, z)
