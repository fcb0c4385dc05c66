"""What covers a roof: barrel tiles, shingles, standing seams, and their cuts along hips, valleys
and holes."""
import math

import bmesh
import numpy as np
from mathutils import Matrix, Vector

from .materials import make_material
from .outlines import inside
from .shapes import box, copies

ARC_STEPS = 7
HIP_GAP = 0.03  # between covering and hip


def tile_color(color_code):
    """Roof tile in another color."""
    return make_material(
        f"roof_tile_{color_code}",
        color_code,
        0.72,
        piece_variation=0.26,
        bump=0.25,
        bump_scale=45,
    )


def worn_shingle():
    return make_material(
        "worn_shingle",
        "6F6A60",
        0.95,
        piece_variation=0.42,
        variation=0.30,
        variation_scale=0.55,
        bump=0.7,
        bump_scale=70,
    )


def new_shingle():
    """Architectural shingle: weathered wood, tabs of several shades."""
    return make_material(
        "new_shingle", "857A6B", 0.92, piece_variation=0.34, bump=0.5, bump_scale=70
    )


# --- barrel tiles


def _barrel(length, radius, thickness):
    """A half-round tile, tapered, its lower end thick: x across, y up the slope, z outwards."""
    vertices, faces, steps = [], [], ARC_STEPS
    for y, end_radius, lift in ((0, radius, 0.035), (length, radius * 0.86, 0.0)):
        for shell in (0, thickness):
            for i in range(steps):
                angle, r = math.pi * i / (steps - 1), end_radius - shell
                vertices.append((r * math.cos(angle), y, r * math.sin(angle) * 0.95 + lift))

    def index(end, shell, i):
        return end * 2 * steps + shell * steps + i

    for i in range(steps - 1):
        outer = index(0, 0, i), index(0, 0, i + 1), index(1, 0, i + 1), index(1, 0, i)
        lower_end = index(0, 0, i), index(0, 1, i), index(0, 1, i + 1), index(0, 0, i + 1)
        faces += [outer[::-1], lower_end[::-1]]
    return vertices, faces


def tile(width):
    """A barrel and the flat pan that reaches to the next one."""
    length = 0.44
    vertices, faces = _barrel(length, 0.105, 0.02)
    first, half = len(vertices), width / 2 + 0.02
    vertices += [(-half, 0, 0.03), (half, 0, 0.03), (half, length, 0.0), (-half, length, 0.0)]
    vertices += [(-half, 0, 0.0), (half, 0, 0.0)]
    faces += [
        (first, first + 1, first + 2, first + 3),
        (first + 4, first + 5, first + 1, first),
    ]
    return vertices, faces


def _shade(rng, spread):
    return min(1, max(0, rng.gauss(0.5, spread)))


def _slightly_turned(matrix, rng, twist, tip):
    return (
        matrix
        @ Matrix.Rotation(rng.uniform(-twist, twist), 4, "Z")
        @ Matrix.Rotation(rng.uniform(-tip, tip), 4, "X")
    )


def whole_tiles(plane, rng, width=0.25, row=0.34):
    """Only tiles that fit within the plane: the quick way, for roofs without valleys."""
    matrices, shades, v = [], [], 0.0
    while v < plane.top - 0.05:
        span = plane.span(min(v + 0.2, plane.top - 0.02))
        if span:
            first = math.ceil((span[0] - 0.02) / width - 0.5)
            last = math.floor((span[1] + 0.02) / width - 0.5)
            for i in range(first, last + 1):
                here = plane.at((i + 0.5) * width, v, 0.02)
                matrices.append(_slightly_turned(here, rng, 0.025, 0.012))
                shades.append(_shade(rng, 0.22))
        v += row
    return copies(*tile(width), matrices, "tiles", "roof_tile", shades, smooth=50)


def clipped_tiles(plane, rng, material="roof_tile", cuts=(), holes=(), width=0.25, row=0.34):
    """Tiles over the whole plane, cut along its sloping edges. cuts, holes: see clip."""
    matrices, shades, v = [], [], 0.0
    while v < plane.top - 0.02:
        low = plane.span(min(v + 0.05, plane.top - 0.01))
        high = plane.span(min(v + row, plane.top - 0.01))
        if low and high:
            left, right = min(low[0], high[0]), max(low[1], high[1])
            first, last = math.floor(left / width - 0.5), math.ceil(right / width + 0.5)
            for i in range(first, last):
                here = plane.at((i + 0.5) * width, v, 0.02)
                matrices.append(_slightly_turned(here, rng, 0.018, 0.01))
                shades.append(_shade(rng, 0.22))
        v += row
    tiles = copies(*tile(width), matrices, "tiles", material, shades, smooth=50)
    return clip(tiles, [*cuts, *sloping_edges(plane)], holes)


def sloping_edges(plane):
    """Cuts along hips and rakes, a little inside them."""
    corners = [plane.at(u, v).translation for u, v in plane.outline]
    center = sum(corners, Vector()) / len(corners)
    cuts = []
    for i in range(len(corners)):
        here, after = corners[i - 1], corners[i]
        if abs(here.z - after.z) > 0.05:
            out = Vector((after.y - here.y, here.x - after.x)).normalized()
            if out.dot(Vector((center.x - here.x, center.y - here.y))) > 0:
                out = -out
            cuts.append((here.x - out.x * HIP_GAP, here.y - out.y * HIP_GAP, out.x, out.y))
    return cuts


