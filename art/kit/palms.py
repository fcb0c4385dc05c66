"""Palms, still and in a gale."""
import math
import random

import numpy as np

from .shapes import mesh, pebble, place, quad_mesh

TRUNK_RINGS, TRUNK_SIDES = 46, 14
GOLDEN_ANGLE = 2.39996
WIND, WIND_STRENGTH = (1, -0.25), 1.25  # its direction (x, y), and how far it bends fronds
# The palms of the house views are taller and fuller than the defaults.
GARDEN_PALM = dict(fronds=25, frond_length=2.9, radius=0.21)


def palm(
    x,
    y,
    height,
    lean,
    seed,
    fronds=19,
    frond_length=2.5,
    radius=0.17,
    z=0,
    droop=1.0,
    shadow_only=False,
):
    """lean: how far (x, y) the crown stands from the foot; shadow_only: throws the shadow of its
    fronds into the picture from outside."""
    rng = random.Random(seed)
    trunk = _trunk(x, y, z, height, lean, radius, 1.8)
    top = np.array([lean[0], lean[1], height - 0.05])
    pieces = []
    for i in range(fronds):
        angle = i * GOLDEN_ANGLE + rng.uniform(-0.2, 0.2)
        age = i / (fronds - 1)  # the oldest hang lowest
        lift = math.radians(72 - 112 * age**0.9 + rng.uniform(-7, 7))
        length = frond_length * rng.uniform(0.86, 1.08)
        length *= 0.8 + 0.25 * math.sin(math.pi * min(1, age + 0.25))
        bend = droop * rng.uniform(0.75, 1.15) * (1 if age < 0.8 else 0.6)
        vertices, quads, shades = _frond(rng, length, bend)
        pieces.append((_turn(vertices, angle, lift) + top, quads, _aged(shades, age)))
    crown = _crown(x, y, z, pieces)
    if shadow_only:
        crown.visible_camera = trunk.visible_camera = False
        trunk.visible_shadow = False
        return
    for i in range(5):  # coconuts
        angle = i * 1.3
        nut_x, nut_y = x + top[0] + 0.22 * math.cos(angle), y + top[1] + 0.22 * math.sin(angle)
        pebble(nut_x, nut_y, z + top[2] - 0.2, 0.14, "wood", 2)


def palm_in_wind(x, y, height, lean, seed):
    """The trunk bows, the fronds stream down-wind."""
    rng = random.Random(seed)
    fronds, frond_length = GARDEN_PALM["fronds"], GARDEN_PALM["frond_length"]
    bow = math.hypot(*lean) / 2
    _trunk(x, y, 0, height, lean, GARDEN_PALM["radius"], 1.9, bow)
    top = np.array([lean[0], lean[1], height * (1 - 0.04 * bow) - 0.05])
    wind = np.array(WIND) / np.hypot(*WIND)
    pieces = []
    for i in range(fronds):
        angle = i * GOLDEN_ANGLE + rng.uniform(-0.2, 0.2)
        age = i / (fronds - 1)
        blown = np.array([math.cos(angle), math.sin(angle)])
        blown = blown + wind * WIND_STRENGTH * rng.uniform(0.8, 1.25)
        reach = np.hypot(*blown)
        angle = math.atan2(blown[1], blown[0])
        lee = 0.55 if np.dot(blown, wind) > 0 else 1
        lift = math.radians((58 - 86 * age**0.9) * lee + rng.uniform(-8, 8))
        length = frond_length * rng.uniform(0.86, 1.1) * min(1.08, 0.62 + 0.25 * reach)
        vertices, quads, shades = _frond(rng, length, rng.uniform(0.5, 0.8))
        vertices = _turn(vertices, angle, lift, foot=False)
        share = np.clip(np.hypot(vertices[:, 0], vertices[:, 1]) / frond_length, 0, 1)[:, None]
        vertices = vertices + np.array([wind[0], wind[1], -0.12]) * share**2 * 0.75 + top
        vertices = vertices + _foot(angle)
        pieces.append((vertices, quads, _aged(shades, age)))
    _crown(x, y, 0, pieces)


