"""What solar power needs on a wall, seen near. Each hangs on a wall at y = 0 and faces -y, its
middle at the origin; sizes are of the product pictures, SCALE brings them to metres."""
import math

from .parts import cable, rod, signal_light, slab
from .shapes import ball, box, cylinder, mesh, place

SCALE = 0.62


def string_inverter():
    """White with a green status strip and fins at its sides."""
    slab(1.02, 1.30, 0.05, 0.10, "dark", edge=0.01)
    for i in range(11):
        for side in (-1, 1):
            box(0.09, 0.20, 0.055, "dark", side * 0.53, -0.16, -0.50 + 0.1 * i, edge=0.012)
    slab(1.02, 1.36, 0.26, 0.13, "white_shell", y=-0.04, edge=0.06)
    slab(0.16, 1.02, 0.02, 0.08, "green_shell", -0.30, -0.295, 0.04, 0.008)
    for i in range(4):
        lamp = signal_light("F2FFF4")
        cylinder(0.03, 0.02, lamp, -0.30, -0.31, 0.42 - 0.13 * i, rx=90, sides=24, edge=0)
    _string_front()


def _string_front():
    """Display with the day's yield, vents, switch."""
    slab(0.44, 0.28, 0.02, 0.05, "screen", 0.17, -0.295, 0.36, 0.006)
    for i in range(6):
        height, x, z = 0.04 + 0.022 * i, 0.035 + 0.054 * i, 0.29 + 0.011 * i
        box(0.03, 0.01, height, signal_light(strength=1.6), x, -0.32, z, edge=0.003)
    for i in range(6):
        box(0.44, 0.014, 0.022, "vent", 0.17, -0.302, -0.08 - 0.062 * i, edge=0.005)
    cylinder(0.10, 0.05, "dark", 0.17, -0.29, 0.07, rx=90, sides=40)
    box(0.045, 0.05, 0.16, "yellow", 0.17, -0.35, 0.07, edge=0.012)


def hybrid_inverter():
    """Two-tone, with a large display: sun, home, battery."""
    slab(1.50, 1.36, 0.05, 0.12, "dark", edge=0.01)
    slab(1.50, 1.36, 0.30, 0.16, "white_shell", y=-0.04, edge=0.07)
    slab(1.46, 0.40, 0.03, 0.12, "green_shell", 0, -0.325, -0.455, 0.012)
    _hybrid_display(-0.36)
    cylinder(0.11, 0.05, "yellow", 0.52, -0.35, -0.455, rx=90, sides=40, edge=0.012)
    box(0.045, 0.05, 0.17, "dark", 0.52, -0.42, -0.455, edge=0.012, ry=45)
    for i in range(5):
        box(0.62, 0.012, 0.022, "dark_green", -0.22, -0.36, -0.34 - 0.055 * i, edge=0.005)


def _hybrid_display(y):
    slab(0.98, 0.52, 0.02, 0.09, "screen", 0, -0.335, 0.28, 0.006)
    sun, home = signal_light("FFC83A"), signal_light("F4FFF6")
    full = signal_light("5BE87A")
    cylinder(0.085, 0.01, sun, -0.30, y, 0.29, rx=90, sides=32, edge=0)
    for i in range(8):
        angle = i * math.pi / 4
        ray = -0.30 + 0.135 * math.sin(angle), y, 0.29 + 0.135 * math.cos(angle)
        box(0.02, 0.01, 0.05, sun, *ray, edge=0, ry=math.degrees(angle))
    outline = [(-0.11, 0.01), (0, 0.12), (0.11, 0.01), (0.075, 0.01)]
    outline += [(0.075, -0.11), (-0.075, -0.11), (-0.075, 0.01)]
    faces = [(0, 3, 2, 1), (6, 5, 4, 3)]
    mesh("home", [(x, 0, z) for x, z in outline], faces, home, matrix=place(0, y, 0.29))
    box(0.20, 0.01, 0.26, full, 0.30, y, 0.27, edge=0)  # battery
    box(0.08, 0.01, 0.03, full, 0.30, y, 0.42, edge=0)
    box(0.155, 0.012, 0.07, "screen", 0.30, y - 0.004, 0.355, edge=0)
    for x in (-0.15, 0.15):
        box(0.07, 0.01, 0.018, home, x, y, 0.28, edge=0)
    for i in range(4):
        x = -0.135 + 0.09 * i
        cylinder(0.022, 0.02, home, x, y + 0.02, -0.12, rx=90, sides=20, edge=0)


