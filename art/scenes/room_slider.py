"""The living room at dusk: a wide impact slider, the lit pool and palms behind it, warm lamps."""
from kit.camera import orbit
from kit.furniture import FLOOR, fabric, sofa
from kit.light import lamp, sky_light, sun
from kit.materials import make_material
from kit.outlines import rounded_rectangle
from kit.palms import palm
from kit.plants import bush, hedge
from kit.pool import lounger
from kit.room import curtain, framed_picture, room
from kit.shader import Shader, color
from kit.shapes import border, box, cylinder, mesh, prism
from kit.surfaces import pool_basin

LEFT, RIGHT, BACK, HEIGHT = -4.3, 4.3, 3.0, 4.5
SLIDER = (0.35, FLOOR + 0.02, 4.8, 2.35)  # x, z, width, height
PANELS = 3


def build():
    wall = make_material("evening_wall", "F3E7CF", 0.9, variation=0.03, variation_scale=0.8)
    room(LEFT, RIGHT, BACK, HEIGHT, wall, [SLIDER], front=-9)
    slider()
    curtains()
    furniture()
    terrace()
    sky_light("4A6AA4", "96A2C8", "FFB98C", 0.50, "B79C94")
    sun(84, 5, (1, 0.55, 0.30), 2.0, 3)
    lights()
    orbit(263, 2.6, 14.5, (0.05, 2.4, 1.50), 72, fstop=None)


def pane_material():
    """Clear, with two soft diagonal streaks, so that one sees glass without its noise."""
    shader = Shader.of_material("evening_pane")
    where = shader.axes(shader.coordinates("Generated"))
    diagonal = shader.math("MULTIPLY_ADD", where["X"], 0.55, where["Z"])
    streak = shader.ramp(
        diagonal,
        (0.0, (0, 0, 0, 1)),
        (1.0, (0, 0, 0, 1)),
        (0.60, (0, 0, 0, 1)),
        (0.66, (1, 1, 1, 1)),
        (0.86, (1, 1, 1, 1)),
        (0.92, (0, 0, 0, 1)),
    )
    clear = shader.node("BsdfTransparent", {0: (0.93, 0.97, 0.97, 1)})
    shine = shader.node("Emission", {0: color("FFE6C4"), 1: 0.5})
    amount = shader.math("MULTIPLY", streak, 0.10)
    return shader.surface(shader.mix_shaders(amount, clear, shine))


def slider():
    """Three panels on two tracks, slim dark frames in a white one."""
    x, z, width, height = SLIDER
    dark = make_material("slider_frame", "2E3532", 0.4, edge=0.008)
    box(width + 0.12, 0.2, 0.05, dark, x, BACK + 0.1, z - 0.02, edge=0.008)
    box(width, 0.18, 0.07, dark, x, BACK + 0.1, z + height - 0.035, edge=0.008)
    for side in (-1, 1):
        box(
            0.07,
            0.18,
            height - 0.1,
            dark,
            x + side * (width / 2 - 0.035),
            BACK + 0.1,
            z + height / 2 - 0.02,
            edge=0.008,
        )
    pane = pane_material()
    panel = (width - 0.1) / PANELS
    for i in range(PANELS):
        middle = x - width / 2 + 0.05 + panel * (i + 0.5)
        y = BACK + 0.07 + 0.055 * (i % 2)
        for side in (-1, 1):
            box(
                0.075,
                0.045,
                height - 0.16,
                dark,
                middle + side * (panel / 2 - 0.02),
                y,
                z + height / 2,
                edge=0.008,
            )
        for level, tall in ((z + 0.09, 0.10), (z + height - 0.115, 0.075)):
            box(panel - 0.08, 0.043, tall, dark, middle, y, level, edge=0.006)
        box(panel - 0.1, 0.008, height - 0.26, pane, middle, y, z + height / 2 + 0.01, edge=0)
    handle_x = x - width / 2 + 0.05 + panel * 1.94
    box(0.03, 0.06, 0.34, "aluminum", handle_x, BACK + 0.06, z + 1.02, edge=0.01)
    for side in (-1, 1):
        box(
            0.11,
            0.03,
            height + 0.22,
            "white",
            x + side * (width / 2 + 0.055),
            BACK - 0.012,
            z + height / 2 + 0.04,
            edge=0.01,
        )
    box(width + 0.24, 0.03, 0.12, "white", x, BACK - 0.014, z + height + 0.07, edge=0.01)


