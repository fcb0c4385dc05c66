"""What wind does to a house: corners of roofs that lift, a pushed-in garage door, a broken window, a
branch on the eave."""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector

from .cracks import hole, web
from .materials import make_material
from .openings import on_wall
from .parts import rod
from .plants import bush
from .roofing import tile
from .shapes import add_to_scene, box, copies, mesh, place

STEPS = 14


# --- roofs


def bare_deck():
    return make_material("bare_deck", "B08A5E", 0.85, piece_variation=0.22)


def felt():
    return make_material("torn_felt", "33312F", 0.95, variation=0.2, variation_scale=3)


def torn(covering, corner, reach):
    """A copy of a covering without its pieces near the corner (x, y), or None if none lie there.
    reach: metres."""
    data = covering.data
    shape = bmesh.new()
    shape.from_mesh(data)
    long = [edge for edge in shape.edges if edge.calc_length() > 0.6]
    if long:  # sheets are as long as the slope
        bmesh.ops.subdivide_edges(shape, edges=long, cuts=12, use_grid_fill=True)
    layer = shape.verts.layers.float.get("shade")
    doomed = []
    for face in shape.faces:
        center = covering.matrix_world @ face.calc_center_median()
        away = math.hypot(center.x - corner[0], center.y - corner[1])
        shade = face.verts[0][layer] if layer else 0.5
        around = math.atan2(center.y - corner[1], center.x - corner[0])
        if away < reach * (0.72 + 0.5 * shade + 0.1 * math.sin(3 * around)):
            doomed.append(face)
    if not doomed:
        shape.free()
        return None
    bmesh.ops.delete(shape, geom=doomed, context="FACES")
    left = bpy.data.meshes.new("torn")
    shape.to_mesh(left)
    shape.free()
    for material in data.materials:
        left.materials.append(material)
    left.use_auto_smooth, left.auto_smooth_angle = data.use_auto_smooth, data.auto_smooth_angle
    thing = add_to_scene("torn", left)
    thing.matrix_world = covering.matrix_world
    return thing


def deck_corner(plane, at_end, reach, seed):
    """Felt and bare boards at a corner of the plane: at the start of its eave, or at its end."""
    rng = random.Random(seed)
    corner = plane.outline[1] if at_end else plane.outline[0]
    next_to = plane.outline[2] if at_end else plane.outline[-1]
    hip = math.atan2(next_to[1] - corner[1], next_to[0] - corner[0])
    eave = math.pi if at_end else 0.0

    def fan(radius, ragged, lift, material):
        points = [plane.at(*corner, lift).translation]
        for i in range(STEPS + 1):
            angle = eave + (hip - eave) * i / STEPS
            out = radius * (1 + rng.uniform(-ragged, ragged))
            u, v = corner[0] + out * math.cos(angle), corner[1] + out * math.sin(angle)
            points.append(plane.at(u, v, lift).translation)
        mesh("deck", points, [(0, i, i + 1) for i in range(1, STEPS + 1)], material)

    fan(reach * 1.28, 0.05, 0.03, felt())
    sign, board, v = (-1 if at_end else 1), 0.17, 0.02
    inner, matrices, shades = reach * 0.82, [], []
    while v < inner * abs(math.sin(hip)):
        start = v / abs(math.tan(hip)) + 0.05
        end = math.sqrt(max(0, inner**2 - v**2)) * rng.uniform(0.82, 1.06)
        if end - start > 0.1:
            here = plane.at(corner[0] + sign * (start + end) / 2, v + board / 2, 0.045)
            matrices.append(here @ Matrix.Diagonal((end - start, board - 0.02, 0.02, 1)))
            shades.append(rng.random())
        v += board
    plate = [(-0.5, -0.5, 0), (0.5, -0.5, 0), (0.5, 0.5, 0), (-0.5, 0.5, 0)]
    copies(plate, [(0, 1, 2, 3)], matrices, "boards", bare_deck(), shades)


def flap(at, width, length, curl, material, thickness=0.012, sideways=0.0):
    """A sheet that lies along y of the frame at its foot and curls up from there; curl: degrees at
    its end; sideways: metres by which its end is torn aside."""
    vertices, y, z = [], 0.0, 0.0
    for i in range(STEPS + 1):
        share = i / STEPS
        angle = math.radians(curl) * share**1.3
        for side in (-0.5, 0.5):
            vertices.append((side * width + sideways * share**2, y, z))
        y, z = y + length / STEPS * math.cos(angle), z + length / STEPS * math.sin(angle)
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(STEPS)]
    thing = mesh("flap", vertices, faces, material, smooth=60, matrix=at)
    thing.modifiers.new("thickness", "SOLIDIFY").thickness = thickness


def towards(at, degrees):
    """The frame turned on its surface."""
    return at @ Matrix.Rotation(math.radians(degrees), 4, "Z")


def scattered_tiles(plane, spots, material, rng):
    """Loose ones, on the slope at (u, v) or, without a plane, on the ground at (x, y)."""
    matrices = []
    for a, b in spots:
        here = plane.at(a, b, 0.14) if plane else place(a, b, 0.06)
        matrices.append(towards(here, rng.uniform(0, 360)) @ Matrix.Rotation(rng.uniform(-0.3, 0.5), 4, "X"))
    copies(*tile(0.25), matrices, "loose tiles", material, [rng.random() for _ in matrices], smooth=50)


