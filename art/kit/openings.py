"""Windows, doors and garage doors set into a wall.

Two families: with painted panes (one opaque glowing face; quiet at few samples, the usual one) and
with real glass before a lit room (the home hero and the oldest views).
"""
import math

from .shapes import box, cylinder, mesh, place
from .surfaces import painted_pane

FACING = {"S": 0, "E": 90, "N": 180, "W": -90}

# kind: top, middle and bottom of the room, curtain, strength of its light
PANES = {
    "warm": ("FFE0A6", "E9B36B", "A8743F", "FFF0D2", 0.62),
    "storm": ("FFD591", "FFB650", "C97A2B", "FFE3AE", 1.15),
    "day": ("CFE0DF", "A9B7AE", "6F7466", "F3EBDA", 0.34),
    "cool": ("DDE9E6", "BFCFC8", "A9B3A8", "FBF8EE", 0.66),
    "dusk": ("FFD690", "FFB95A", "CE8434", "FFE6B8", 1.35),
    "night": ("3A4A60", "26344A", "182233", "48566C", 0.10),
    "old": ("5C6668", "454D4E", "353A3A", "6C6F68", 0.12),
}


def on_wall(x, y, face):
    """The frame of a wall element: x along the wall (to the right from outside), -y outwards."""
    return place(x, y, 0, FACING[face])


def opening(x, y, face, width, height, z):
    """What to cut out of a wall."""
    return box(width, 0.6, height, "stucco", 0, 0, z + height / 2, on_wall(x, y, face), edge=0)


def pane(light):
    return painted_pane(f"pane_{light}", *PANES[light])


# --- with painted panes


def window(
    x,
    y,
    face,
    width,
    height,
    z,
    bars=(1, 1),
    light="warm",
    frame="white",
    surround=0.13,
    sill=True,
    frame_width=0.075,
):
    """bars: how many upright and level ones; light: see PANES; surround: width of the trim."""
    wall = on_wall(x, y, face)
    middle = z + height / 2
    inner = width - 2 * frame_width
    for side in (-1, 1):
        across = side * (width / 2 - frame_width / 2)
        box(frame_width, 0.09, height, frame, across, 0.06, middle, wall, 0.012)
    # Rails sit between the stiles: overlaps in one plane go black under the edge shader.
    for rail in (z + frame_width / 2, z + height - frame_width / 2):
        box(inner + 0.01, 0.082, frame_width - 0.004, frame, 0, 0.06, rail, wall, 0.008)
    for i in range(bars[0]):
        across = -width / 2 + width * (i + 1) / (bars[0] + 1)
        box(0.05, 0.06, height - 2 * frame_width, frame, across, 0.06, middle, wall, 0.008)
    for i in range(bars[1]):
        up = z + height * (i + 1) / (bars[1] + 1)
        box(inner, 0.052, 0.05, frame, 0, 0.06, up, wall, 0.008)
    box(width - 0.04, 0.02, height - 0.04, pane(light), 0, 0.09, middle, wall, 0)
    if not surround:
        return
    trim_height = height + (1 if sill else 2) * surround
    trim_middle = middle + (surround / 2 if sill else 0)
    for side in (-1, 1):
        across = side * (width / 2 + surround / 2)
        box(surround, 0.07, trim_height, "trim", across, -0.02, trim_middle, wall, 0.02)
    lintel = z + height + surround / 2
    box(width + 0.01, 0.062, surround - 0.006, "trim", 0, -0.02, lintel, wall, 0.015)
    if sill:
        box(width + 2 * surround + 0.12, 0.16, 0.09, "trim", 0, -0.06, z - 0.045, wall, 0.02)


def front_door(x, y, face, material="yellow", light="warm", height=2.15):
    """With two sidelights."""
    width = 1.05
    wall = on_wall(x, y, face)
    _door_leaf(wall, width, height, material, (0.55, 1.3))
    box(width * 0.78, 0.03, 0.36, pane(light), 0, 0.045, 1.92, wall, 0.01)
    cylinder(0.025, 0.35, "aluminum", width * 0.38, 0, 1.05, wall, 12)
    for side in (-1, 1):
        _door_post(wall, side * (width / 2 + 0.05), 0.09, height)
        across = side * (width / 2 + 0.27)
        box(0.32, 0.02, height, pane(light), across, 0.09, height / 2 + 0.1, wall, 0)
        _door_post(wall, side * (width / 2 + 0.46), 0.07, height)
    box(width + 1.02, 0.14, 0.1, "white", 0, 0.04, height + 0.15, wall, 0.015)


