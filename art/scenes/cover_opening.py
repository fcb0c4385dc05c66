"""One window of the house, four ways to cover it; wall, light and camera stay the same.

Variants: panels, accordion, roll-down, impact-glass.
"""
from kit.camera import orbit
from kit.house import WALL_TOP
from kit.light import sky_light, sun
from kit.openings import on_wall, opening, window
from kit.outlines import rectangle
from kit.plants import bush, flowers, grass
from kit.roof import eaves, gutter
from kit.shapes import box, cut_out, prism
from kit.storm_covers import accordion, panels, roll_down
from kit.studio import endless_floor

WINDOW = (0, 0, "S", 1.9, 1.5, 0.9)
COVERS = {"panels": panels, "accordion": accordion, "roll-down": roll_down}
LAWN = rectangle(-5, -4, 5, -1.1)


def build(variant):
    facade(variant == "impact-glass")
    if variant in COVERS:
        COVERS[variant](*WINDOW)
    garden()
    endless_floor(-0.3)
    sky_light(strength=0.62)
    sun(212, 30, (1, 0.78, 0.52), 4.6, 2.4)
    orbit(258, 6, 20, (0.12, 0, 1.52), 186, fstop=None)


def facade(is_impact):
    wall = prism(rectangle(-6, 0, 6, 1), 0, WALL_TOP, "stucco", smooth=None)
    cut_out(wall, [opening(*WINDOW)])
    window(*WINDOW, (1, 1), light="warm", frame_width=0.1 if is_impact else 0.06)
    box(12.2, 1.2, 0.35, "trim", 0, 0.5, 0, edge=0.03)
    eaves(-6.6, -0.6, 6.6, 2, 2.98)
    gutter((-6.6, -0.72), (6.6, -0.72))
    if is_impact:
        sticker()


def sticker():
    """The label that stays on the glass until the inspector has read it."""
    wall = on_wall(*WINDOW[:3])
    x, y, z = 0.58, 0.074, 1.86
    box(0.3, 0.004, 0.36, "paper", x, y, z, wall, 0)
    box(0.3, 0.006, 0.08, "green", x, y - 0.001, z + 0.14, wall, 0)
    for i in range(4):
        box(0.22, 0.006, 0.018, "vent", x, y - 0.001, z + 0.05 - i * 0.05, wall, 0)


def garden():
    prism(rectangle(-6, -1.2, 6, 0), -0.1, 0.05, "mulch", 0.02)
    prism(rectangle(-6, -5, 6, -1.1), -0.1, 0.02, "lawn", 0.02)
    grass(LAWN, [], 300, height=0.12)
    for i, (x, size) in enumerate(((-2.1, 0.8), (-1.35, 0.62), (1.3, 0.55), (2.7, 0.8))):
        bush((x, -0.72), (size, size * 0.85, size * 0.78), 420, 20 + i, "leaf", 0.06, 0.03)
    for i, x in enumerate((-1.75, -0.75)):
        bush((x, -0.95), (0.42, 0.38, 0.32), 200, 40 + i, "light_leaf", 0.05, 0.03)
        flowers((x, -0.95), (0.48, 0.44, 0.36), 26, 50 + i, "yellow_flower", 0.045)
