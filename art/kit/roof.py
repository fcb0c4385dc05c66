"""The bodies of roofs: their planes, eaves, gutters and valleys. Coverings: roofing.py."""
import math
from dataclasses import dataclass

from mathutils import Matrix, Vector

from .materials import make_material
from .shapes import box, cylinder, mesh, place, thicken

QUARTER_TURN = Matrix.Rotation(math.radians(90), 4, "Z")


class Plane:
    """One slope: an origin at the eave, u along the eave, v up the slope, an outline in (u, v)."""

    def __init__(self, origin, u, v, outline):
        self.origin = Vector(origin)
        self.u, self.v = Vector(u).normalized(), Vector(v).normalized()
        self.normal = self.u.cross(self.v)
        self.outline = outline

    def at(self, u, v, lift=0):
        """The frame of something lying on the slope."""
        matrix = Matrix((self.u, self.v, self.normal)).transposed().to_4x4()
        matrix.translation = self.origin + self.u * u + self.v * v + self.normal * lift
        return matrix

    def span(self, v):
        """Where the outline begins and ends along u at that height; None outside it."""
        crossings = []
        for i in range(len(self.outline)):
            (u0, v0), (u1, v1) = self.outline[i - 1], self.outline[i]
            if (v0 - v) * (v1 - v) < 0 or (v0 == v and v1 != v):
                crossings.append(u0 + (u1 - u0) * (v - v0) / (v1 - v0))
        return (min(crossings), max(crossings)) if len(crossings) > 1 else None

    @property
    def top(self):
        return max(v for u, v in self.outline)

    def height_at(self, x, y):
        """z of the slope above (x, y)."""
        n, o = self.normal, self.origin
        return o.z - (n.x * (x - o.x) + n.y * (y - o.y)) / n.z

    def turned(self, matrix):
        rotation = matrix.to_3x3()
        return Plane(matrix @ self.origin, rotation @ self.u, rotation @ self.v, self.outline)

    @property
    def facing(self):
        if abs(self.normal.x) > abs(self.normal.y):
            return "east" if self.normal.x > 0 else "west"
        return "north" if self.normal.y > 0 else "south"


@dataclass
class Roof:
    body: object  # the mesh under the covering
    planes: dict  # by the direction they face, in the order in which they are covered
    ridge: tuple  # its two ends
    corners: list  # of the eaves
    hips: tuple  # does the roof slope at the start, at the end of the ridge? (or is it a gable)


def roof_body(
    center_x,
    center_y,
    length,
    width,
    eave,
    pitch,
    hips=(True, True),
    material="tile_underlay",
    turned=False,
):
    """A roof over a rectangle (overhang included), ridge along x, or along y when turned by a
    quarter around the origin (center, length and width are meant before the turn). pitch: degrees.
    """
    pitch, thickness = math.radians(pitch), 0.16
    rise, slope = width / 2 * math.tan(pitch), width / 2 / math.cos(pitch)
    x0, x1 = center_x - length / 2, center_x + length / 2
    y0, y1 = center_y - width / 2, center_y + width / 2
    start, end = (width / 2 if hip else 0 for hip in hips)
    ridge = (x0 + start, center_y, eave + rise), (x1 - end, center_y, eave + rise)
    corners = [(x0, y0, eave), (x1, y0, eave), (x1, y1, eave), (x0, y1, eave)]
    under = [(x, y, z - thickness) for x, y, z in corners]
    faces = [(0, 1, 5, 4), (2, 3, 4, 5), (3, 0, 4), (1, 2, 5), (6, 9, 8, 7)]
    faces += [(0, 6, 7, 1), (1, 7, 8, 2), (2, 8, 9, 3), (3, 9, 6, 0)]
    turn = QUARTER_TURN if turned else None
    body = mesh("roof", [*corners, *ridge, *under], faces, material, matrix=turn)

    cos, sin = math.cos(pitch), math.sin(pitch)
    front = [(0, 0), (length, 0), (length - end, slope), (start, slope)]
    back = [(0, 0), (length, 0), (length - start, slope), (end, slope)]
    triangle = [(0, 0), (width, 0), (width / 2, slope)]
    planes = [
        Plane((x0, y0, eave), (1, 0, 0), (0, cos, sin), front),
        Plane((x1, y1, eave), (-1, 0, 0), (0, -cos, sin), back),
    ]
    if hips[0]:
        planes.append(Plane((x0, y1, eave), (0, -1, 0), (cos, 0, sin), triangle))
    if hips[1]:
        planes.append(Plane((x1, y0, eave), (0, 1, 0), (-cos, 0, sin), triangle))
    if turned:
        planes = [plane.turned(turn) for plane in planes]
        ridge = tuple(tuple(turn @ Vector(p)) for p in ridge)
        corners = [tuple(turn @ Vector(p)) for p in corners]
    return Roof(body, {plane.facing: plane for plane in planes}, ridge, corners, hips)


def eaves(x0, y0, x1, y1, z):
    """Fascia boards around a rectangle and the soffit under it; z: their upper edge."""
    height, thickness = 0.24, 0.09
    center_x, center_y = (x0 + x1) / 2, (y0 + y1) / 2
    for y in (y0, y1):
        box(x1 - x0 + thickness, thickness, height, "fascia", center_x, y, z - height / 2)
    for x in (x0, x1):
        box(thickness, y1 - y0 - thickness, height, "fascia", x, center_y, z - height / 2)
    box(x1 - x0, y1 - y0, 0.05, "soffit", center_x, center_y, z - height + 0.03, edge=0)


def gutter(start, end):
    """Half-round, from (x, y) to (x, y)."""
    radius, steps = 0.08, 10
    run_x, run_y = end[0] - start[0], end[1] - start[1]
    vertices = []
    for along in (0, math.hypot(run_x, run_y)):
        for i in range(steps + 1):
            angle = math.pi + math.pi * i / steps
            vertices.append((along, radius * math.cos(angle), radius * math.sin(angle)))
    faces = [(i, i + 1, steps + 2 + i, steps + 1 + i) for i in range(steps)]
    matrix = place(start[0], start[1], 2.96, math.degrees(math.atan2(run_y, run_x)))
    thicken(mesh("gutter", vertices, faces, "white", smooth=60, matrix=matrix), 0.018)


def valley(start, end, left, right, width=0.2, material=None):
    """Metal flashing from start to end, where the planes left and right of it meet."""
    start, end = Vector(start), Vector(end)
    run = end - start
    sideways = Vector((-run.y, run.x, 0)).normalized() * width
    vertices = []
    for point in (start, end):
        for edge, plane in ((point + sideways, left), (point, None), (point - sideways, right)):
            z = plane.height_at(edge.x, edge.y) if plane else point.z
            vertices.append((edge.x, edge.y, z + 0.035))
    material = material or make_material("flashing", "7E4A38", 0.42, metallic=0.35)
    mesh("flashing", vertices, [(0, 1, 4, 3), (1, 2, 5, 4)], material, smooth=20)


def vent_pipe(x, y, z):
    height = 0.55
    cylinder(0.07, height, "aluminum", x, y, z)
    cylinder(0.11, 0.1, "aluminum", x, y, z + height, top_radius=0.05)
