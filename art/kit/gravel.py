"""Gravel: small stones, each a little lighter or darker than the next."""
import bpy
import numpy as np
from mathutils import Matrix

from .materials import make_material
from .outlines import inside
from .shapes import copies, place

STONES = 420  # on a square metre


def gravel(outline, size=0.05, z=0, seed=3, holes=()):
    """Lies on z within the outline; size: half of a stone's length."""
    rng = np.random.default_rng(seed)
    corners = np.array(outline)
    low, high = corners.min(0), corners.max(0)
    points = rng.uniform(low, high, (int(STONES * np.prod(high - low)), 2))
    wanted = inside(points, outline)
    for hole in holes:
        wanted &= ~inside(points, hole)
    vertices, faces = _stone()
    matrices = []
    for x, y in points[wanted]:
        longer, wider, higher = size * rng.uniform((0.7, 0.55, 0.4), (1.25, 0.9, 0.65))
        turn = place(x, y, z + higher * rng.uniform(0.2, 0.9), *rng.uniform(-180, 180, 1))
        matrices.append(turn @ Matrix.Diagonal((longer, wider, higher, 1)))
    stone = make_material("gravel", "D8CDB8", 0.85, piece_variation=0.3)
    copies(vertices, faces, matrices, "gravel", stone, rng.random(len(matrices)), 60)


def _stone():
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=1, radius=1)
    ball = bpy.context.object
    vertices = [tuple(vertex.co) for vertex in ball.data.vertices]
    faces = [tuple(face.vertices) for face in ball.data.polygons]
    bpy.data.objects.remove(ball)
    return vertices, faces