def _trunk(x, y, z, height, lean, radius, bend, bow=0.0):
    """Ringed, thick at the foot; bow: how much of its height a bent trunk loses."""
    vertices = []
    for ring in range(TRUNK_RINGS + 1):
        t = ring / TRUNK_RINGS
        center_x, center_y = lean[0] * t**bend, lean[1] * t**bend
        up = height * t * (1 - 0.04 * t * bow)
        scar = (t * 26) % 1
        foot = max(0, 1 - t * 9) ** 2
        r = radius * (1.35 - 0.55 * t**0.5 + 0.45 * foot) * (1 + 0.10 * (1 - scar))
        for side in range(TRUNK_SIDES):
            angle = 2 * math.pi * side / TRUNK_SIDES
            vertices.append((center_x + r * math.cos(angle), center_y + r * math.sin(angle), up))
    faces = []
    for ring in range(TRUNK_RINGS):
        low, high = ring * TRUNK_SIDES, (ring + 1) * TRUNK_SIDES
        for side in range(TRUNK_SIDES):
            after = (side + 1) % TRUNK_SIDES
            faces.append((low + side, low + after, high + after, high + side))
    return mesh("trunk", vertices, faces, "trunk", smooth=60, matrix=place(x, y, z))


def _frond(rng, length, droop):
    """One frond along +x, arching down: vertices, quads, shades."""
    steps, leaflet_length, half_width = 26, 0.62, 0.048
    vertices, quads, shades = [], [], []

    def rib(t):
        out = length * t * (1 - 0.18 * droop * t * t)
        return np.array([out, 0, length * (0.30 * t - 0.62 * droop * t * t)])

    tone = rng.random()
    for i in range(steps - 1):
        t = i / steps
        width, here, after = 0.035 * (1 - t) + 0.006, rib(t), rib((i + 1) / steps)
        k = len(vertices)
        vertices += [here + [0, -width, 0], here + [0, width, 0]]
        vertices += [after + [0, width * 0.9, 0], after + [0, -width * 0.9, 0]]
        quads.append((k, k + 1, k + 2, k + 3))
        shades += [tone * 0.5] * 4
    for i in range(2, steps + 1):
        t = i / steps
        base = rib(t)
        taper = math.sin(math.pi * min(1, 0.16 + 0.84 * t)) ** 0.55
        leaflet = leaflet_length * taper * (1.0 if t < 0.95 else 0.8) + 0.1
        for side in (-1, 1):
            forward = 0.35 + 0.6 * t + rng.uniform(-0.08, 0.08)
            out = np.array([forward, side * 1.0, 0.28 - 0.25 * t + rng.uniform(-0.08, 0.08)])
            out /= np.linalg.norm(out)
            down = out + np.array([0.12, 0, -0.75 * droop - rng.uniform(0, 0.25)])
            down /= np.linalg.norm(down)
            middle = base + out * leaflet * 0.5
            tip = middle + down * leaflet * 0.55
            width = np.array([1.0, 0, 0]) * half_width
            k = len(vertices)
            vertices += [base - width * 0.5, base + width * 0.5]
            vertices += [middle + width * 0.7, middle - width * 0.7]
            vertices += [tip + width * 0.06, tip - width * 0.06]
            quads += [(k, k + 1, k + 2, k + 3), (k + 3, k + 2, k + 4, k + 5)]
            shades += [min(1, max(0, 0.3 + 0.5 * tone + 0.25 * rng.random()))] * 6
    return np.array(vertices), quads, shades


def _foot(angle):
    return np.array([math.cos(angle) * 0.08, math.sin(angle) * 0.08, 0])


def _turn(vertices, angle, lift, foot=True):
    """Lifts a frond, turns it around the trunk and sets it on the trunk's rim."""
    cos_a, sin_a, cos_l, sin_l = math.cos(angle), math.sin(angle), math.cos(lift), math.sin(lift)
    lifting = np.array([[cos_l, 0, -sin_l], [0, 1, 0], [sin_l, 0, cos_l]])
    turning = np.array([[cos_a, -sin_a, 0], [sin_a, cos_a, 0], [0, 0, 1]])
    turned = vertices @ lifting.T @ turning.T
    return turned + _foot(angle) if foot else turned


def _aged(shades, age):
    return [min(1, max(0, shade * (1 - 0.35 * age) + 0.12)) for shade in shades]


def _crown(x, y, z, pieces):
    vertices, quads, shades, offset = [], [], [], 0
    for piece_vertices, piece_quads, piece_shades in pieces:
        vertices.append(piece_vertices)
        quads += [tuple(corner + offset for corner in quad) for quad in piece_quads]
        shades += piece_shades
        offset += len(piece_vertices)
    at = np.array([x, y, z])
    return quad_mesh("fronds", np.concatenate(vertices) + at, quads, "palm_leaf", shades)