# --- openings


def bent(things, x, width, height, depth):
    """Copies of a garage door's pieces, folded inwards and torn from the right one of their tracks."""
    graph = bpy.context.evaluated_depsgraph_get()
    for thing in things:
        data = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
        data.transform(thing.matrix_world)
        shape = bmesh.new()
        shape.from_mesh(data)
        long = [edge for edge in shape.edges if edge.calc_length() > 1]
        if long:
            bmesh.ops.subdivide_edges(shape, edges=long, cuts=15, use_grid_fill=True)
        for vertex in shape.verts:
            across, up = (vertex.co.x - x) / (width / 2), vertex.co.z / height
            if abs(across) < 1:
                share = (across + 1) / 2  # 0 at the left track
                push = depth * math.sin(min(1, share * 1.45) * math.pi / 2) * (1 - 0.25 * share)
                push *= max(0, 1 - up**3)
                fold = abs(up * 4 % 2 - 1) * 0.22
                vertex.co.y += push * (0.8 + fold)
                vertex.co.z += push * (0.42 * share * (1 - 0.5 * up) - 0.04)
        shape.to_mesh(data)
        shape.free()
        add_to_scene("bent", data)


def dark_inside(x, y, width, height, depth):
    """Lines the hole behind a garage door."""
    dark = make_material("garage_dark", "1B1E22", 0.95)
    box(width - 0.06, 0.02, height - 0.02, dark, x, y + depth - 0.03, height / 2, edge=0)
    for side in (-1, 1):
        box(0.02, depth - 0.4, height - 0.02, dark, x + side * (width / 2 - 0.04), y + 0.2 + depth / 2, height / 2, edge=0)
    box(width - 0.06, depth - 0.4, 0.02, dark, x, y + 0.2 + depth / 2, height - 0.02, edge=0)
    box(width - 0.06, depth - 0.3, 0.02, dark, x, y + 0.2 + depth / 2, 0.06, edge=0)


def broken_pane(x, y, face, width, height, z, center, radius, seed=5):
    """A jagged hole before the window's bars, cracks around it. center: (x, z) of the hit as the
    wall's frame has them."""
    wall = on_wall(x, y, face)
    inside = make_material("broken_dark", "0B0F14", 0.9)
    rim = make_material("broken_rim", "C9D8DA", 0.2)
    bounds = (-width / 2 + 0.05, z + 0.05, width / 2 - 0.05, z + height - 0.05)
    web(center, bounds, 0.022, wall, rim, size=radius * 2.1, seed=seed)
    hole(center, radius, 0.02, wall, inside, rim, seed=seed, stretch=1.0)


def torn_curtain(x, y, face, across, top, width, drop, out, seed=3):
    """Blown out of a window: held at its top edge, `out` metres from the wall at its end."""
    rng, columns, rows = random.Random(seed), 12, 16
    vertices = []
    for j in range(rows + 1):
        down = j / rows
        for i in range(columns + 1):
            side = (i / columns - 0.5) * width * (1 - 0.35 * down)
            wave = 0.07 * math.sin(i * 1.5 + 5 * down) * (0.4 + down) + rng.uniform(-0.008, 0.008)
            vertices.append((
                across + side + 1.15 * down**1.4 * out,
                0.01 - out * math.sin(down * 1.5) + wave,
                top - drop * down * (1 - 0.45 * down) + 0.10 * math.sin(3 * down + i * 0.4) * down,
            ))
    row = columns + 1
    faces = [
        (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
        for j in range(rows) for i in range(columns)
    ]
    mesh("curtain", vertices, faces, "curtain", smooth=80, matrix=on_wall(x, y, face))


# --- wood


def branch(points, radius, leaves, seed, material="leaf"):
    """A limb through the points, thinner to its end. leaves: (share along it, how far aside: x, y,
    z, size) of each tuft."""
    points = [Vector(point) for point in points]
    count = len(points) - 1
    for i, (start, end) in enumerate(zip(points, points[1:])):
        thick, thin = (radius * (1 - 0.75 * (i + k) / count) for k in (0, 1))
        rod(start, end, thick, "trunk", thin)
    for i, (share, dx, dy, dz, size) in enumerate(leaves):
        at = min(count - 1e-6, share * count)
        foot = points[int(at)].lerp(points[int(at) + 1], at % 1)
        tip = foot + Vector((dx, dy, dz))
        rod(foot, tip, radius * 0.3, "trunk", radius * 0.12)
        bush((tip.x, tip.y), (size, size, size * 0.7), int(340 * size * size) + 60, seed + i, material, 0.10,
             tip.z - size * 0.35, core=False)


def lean(things, by):
    """Bends what stands on the ground: metres (x, y) aside per metre of height."""
    bpy.context.view_layer.update()
    aside = Matrix(((1, 0, by[0], 0), (0, 1, by[1], 0), (0, 0, 1, 0), (0, 0, 0, 1)))
    for thing in things:
        if thing.type == "MESH":
            thing.data.transform(thing.matrix_world.inverted() @ aside @ thing.matrix_world)

