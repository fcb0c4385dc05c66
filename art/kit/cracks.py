"""Broken glass: the web of cracks around a hit, and the hole that ordinary glass is left with."""
import math
import random

from .shapes import mesh

RAYS, RING_GROWTH = 17, 1.55


def web(center, bounds, y, parent, material, size=1.0, seed=3):
    """Cracks on a pane that faces -y. center: (x, z) of the hit; bounds: left, bottom, right, top
    of the glass; size: metres from the hit to the last ring."""
    rng = random.Random(seed)
    rays = [_ray(center, bounds, math.tau * (i + rng.uniform(-0.3, 0.3)) / RAYS, size, rng)
            for i in range(RAYS)]
    lines = [line for line in rays if len(line) > 1]
    radius = size * 0.09
    while radius < size:
        for i, ray in enumerate(rays):
            ends = _at(ray, center, radius), _at(rays[i - 1], center, radius * rng.uniform(0.92, 1.1))
            if all(ends) and rng.random() < 1.02 - 0.55 * radius / size:
                lines.append(list(ends))
        radius *= RING_GROWTH
    vertices, faces = [], []
    for line in lines:
        _ribbon(line, center, size, vertices, faces)
    mesh("cracks", [(x, y, z) for x, z in vertices], faces, material, matrix=parent)


def hole(center, radius, y, parent, material, rim, seed=5, stretch=1.25):
    """What is left of an ordinary pane: a jagged dark hole with bright broken edges."""
    rng = random.Random(seed)
    count = 22
    outline = []
    for i in range(count):
        angle = math.tau * (i + rng.uniform(-0.25, 0.25)) / count
        reach = radius * (rng.uniform(0.8, 1.25) if i % 2 else rng.uniform(0.45, 0.75))
        outline.append((center[0] + reach * math.cos(angle),
                        center[1] + reach * stretch * math.sin(angle)))
    for k, (material_, lift) in enumerate(((rim, 1.06), (material, 1.0))):
        points = [(center[0] + (x - center[0]) * lift, y - 0.004 * k,
                   center[1] + (z - center[1]) * lift) for x, z in outline]
        middle = (center[0], y - 0.004 * k, center[1])
        faces = [(i, (i + 1) % count, count) for i in range(count)]
        mesh("broken pane", [*points, middle], faces, material_, matrix=parent)


def _ray(center, bounds, angle, size, rng):
    """Points from the hit outwards, bent a little, as far as the glass or the web goes."""
    line, reach = [], 0.0
    limit = size * rng.uniform(0.75, 1.7)
    x, z = center
    while reach < limit and bounds[0] <= x <= bounds[2] and bounds[1] <= z <= bounds[3]:
        line.append((x, z))
        step = size * 0.11
        angle += rng.uniform(-0.16, 0.16)
        x, z, reach = x + step * math.cos(angle), z + step * math.sin(angle), reach + step
    x = min(max(x, bounds[0]), bounds[2])
    z = min(max(z, bounds[1]), bounds[3])
    return [*line, (x, z)]


def _at(ray, center, radius):
    """Where the ray crosses that distance from the hit, if it gets there."""
    for (x0, z0), (x1, z1) in zip(ray, ray[1:]):
        near = math.hypot(x0 - center[0], z0 - center[1])
        far = math.hypot(x1 - center[0], z1 - center[1])
        if near <= radius <= far and far > near:
            share = (radius - near) / (far - near)
            return (x0 + (x1 - x0) * share, z0 + (z1 - z0) * share)
    return None


def _ribbon(line, center, size, vertices, faces):
    """A flat line that thins out with its distance from the hit."""
    for (x0, z0), (x1, z1) in zip(line, line[1:]):
        length = math.hypot(x1 - x0, z1 - z0)
        if length < 1e-6:
            continue
        across, up = -(z1 - z0) / length, (x1 - x0) / length
        first = len(vertices)
        for x, z, side in ((x0, z0, 1), (x0, z0, -1), (x1, z1, -1), (x1, z1, 1)):
            far = math.hypot(x - center[0], z - center[1]) / size
            half = size * max(0.0035, 0.0085 * (1 - 0.55 * far)) * side
            vertices.append((x + across * half, z + up * half))
        faces.append((first, first + 1, first + 2, first + 3))
