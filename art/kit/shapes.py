"""Simple shapes in metres: meshes, boxes, cylinders, prisms and what is cut out of them.

Every builder adds a thing to the scene and returns it. `parent` is a matrix (see place) in which
the position is meant; rotations rx, ry, rz are degrees.
"""
import math

import bpy
import numpy as np
from mathutils import Matrix

from .materials import find_material
from .outlines import grow

UNIT_BLOCK = [(a / 2, b / 2, c) for a in (-1, 1) for b in (-1, 1) for c in (0, 1)]
BLOCK_FACES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def place(x=0, y=0, z=0, rz=0, rx=0, ry=0):
    """A position and rotation as a matrix."""
    return (
        Matrix.Translation((x, y, z))
        @ Matrix.Rotation(math.radians(rz), 4, "Z")
        @ Matrix.Rotation(math.radians(rx), 4, "X")
        @ Matrix.Rotation(math.radians(ry), 4, "Y")
    )


def add_to_scene(name, data):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def mesh(
    name,
    vertices,
    faces,
    material,
    smooth=None,
    matrix=None,
    shades=None,
    uvs=None,
    face_materials=None,
):
    """Any mesh. smooth: angle in degrees below which edges look round; shades: one number from 0
    to 1 a vertex (see Shader.piece_shade); face_materials: index into a list of materials."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    data.update()
    thing = add_to_scene(name, data)
    for one in material if isinstance(material, (list, tuple)) else [material]:
        data.materials.append(find_material(one))
    if face_materials is not None:
        indices = np.asarray(face_materials, dtype=np.int32)
        data.polygons.foreach_set("material_index", indices)
    if shades is not None:
        _store_shades(data, shades)
    if uvs is not None:
        layer = data.uv_layers.new(name="UVMap")
        layer.data.foreach_set("uv", np.asarray(uvs, dtype=np.float32).ravel())
    if smooth is not None:
        shade_smooth(thing, smooth)
    if matrix is not None:
        thing.matrix_world = matrix
    return thing


def quad_mesh(name, vertices, quads, material, shades=None):
    """The fast way for very many quads (leaves, grass)."""
    vertices, quads = np.asarray(vertices, np.float32), np.asarray(quads, np.int32)
    data = bpy.data.meshes.new(name)
    data.vertices.add(len(vertices))
    data.vertices.foreach_set("co", vertices.ravel())
    data.loops.add(quads.size)
    data.loops.foreach_set("vertex_index", quads.ravel())
    data.polygons.add(len(quads))
    corners = quads.shape[1]
    starts = np.arange(0, quads.size, corners, dtype=np.int32)
    data.polygons.foreach_set("loop_start", starts)
    data.polygons.foreach_set("loop_total", np.full(len(quads), corners, np.int32))
    data.update(calc_edges=True)
    if shades is not None:
        _store_shades(data, shades)
    data.materials.append(find_material(material))
    return add_to_scene(name, data)


def _store_shades(data, shades):
    attribute = data.attributes.new("shade", "FLOAT", "POINT")
    attribute.data.foreach_set("value", np.asarray(shades, np.float32))


def shade_smooth(thing, angle=None):
    """angle: sharper edges than this stay sharp (degrees)."""
    thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))
    if angle is not None:
        thing.data.use_auto_smooth = True
        thing.data.auto_smooth_angle = math.radians(angle)


def copies(vertices, faces, matrices, name, material, shades, smooth=None):
    """Many transformed copies of one piece, merged into one mesh; one shade a copy."""
    vertices = np.asarray(vertices, float)
    count = len(vertices)
    with_one = np.c_[vertices, np.ones(count)]
    all_vertices = np.concatenate([(with_one @ np.asarray(m).T)[:, :3] for m in matrices])
    all_faces = [tuple(v + i * count for v in f) for i in range(len(matrices)) for f in faces]
    return mesh(
        name,
        all_vertices,
        all_faces,
        material,
        smooth=smooth,
        shades=np.repeat(np.asarray(shades), count),
    )


def round_edges(thing, width, segments=2, angle=35):
    """Rounds the edges that are sharper than the angle (degrees)."""
    modifier = thing.modifiers.new("round edges", "BEVEL")
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = "ANGLE"
    modifier.angle_limit = math.radians(angle)
    modifier.harden_normals = True
    shade_smooth(thing, 60)
    return thing


def thicken(thing, thickness):
    thing.modifiers.new("thickness", "SOLIDIFY").thickness = thickness
    return thing


def box(
    width,
    depth,
    height,
    material,
    x=0,
    y=0,
    z=0,
    parent=None,
    edge=0.02,
    segments=2,
    rz=0,
    rx=0,
    ry=0,
    standing=False,
):
    """A box centered on (x, y, z), or standing on z; edge: radius of its rounded edges."""
    lift = 1 if standing else 0
    vertices = [
        (a * width / 2, b * depth / 2, (c + lift) * height / 2)
        for a in (-1, 1)
        for b in (-1, 1)
        for c in (-1, 1)
    ]
    matrix = (parent or Matrix()) @ place(x, y, z, rz, rx, ry)
    thing = mesh("box", vertices, BLOCK_FACES, material, matrix=matrix)
    if edge:
        round_edges(thing, min(edge, 0.45 * min(width, depth, height)), segments)
    return thing


def cylinder(
    radius,
    height,
    material,
    x=0,
    y=0,
    z=0,
    parent=None,
    sides=28,
    top_radius=None,
    edge=0.01,
    rx=0,
    ry=0,
    rz=0,
):
    """Stands on (x, y, z); a cone when the top radius differs."""
    top_radius = radius if top_radius is None else top_radius
    vertices, faces = [], []
    for i in range(sides):
        angle = 2 * math.pi * i / sides
        cos, sin = math.cos(angle), math.sin(angle)
        vertices += [(radius * cos, radius * sin, 0), (top_radius * cos, top_radius * sin, height)]
    for i in range(sides):
        after = (i + 1) % sides
        faces.append((2 * i, 2 * after, 2 * after + 1, 2 * i + 1))
    faces.append(tuple(2 * i for i in range(sides))[::-1])
    faces.append(tuple(2 * i + 1 for i in range(sides)))
    matrix = (parent or Matrix()) @ place(x, y, z, rz, rx, ry)
    thing = mesh("cylinder", vertices, faces, material, smooth=40, matrix=matrix)
    if edge:
        round_edges(thing, edge, 2, 50)
    return thing


def prism(outline, bottom, top, material, edge=0, segments=2, parent=None, smooth=40):
    """An outline pulled up from bottom to top."""
    count = len(outline)
    vertices = [(x, y, z) for z in (bottom, top) for x, y in outline]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    for i in range(count):
        after = (i + 1) % count
        faces.append((i, after, count + after, count + i))
    thing = mesh("prism", vertices, faces, material, smooth=smooth, matrix=parent)
    if edge:
        round_edges(thing, edge, segments, 50)
    return thing


def border(outline, width, bottom, top, material, edge=0.03):
    """A band of that width around the outline."""
    count = len(outline)
    lines = (outline, grow(outline, width))
    vertices = [(x, y, z) for z in (bottom, top) for line in lines for x, y in line]
    faces = []
    for i in range(count):
        after = (i + 1) % count
        faces += [
            (2 * count + i, 2 * count + after, 3 * count + after, 3 * count + i)[::-1],
            (i, after, 2 * count + after, 2 * count + i)[::-1],
            (count + i, count + after, 3 * count + after, 3 * count + i),
            (i, after, count + after, count + i),
        ]
    thing = mesh("border", vertices, faces, material, smooth=40)
    return round_edges(thing, edge, 3, 50)


def cut_out(thing, cutters):
    """Removes the cutters' volume from the thing, and the cutters from the scene."""
    for cutter in cutters:
        modifier = thing.modifiers.new("cut", "BOOLEAN")
        modifier.operation = "DIFFERENCE"
        modifier.object = cutter
        modifier.solver = "EXACT"
    evaluated = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    data = bpy.data.meshes.new_from_object(evaluated)
    thing.modifiers.clear()
    thing.data = data
    for cutter in cutters:
        bpy.data.objects.remove(cutter)
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(35)
    return thing


def ball(x, y, z, radius, material, scale=(1, 1, 1), sides=40):
    bpy.ops.mesh.primitive_uv_sphere_add(
        segments=sides, ring_count=sides // 2, radius=radius, location=(x, y, z)
    )
    thing = bpy.context.object
    thing.scale = scale
    thing.data.materials.append(find_material(material))
    shade_smooth(thing)
    return thing


def pebble(x, y, z, radius, material, subdivisions, scale=(1, 1, 1)):
    """A ball of triangles, for stones and fruit."""
    bpy.ops.mesh.primitive_ico_sphere_add(
        subdivisions=subdivisions, radius=radius, location=(x, y, z)
    )
    thing = bpy.context.object
    thing.scale = scale
    thing.data.materials.append(find_material(material))
    shade_smooth(thing)
    return thing


class moved:
    """`with moved(matrix):` everything built inside is moved by the matrix."""

    def __init__(self, matrix):
        self.matrix = matrix

    def __enter__(self):
        self.before = set(bpy.data.objects)

    def __exit__(self, *failure):
        bpy.context.view_layer.update()
        for thing in bpy.data.objects:
            if thing not in self.before:
                thing.matrix_world = self.matrix @ thing.matrix_world