def garage_door(x, y, face, width=4.7, height=2.3, light="warm"):
    wall = on_wall(x, y, face)

    def small_window(across, up, cell_width, row_height):
        size = cell_width * 0.74, 0.03, row_height * 0.55
        box(*size, pane(light), across, 0.085, up, wall, 0)

    _garage_panels(wall, width, height, "trim", small_window)
    box(width + 0.28, 0.1, 0.14, "white", 0, 0, height + 0.07, wall, 0.015)


# --- with glass


def glass_window(x, y, face, width, height, z, bars=(1, 1), surround=0.13, sill=True):
    """Glass before a lit room and two curtains."""
    wall = on_wall(x, y, face)
    bar, middle = 0.075, z + height / 2
    for side in (-1, 1):
        box(bar, 0.09, height, "white", side * (width / 2 - bar / 2), 0.06, middle, wall, 0.012)
    for rail in (z + bar / 2, z + height - bar / 2):
        box(width - 2 * bar + 0.004, 0.088, bar, "white", 0, 0.06, rail, wall, 0.012)
    for i in range(bars[0]):
        across = -width / 2 + width * (i + 1) / (bars[0] + 1)
        box(0.045, 0.06, height, "white", across, 0.06, middle, wall, 0.008)
    for i in range(bars[1]):
        up = z + height * (i + 1) / (bars[1] + 1)
        box(width, 0.06, 0.045, "white", 0, 0.06, up, wall, 0.008)
    box(width - 0.04, 0.012, height - 0.04, "glass", 0, 0.075, middle, wall, 0)
    box(width, 0.01, height, "lit_room", 0, 0.28, middle, wall, 0)
    for side in (-1, 1):
        _curtain(wall, side, width, height, z)
    for side in (-1, 1):
        across = side * (width / 2 + surround / 2)
        box(surround, 0.07, height + 2 * surround, "trim", across, -0.02, middle, wall, 0.02)
    box(width, 0.07, surround, "trim", 0, -0.02, z + height + surround / 2, wall, 0.02)
    if sill:
        box(width + 2 * surround + 0.12, 0.16, 0.09, "trim", 0, -0.06, z - 0.045, wall, 0.02)


def _curtain(wall, side, width, height, z):
    steps, drawn = 14, width * 0.24
    vertices = []
    for i in range(steps):
        share = i / (steps - 1)
        x = side * (width / 2 - 0.03 - share * drawn)
        y = 0.16 + 0.025 * math.sin(share * 16)
        vertices += [(x, y, z + 0.03), (x, y, z + height - 0.03)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps - 1)]
    mesh("curtain", vertices, faces, "curtain", smooth=80, matrix=wall)


def glass_door(x, y, face, width=1.05):
    """The front door with glass in its light and sidelights."""
    height, material = 2.15, "yellow"
    wall = on_wall(x, y, face)
    _door_leaf(wall, width, height, material, (0.55, 1.35))
    box(width * 0.78, 0.03, 0.36, "glass", 0, 0.045, 2.0, wall, 0.01)
    box(width * 0.78, 0.02, 0.36, "lit_room", 0, 0.06, 2.0, wall, 0)
    cylinder(0.025, 0.35, "aluminum", width * 0.38, 0, 1.05, wall, 12)
    for side in (-1, 1):
        _door_post(wall, side * (width / 2 + 0.05), 0.09, height)
        across = side * (width / 2 + 0.27)
        box(0.32, 0.02, height, "glass", across, 0.08, height / 2 + 0.1, wall, 0)
        box(0.34, 0.02, height, "lit_room", across, 0.2, height / 2 + 0.1, wall, 0)
        _door_post(wall, side * (width / 2 + 0.46), 0.07, height)
    box(width + 1.02, 0.14, 0.1, "white", 0, 0.04, height + 0.15, wall, 0.015)


