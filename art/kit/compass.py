"""A compass laid into the lawn. Its needle shows north, which is where the house's back looks."""
from .materials import make_material
from .shapes import box, cylinder, mesh, place


def compass(x, y, radius):
    stone = make_material("compass_stone", "F6EFE0", 0.7, edge=0.02)
    cylinder(radius, 0.14, "trim", x, y, 0, sides=96, edge=0.03)
    cylinder(radius * 0.9, 0.05, stone, x, y, 0.12, sides=96, edge=0.01)
    at = place(x, y, 0.175)
    for turn in range(0, 360, 45):
        length = radius * (0.16 if turn % 90 else 0.24)
        tick = at @ place(0, 0, 0, turn)
        if turn:  # the letter stands in the north
            box(0.07, length, 0.02, "deep_green", 0, radius * 0.86 - length / 2, 0, tick, 0)
    _needle(at, radius * 0.56)
    _letter_n(at @ place(0, radius * 0.70), radius * 0.26)


def _needle(at, length):
    half = length * 0.26
    for side, material in ((1, "sunny"), (-1, "deep_green")):
        tip, top = (0, side * length, 0.03), (0, 0, 0.16)
        left, right = (-half, 0, 0.03), (half, 0, 0.03)
        faces = [(0, 1, 3), (0, 3, 2)]
        mesh("needle", [tip, left, right, top], faces, material, matrix=at)
    cylinder(length * 0.09, 0.06, "white", 0, 0, 0.13, at, sides=24, edge=0.01)


def _letter_n(at, size):
    bar = size * 0.24
    for side in (-1, 1):
        box(bar, size, 0.02, "deep_green", side * size * 0.36, 0, 0.01, at, 0)
    points = [(-0.48, 0.5), (-0.2, 0.5), (0.48, -0.5), (0.2, -0.5)]
    vertices = [(px * size, py * size, 0.022) for px, py in points]
    mesh("letter", vertices, [(0, 3, 2, 1)], "deep_green", matrix=at)
