"""What lies between the trusses and the covering of a roof, layer by layer on a plane."""
import math

from mathutils import Matrix

from .materials import make_material
from .parts import rod
from .shapes import box, copies, cylinder, place
from .timber_frame import timber

TRUSS_STEP = 0.61  # metres: every 24 inches
SHEET = (2.44, 1.22)  # 8 by 4 feet, the long side along the eave
FIRST_ROW = 0.5  # metres up the slope: the lowest sheets are cut
NAIL_STEP = 0.152  # 6 inches
THICK = 0.035  # a deck twice as thick as it is, to be seen


def _seams(plane):
    """The joints of the deck: the lengthwise ones as heights, the others as (u, from v, to v)."""
    length, top = plane.outline[1][0], plane.top
    level = [FIRST_ROW, FIRST_ROW + SHEET[1]]
    upright = []
    for row, low in enumerate([0, *level]):
        u = SHEET[0] * (0.85 if row % 2 else 0.35)
        while u < length - 0.2:
            upright.append((u, low, [*level, top][row]))
            u += SHEET[0]
    return level, upright


def deck(plane):
    """Sheets of plywood with a narrow joint between them."""
    tints = [
        make_material(f"plywood_{i}", code, 0.75, variation=0.14, variation_scale=2.6)
        for i, code in enumerate(("DDB67F", "D3A86D", "E3C08C"))
    ]
    level, upright = _seams(plane)
    length, rows = plane.outline[1][0], [0, *level, plane.top]
    count = 0
    for low, high in zip(rows, rows[1:]):
        edges = [0, *(u for u, start, _ in upright if start == low), length]
        for left, right in zip(edges, edges[1:]):
            here = plane.at((left + right) / 2, (low + high) / 2)
            size = right - left - 0.014, high - low - 0.014, THICK
            box(*size, tints[count % 3], parent=here, edge=0.004)
            count += 1


def nail_heads(plane, lift=THICK / 2):
    """On every truss, six inches apart, wider than they are."""
    length, matrices = plane.outline[1][0], []
    for i in range(int(length / TRUSS_STEP) + 1):
        for j in range(int(plane.top / NAIL_STEP)):
            u = min(0.06 + i * TRUSS_STEP, length - 0.06)
            matrices.append(plane.at(u, 0.07 + j * NAIL_STEP, lift))
    disk = _lathe([(0.017, 0), (0.017, 0.008), (0, 0.008)])
    copies(*disk, matrices, "nail heads", "steel", [0.5] * len(matrices), smooth=40)


def ring_shank_nail(x, y, z, length=0.36):
    """Upright, its tip at z, drawn several times as large as it is."""
    radius, ring = length * 0.05, length * 0.045
    profile, up = [(0, 0), (radius * 0.8, length * 0.12)], length * 0.13
    while up < length * 0.68:
        profile += [(radius * 0.8, up), (radius * 1.25, up + ring * 0.75)]
        profile.append((radius * 0.8, up + ring))
        up += ring
    profile += [(radius, length * 0.7), (radius, length * 0.95)]
    profile += [(radius * 3, length * 0.96), (radius * 3, length), (0, length)]
    nail = _lathe(profile, 20)
    return copies(*nail, [place(x, y, z)], "nail", "steel", [0.5], smooth=30)


def _lathe(profile, sides=14):
    """A profile of (radius, height) turned around the upright axis."""
    vertices, faces = [], []
    for radius, height in profile:
        for i in range(sides):
            angle = 2 * math.pi * i / sides
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), height))
    for j in range(len(profile) - 1):
        for i in range(sides):
            after = (i + 1) % sides
            low, high = j * sides, (j + 1) * sides
            faces.append((low + i, low + after, high + after, high + i))
    return vertices, faces


def seam_tape(plane, width=0.15):
    """A strip over every joint."""
    tape = make_material("seam_tape", "30353A", 0.35, coat=0.3)
    level, upright = _seams(plane)
    length = plane.outline[1][0]
    for v in level:
        box(length, width, 0.014, tape, parent=plane.at(length / 2, v), edge=0.004)
    for u, low, high in upright:
        here = plane.at(u, (low + high) / 2, -0.008)
        box(width, high - low, 0.014, tape, parent=here, edge=0.004)


