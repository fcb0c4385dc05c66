"""Things cut from boards: stars, speech boards, bunting. They face -y."""
import math

from mathutils import Matrix, Vector

from .outlines import grow, rounded_rectangle
from .parts import cable
from .shapes import box, mesh, place, prism, thicken

STARS = 5


def board(outline, depth, material, at=None, edge=0.03, segments=4):
    """An outline in (x, z), its back at y = 0."""
    at = (at or Matrix()) @ place(rx=90)
    return prism(outline, 0, depth, material, min(edge, depth * 0.45), segments, at)


def star(at, radius, depth, material="sunny"):
    points = []
    for i in range(10):
        r, angle = radius * (1 if i % 2 == 0 else 0.52), math.pi * i / 5
        points.append((r * math.sin(angle), r * math.cos(angle)))
    board(points[::-1], depth, material, at, 0.03, 3)


def speech_board(at, stars, rim):
    """That many of five stars are full; the origin is the middle of its lower edge."""
    width, height, tail_x, tail = 2.05, 0.78, 2.05 * -0.22, 0.34
    body = rounded_rectangle(-width / 2, 0, width / 2, height, 0.3, 10)
    tip = [(tail_x - tail * 0.5, 0), (tail_x - tail * 0.75, -0.36), (tail_x + tail * 0.5, 0)]
    board([*body, *tip], 0.12, rim, at, 0.04)
    board(grow(body, -0.075), 0.05, "paper", at @ place(0, -0.115), 0.02, 3)
    for i in range(STARS):
        x = (i - (STARS - 1) / 2) * (width - 0.42) / STARS
        here = at @ place(x, -0.165, height / 2 - 0.015)
        depth, material = (0.09, "sunny") if i < stars else (0.035, "pale")
        star(here, (width - 0.3) / STARS * 0.52, depth, material)


def stake(x, y, height):
    box(0.09, 0.07, height, "light_wood", x, y, 0, standing=True, edge=0.015)


def bunting(start, end, count, sag, size, colors=("green", "sunny", "paper", "lime")):
    start, end = Vector(start), Vector(end)

    def along(share):
        return start + (end - start) * share + Vector((0, 0, -sag * 4 * share * (1 - share)))

    cable([along(i / 12) for i in range(13)], 0.012, "rope", steps=3)
    for i in range(count):
        left, right = along((i + 0.14) / count), along((i + 0.86) / count)
        tip = (left + right) / 2 - Vector((0, -0.02, size * 1.25))
        flag = mesh("flag", [left, right, tip], [(0, 1, 2)], colors[i % len(colors)])
        thicken(flag, 0.012)