def wall_battery():
    """Slim and white, with an upright charge light and a green lower trim."""
    slab(1.22, 1.72, 0.06, 0.12, "dark", edge=0.012)
    slab(1.20, 1.70, 0.24, 0.12, "white_shell", y=-0.05, edge=0.06)
    slab(1.205, 0.016, 0.244, 0.006, "vent", 0, -0.051, -0.50, 0.001)
    slab(1.0, 0.10, 0.02, 0.05, "green_shell", 0, -0.285, -0.68, 0.008)
    slab(0.09, 0.92, 0.02, 0.045, "vent", -0.36, -0.285, 0.16, 0.006)
    slab(0.055, 0.58, 0.02, 0.027, signal_light(), -0.36, -0.30, 0.01, 0.004)
    ball(0.32, -0.27, 0.56, 0.10, "yellow", (1, 0.22, 1))


def optimizer():
    """The small unit on a rail under a panel. Unlike the others it lies on z = 0, y up the roof."""
    for side in (-1, 1):
        box(0.1, 0.26, 0.03, "steel", side * 0.2, 0, 0.015, edge=0.008)
    box(0.52, 0.36, 0.12, "dark", 0, 0, 0.09, edge=0.03, segments=3)
    for i in range(5):
        box(0.03, 0.24, 0.03, "dark", -0.18 + 0.06 * i, 0, 0.16, edge=0.01)
    box(0.12, 0.24, 0.02, "green_shell", 0.17, 0, 0.155, edge=0.008)
    cylinder(0.022, 0.015, signal_light("F2FFF4"), 0.17, 0.07, 0.163, sides=20, edge=0)


def inlet():
    """The weatherproof box into which a generator's cable is plugged from below; its lid says so."""
    slab(0.42, 0.48, 0.2, 0.06, "vent", edge=0.025)
    slab(0.3, 0.2, 0.02, 0.03, "green_shell", 0, -0.195, 0.06, 0.006)
    cylinder(0.085, 0.12, "dark", 0, -0.12, -0.34, sides=40, edge=0.015)
    for z in (0.085, 0.035):
        box(0.16 if z > 0.05 else 0.1, 0.008, 0.02, signal_light("F2FFF4"), 0, -0.217, z, edge=0)


def disconnect():
    """The switch that cuts it off, a box with a lever at its side."""
    slab(0.46, 0.66, 0.22, 0.05, "vent", edge=0.02)
    slab(0.36, 0.24, 0.02, 0.03, "yellow", 0, -0.215, 0.12, 0.006)
    for i, width in enumerate((0.24, 0.18)):
        box(width, 0.01, 0.03, "dark", 0, -0.24, 0.15 - 0.07 * i, edge=0)
    box(0.06, 0.10, 0.08, "dark", 0.26, -0.12, -0.08, edge=0.015)
    box(0.05, 0.09, 0.26, "dark", 0.31, -0.12, 0.02, edge=0.018)


def meter():
    """The utility's: a glass dome on a box."""
    slab(0.56, 0.86, 0.20, 0.06, "vent", edge=0.025)
    cylinder(0.23, 0.05, "steel", 0, -0.18, 0.14, rx=90, sides=48)
    cylinder(0.205, 0.15, "white_shell", 0, -0.22, 0.14, rx=90, sides=48, edge=0.05)
    slab(0.24, 0.10, 0.012, 0.02, "screen", 0, -0.365, 0.19, 0.004)
    for i in range(3):
        box(0.036, 0.008, 0.05, signal_light("F2FFF4"), -0.06 + 0.06 * i, -0.379, 0.19, edge=0)
    box(0.14, 0.008, 0.02, "dark", 0, -0.372, 0.06, edge=0)


def conduit(x, start, end, radius=0.05, out=-0.1):
    """An upright pipe on the wall, from one height to another, with clips."""
    low, high = min(start, end), max(start, end)
    rod((x, out, low), (x, out, high), radius, "aluminum")
    clips = max(1, round((high - low) / 0.9))
    for i in range(clips):
        z = low + (high - low) * (i + 0.5) / clips
        box(radius * 3.6, abs(out) + radius * 0.5, 0.05, "aluminum", x, out / 2, z, edge=0.01)


def tails(cables, top, down_to):
    """Cables in their glands below a box. cables: (x, material) of each."""
    for x, material in cables:
        rod((x, -0.17, top), (x, -0.17, top - 0.15), 0.05, "dark", 0.045)
        path = [(x, -0.17, top - 0.13), (x, -0.16, (top + down_to) / 2 - 0.05)]
        cable([*path, (x * 0.94, -0.09, down_to)], 0.027, material)