def clip(thing, cuts=(), holes=()):
    """Seen from above: drops what lies beyond each cut (x, y, outward x, outward y) and within
    each hole (a convex outline)."""
    shape = bmesh.new()
    shape.from_mesh(thing.data)
    for x, y, out_x, out_y in cuts:
        everything = shape.verts[:] + shape.edges[:] + shape.faces[:]
        bmesh.ops.bisect_plane(
            shape,
            geom=everything,
            plane_co=(x, y, 0),
            plane_no=(out_x, out_y, 0),
            clear_outer=True,
        )
    for hole in holes:
        for i in range(len(hole)):
            _bisect_near(shape, hole, hole[i - 1], hole[i])
        centers = np.array([face.calc_center_median()[:2] for face in shape.faces])
        within = inside(centers, hole)
        doomed = [face for face, is_within in zip(shape.faces[:], within) if is_within]
        bmesh.ops.delete(shape, geom=doomed, context="FACES")
    shape.to_mesh(thing.data)
    shape.free()
    return thing


def _bisect_near(shape, hole, start, end):
    """Cuts the faces around the hole along its edge (cutting all of them would be slow)."""
    low, high = np.min(hole, 0) - 0.6, np.max(hole, 0) + 0.6
    geometry = set()
    for face in shape.faces:
        x, y, _ = face.calc_center_median()
        if low[0] < x < high[0] and low[1] < y < high[1]:
            geometry.add(face)
            geometry.update(face.edges)
            geometry.update(face.verts)
    normal = (end[1] - start[1], start[0] - end[0], 0)
    bmesh.ops.bisect_plane(
        shape, geom=list(geometry), plane_co=(start[0], start[1], 0), plane_no=normal
    )


def cap_tiles(start, end, rng, material="roof_tile", lift=0.075, radius=0.175):
    """Half-round tiles along a ridge or hip."""
    start, end = (Vector((p[0], p[1], p[2] + lift)) for p in (start, end))
    along = end - start
    length, step = along.length, 0.36
    along.normalize()
    side = along.cross(Vector((0, 0, 1))).normalized()
    frame = Matrix((side, along, side.cross(along))).transposed().to_4x4()
    matrices, shades = [], []
    for i in range(int(length / step) + 1):
        matrix = frame.copy()
        matrix.translation = start + along * (i * step)
        matrices.append(matrix)
        shades.append(_shade(rng, 0.2))
    barrel = _barrel(0.46, radius, 0.025)
    return copies(*barrel, matrices, "caps", material, shades, smooth=50)


def cap_shingles(start, end, rng, material):
    return cap_tiles(start, end, rng, material, lift=-0.02, radius=0.12)


def tile_roof(roof, rng):
    """Whole tiles and caps on every plane, ridge and hip."""
    for plane in roof.planes.values():
        whole_tiles(plane, rng)
    (ridge_start, ridge_end), corners = roof.ridge, roof.corners
    lines = [(ridge_start, ridge_end)]
    if roof.hips[0]:
        lines += [(corners[0], ridge_start), (corners[3], ridge_start)]
    if roof.hips[1]:
        lines += [(corners[1], ridge_end), (corners[2], ridge_end)]
    for start, end in lines:
        cap_tiles(start, end, rng, lift=0.05, radius=0.15)


# --- shingles and seams


def clipped_shingles(plane, rng, material, cuts=(), holes=()):
    """Rows of tabs of uneven width."""
    row, width = 0.2, 0.33
    tab = [(-0.5, 0, 0.035), (0.5, 0, 0.035), (0.5, 1, 0.005), (-0.5, 1, 0.005)]
    tab += [(-0.5, 0, 0.0), (0.5, 0, 0.0)]
    matrices, shades, v = [], [], 0.0
    while v < plane.top - 0.02:
        span = plane.span(min(v + 0.05, plane.top - 0.01))
        if span:
            u = span[0] - rng.random() * width
            while u < span[1]:
                tab_width = width * rng.choice((0.6, 0.8, 1, 1.2))
                left, right = max(u, span[0]), min(u + tab_width, span[1])
                if right - left > 0.02:
                    size = (right - left - 0.008, row * 1.15, rng.uniform(0.8, 1.25), 1)
                    here = plane.at((left + right) / 2, v, 0.01)
                    matrices.append(here @ Matrix.Diagonal(size))
                    shades.append(rng.random())
                u += tab_width
        v += row
    faces = [(0, 1, 2, 3), (4, 5, 1, 0)]
    return clip(copies(tab, faces, matrices, "shingles", material, shades), cuts, holes)


def seam_roof(roof):
    """Standing seams up every plane."""
    step = 0.42
    for plane in roof.planes.values():
        along = [u for u, v in plane.outline]
        u = math.ceil(min(along) / step) * step
        while u < max(along):
            heights = []
            for i in range(len(plane.outline)):
                (u0, v0), (u1, v1) = plane.outline[i - 1], plane.outline[i]
                if (u0 - u) * (u1 - u) < 0:
                    heights.append(v0 + (v1 - v0) * (u - u0) / (u1 - u0))
            if len(heights) > 1 and max(heights) - min(heights) > 0.15:
                length = max(heights) - min(heights)
                here = plane.at(u, min(heights) + length / 2, 0.03)
                box(0.035, length, 0.055, "metal_seam", parent=here, edge=0.008)
            u += step