def curtains():
    linen = make_material("linen_curtain", "FFF4DE", 0.9, translucency=0.35)
    x, z, width, height = SLIDER
    rail = z + height + 0.24
    cylinder(
        0.018, width + 1.6, "light_wood", x - width / 2 - 0.8, BACK - 0.16, rail, ry=90, edge=0
    )
    for side in (-1, 1):
        start = x + side * (width / 2 + 0.68)
        curtain(
            start,
            x + side * (width / 2 + 0.02),
            BACK - 0.16,
            FLOOR + 0.06,
            rail - FLOOR - 0.06,
            linen,
            6,
        )


def furniture():
    rug = make_material("rug", "E9CF92", 0.95, bump=0.5, bump_scale=60)
    prism(rounded_rectangle(-2.6, -1.2, 1.6, 1.2, 0.12), FLOOR + 0.035, FLOOR + 0.05, rug, 0.005)
    sofa(-2.9, 0.55, 78, 2.5, fabric("sofa", "2F7D4B", 0.85))
    sofa(2.85, 0.35, -70, 1.15, fabric("armchair", "F2E6CD", 0.9))
    top = rounded_rectangle(-1.15, -0.35, 0.35, 0.5, 0.3)
    prism(top, FLOOR + 0.36, FLOOR + 0.42, "wood", 0.02)
    for x in (-0.95, 0.15):
        for y in (-0.15, 0.3):
            cylinder(0.03, 0.34, "charcoal", x, y, FLOOR + 0.04, edge=0)
    cylinder(0.08, 0.15, "white", -0.1, 0.15, FLOOR + 0.42, edge=0.02)
    bush((-0.1, 0.15), (0.32, 0.32, 0.32), 130, 5, "light_leaf", 0.045, FLOOR + 0.54, core=False)
    box(0.32, 0.24, 0.04, "yellow", -0.7, 0.05, FLOOR + 0.45, edge=0.006, rz=18)
    shade = make_material("lamp_shade", "FFE9B8", 0.8, glow="FFD58A", glow_strength=1.7)
    for x, y, height in ((-3.75, 2.35, 1.55), (3.75, 2.3, 1.4)):
        cylinder(0.17, 0.03, "charcoal", x, y, FLOOR + 0.03)
        cylinder(0.018, height, "charcoal", x, y, FLOOR + 0.03, edge=0)
        cylinder(0.27, 0.32, shade, x, y, FLOOR + height - 0.05, top_radius=0.18)
    framed_picture(-3.35, BACK - 0.03, 2.02, 0.7, 0.9)
    cylinder(0.22, 0.42, "yellow", 3.55, 1.15, FLOOR + 0.03, top_radius=0.27)
    palm(3.55, 1.15, 0.55, (0, 0), 33, fronds=13, frond_length=0.75, radius=0.04, z=FLOOR + 0.35)


def terrace():
    """Paving, the lit pool, a lounger, green and palms against the sky."""
    stone = make_material("terrace", "D9C8AC", 0.8, variation=0.05, variation_scale=1.2)
    box(22, 16, 0.1, stone, 0, BACK + 8.3, 0.05, edge=0)
    water = pool_basin("evening_pool", strength=0.62)
    pool = rounded_rectangle(-2.2, 6.2, 4.4, 10.2, 0.9, 10)
    mesh("water", [(x, y, 0.125) for x, y in pool], [tuple(range(len(pool)))], water)
    border(pool, 0.3, 0.08, 0.17, "trim", 0.03)
    lounger(-1.5, 5.0, 62, 0.1)
    hedge((0, 14.2), (20, 1.0, 0.75), 7000, 5, "leaf", 0.10)
    for numbers in (
        (-1.9, 13.0, 1.7, (-0.2, 0), 4),
        (2.3, 13.4, 2.0, (0.3, 0), 6),
        (3.6, 12.6, 1.2, (0.3, 0), 9),
    ):
        palm(*numbers, frond_length=1.25, radius=0.12)
    for i, x in enumerate((-5.0, -1.2, 5.6)):
        bush((x, 12.8), (1.3, 1.2, 1.1), 700, 30 + i, "light_leaf", 0.09, 0.1)


def lights():
    warm = (1, 0.74, 0.42)
    lamp((-3.7, 2.1, 1.9), (-3.2, 1.2, 0.6), 0.5, 60, warm)
    lamp((3.7, 2.0, 1.8), (3.1, 1.0, 0.6), 0.5, 52, warm)
    lamp((0, -0.6, 4.6), (0, 0.6, 0), 2.6, 170, (1, 0.82, 0.56))
    lamp((0, -7, 2.6), (0, 2.4, 1.3), 3.0, 95, (1, 0.84, 0.62))
    lamp((1, 8.5, 3.2), (1, 8, 0), 3.0, 60, (0.6, 0.9, 1))