def underlayment(plane, courses=3, lap=0.09):
    """Overlapping courses; the last one is still on its roll."""
    sheet = make_material("underlayment", "7F9AAB", 0.6, variation=0.03, variation_scale=1.5)
    line = make_material("underlayment_print", "C9D8E0", 0.6)
    length, top = plane.outline[1][0], plane.top
    height = top / courses
    for i in range(courses):
        low, last = i * height, i == courses - 1
        right = length * 0.72 if last else length
        middle, size = low + (height + lap) / 2, height + lap
        if last:
            middle, size = low + height / 2, height
        box(right, size, 0.014, sheet, parent=plane.at(right / 2, middle, i * 0.016), edge=0.004)
        for v in (0.05, 0.1):
            here = plane.at(right / 2, low + v, i * 0.016 + 0.008)
            box(right - 0.02, 0.012, 0.004, line, parent=here, edge=0)
        if last:
            here = plane.at(right, middle, i * 0.016 + 0.1) @ Matrix.Rotation(math.pi / 2, 4, "X")
            cylinder(0.1, size, sheet, 0, 0, -size / 2, here, sides=48)
            cylinder(0.035, size + 0.04, line, 0, 0, -size / 2 - 0.02, here, sides=32)


def drip_edge(plane, flange=0.12, drop=0.1):
    """Bent metal along the eave and the left rake."""
    metal = make_material("drip_edge", "E9ECEA", 0.3, metallic=0.5)
    length, top = plane.outline[1][0], plane.top
    box(length + 0.05, flange, 0.014, metal, parent=plane.at(length / 2, flange / 2), edge=0.004)
    front = plane.at(length / 2, -0.012).translation
    box(length + 0.05, 0.014, drop, metal, front.x, front.y, front.z - drop / 2, edge=0.004)
    box(flange, top, 0.014, metal, parent=plane.at(flange / 2, top / 2, 0.016), edge=0.004)
    box(0.014, top, drop, metal, parent=plane.at(-0.012, top / 2, 0.02 - drop / 2), edge=0.004)


def battens(plane, row):
    """Laths up the slope and, over them, one along each row of tiles."""
    length, top = plane.outline[1][0], plane.top
    for i in range(int(length / TRUSS_STEP) + 1):
        u = min(0.06 + i * TRUSS_STEP, length - 0.06)
        box(0.06, top, 0.03, timber(True), parent=plane.at(u, top / 2), edge=0.006)
    for i in range(round(top / row)):
        here = plane.at(length / 2, 0.05 + i * row, 0.035)
        box(length, 0.06, 0.034, timber(), parent=here, edge=0.006)


def starter_strip(plane, width=0.26):
    """The first strip along eave and rake, with its line of sealant."""
    strip = make_material("starter_strip", "3F3D3B", 0.9, bump=0.5, bump_scale=70)
    sealant = make_material("sealant", "15161A", 0.25, coat=0.4)
    length, top = plane.outline[1][0], plane.top
    box(length, width, 0.02, strip, parent=plane.at(length / 2, width / 2), edge=0.004)
    box(width, top, 0.02, strip, parent=plane.at(width / 2, top / 2, 0.012), edge=0.004)
    for i in range(int(length / 0.16)):
        here = plane.at(0.1 + i * 0.16, 0.06, 0.014)
        box(0.1, 0.03, 0.012, sealant, parent=here, edge=0.004)


def clips(plane, step):
    """What holds the seams of a metal roof, in rows up the slope; larger than they are."""
    length, top = plane.outline[1][0], plane.top
    for i in range(round(length / step) + 1):
        u = min(max(i * step, 0.05), length - 0.05)
        for j in range(4):
            here = plane.at(u, 0.14 + j * (top - 0.28) / 3)
            box(0.13, 0.1, 0.014, "aluminum", 0.05, 0, 0, here, 0.003)
            box(0.014, 0.1, 0.1, "aluminum", -0.01, 0, 0.05, here, 0.003)
            box(0.05, 0.1, 0.012, "aluminum", -0.03, 0, 0.1, here, 0.003)
            cylinder(0.014, 0.012, "steel", 0.07, 0, 0.006, here, 12, edge=0)


def guide(plane, u, v, rise):
    """A thin rod that shows over which place the layers hang."""
    foot = plane.at(u, v).translation
    rod(foot, (foot.x, foot.y, foot.z + rise), 0.007, "green")
