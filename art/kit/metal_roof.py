"""Standing-seam metal: panels with a raised seam, and the caps over ridges and hips."""
import math

from mathutils import Vector

from .materials import make_material
from .roofing import clip, sloping_edges
from .shapes import copies, mesh

PANEL = 0.44  # metres between seams


def seam_metal():
    return make_material("seam_metal", "B7CACB", 0.34, metallic=0.45, piece_variation=0.05)


def seam_panels(plane, rng, material=None, cuts=(), holes=(), width=PANEL, lift=0.02):
    """Panels over the whole plane, cut along its sloping edges. cuts, holes: see roofing.clip."""
    along = [u for u, _ in plane.outline]
    start, count = min(along) + 0.04, math.ceil((max(along) - min(along)) / width)
    matrices = [plane.at(start + i * width, 0, lift) for i in range(count)]
    shades = [rng.random() for _ in matrices]
    panel = _panel(width, plane.top)
    panels = copies(*panel, matrices, "panels", material or seam_metal(), shades)
    return clip(panels, [*cuts, *sloping_edges(plane)], holes)


def _panel(width, length):
    """A pan with its seam at the left and two faint ribs; the lower end is folded down."""
    seam, rib = 0.06, 0.006
    profile = [(0, 0), (0, seam), (0.03, seam), (0.03, 0)]
    for share in (0.36, 0.68):
        x = width * share
        profile += [(x - 0.02, 0), (x - 0.01, rib), (x + 0.01, rib), (x + 0.02, 0)]
    profile += [(width, 0)]
    count = len(profile)
    vertices = [(x, y, z) for y in (0, length) for x, z in profile]
    vertices += [(x, 0, z - 0.06 if z == 0 else z) for x, z in profile]
    faces = [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)]
    faces += [(2 * count + i, 2 * count + i + 1, i + 1, i) for i in range(count - 1)]
    faces.append((0, 1, 2, 3))
    return vertices, faces


def cap_metal(start, end, rng, material=None, lift=0.1, width=0.17):
    """A bent strip along a ridge or hip."""
    start, end = (Vector((p[0], p[1], p[2] + lift)) for p in (start, end))
    side = (end - start).cross(Vector((0, 0, 1))).normalized() * width
    down = Vector((0, 0, -0.09))
    vertices = []
    for point in (start, end):
        vertices += [point - side + down * 1.3, point - side + down, point]
        vertices += [point + side + down, point + side + down * 1.3]
    faces = [(i, i + 1, i + 6, i + 5) for i in range(4)] + [(0, 1, 2, 3, 4)]
    return mesh("cap", vertices, faces, material or seam_metal(), smooth=20)