def glass_garage_door(x, y, face, width, height, material="trim"):
    wall = on_wall(x, y, face)

    def small_window(across, up, cell_width, row_height):
        box(cell_width * 0.74, 0.03, row_height * 0.55, "glass", across, 0.085, up, wall, 0)
        box(cell_width * 0.72, 0.02, row_height * 0.52, "lit_room", across, 0.1, up, wall, 0)

    _garage_panels(wall, width, height, material, small_window)
    box(width + 0.28, 0.1, 0.14, "white", 0, -0.008, height + 0.07, wall, 0.015)


# --- what both families share


def _door_leaf(wall, width, height, material, panel_heights):
    box(width, 0.07, height, material, 0, 0.08, height / 2 + 0.1, wall, 0.015)
    for up in panel_heights:
        for side in (-1, 1):
            box(width * 0.34, 0.03, 0.55, material, side * width * 0.22, 0.05, up, wall, 0.02)


def _door_post(wall, across, width, height):
    box(width, 0.12, height + 0.1, "white", across, 0.05, height / 2 + 0.1, wall, 0.015)


def _garage_panels(wall, width, height, material, small_window):
    """Four rows of eight panels; the top row has windows."""
    rows, columns = 4, 8
    row_height, cell_width = height / rows, width / columns
    for row in range(rows):
        up = row_height * (row + 0.5)
        box(width, 0.06, row_height - 0.035, material, 0, 0.12, up, wall, 0.016)
        for column in range(columns):
            across = -width / 2 + cell_width * (column + 0.5)
            if row < rows - 1:
                size = cell_width * 0.78, 0.03, row_height * 0.6
                box(*size, material, across, 0.085, up, wall, 0.014)
                continue
            small_window(across, up, cell_width, row_height)
            for side in (-1, 1):
                level = up + side * row_height * 0.29
                box(cell_width * 0.8, 0.04, 0.03, material, across, 0.08, level, wall, 0.008)
                upright = across + side * cell_width * 0.38
                box(0.03, 0.04, row_height * 0.6, material, upright, 0.08, up, wall, 0.008)
    for side in (-1, 1):
        post = side * (width / 2 + 0.07)
        box(0.14, 0.1, height + 0.14, "white", post, 0, (height + 0.14) / 2, wall, 0.015)


# --- on the wall beside them


def shutter(
    width, height, material="green", frame=0.08, parent=None, x=0, y=0, z=0, rx=0, slat=0.085
):
    """A louvred panel hanging down from (x, y, z); rx: degrees by which it is propped open."""
    panel = parent @ place(x, y, z, 0, rx)
    inner = width - 2 * frame
    for side in (-1, 1):
        across = side * (width / 2 - frame / 2)
        box(frame, 0.05, height, material, across, 0, -height / 2, panel, 0.01)
    for up in (-frame / 2, -height + frame / 2, -height / 2):
        box(inner, 0.05, frame, material, 0, 0, up, panel, 0.01)
    slats = int((height - 2 * frame) / slat)
    for i in range(slats):
        up = -frame - (i + 0.5) * (height - 2 * frame) / slats
        if abs(up + height / 2) >= frame * 0.6:  # not behind the middle rail
            box(inner + 0.01, 0.012, slat * 1.05, material, 0, 0, up, panel, 0, rx=-38)


def wall_lamp(x, y, face, z=2.0):
    wall = on_wall(x, y, face)
    box(0.1, 0.06, 0.2, "charcoal", 0, -0.03, z, wall, 0.01)
    lamp = box(0.13, 0.13, 0.26, "lamp", 0, -0.13, z, wall, 0.03)
    lamp.visible_glossy = False  # its reflection in the pane would be a noisy spot
    box(0.17, 0.17, 0.03, "charcoal", 0, -0.13, z + 0.15, wall, 0.01)
    box(0.15, 0.15, 0.03, "charcoal", 0, -0.13, z - 0.145, wall, 0.01)
