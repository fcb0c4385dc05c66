"""Hurricane protection: a yellow facade with propped Bahama shutters before a storm.

One of the first three service views, made before the painted panes and skies.
"""
import math

from kit.appliances import path_light
from kit.camera import behind, orbit
from kit.clouds import cloud
from kit.garden import rock
from kit.light import sky_light, sun
from kit.materials import make_material
from kit.openings import glass_door, glass_window, on_wall, opening, shutter, wall_lamp
from kit.outlines import grow, rectangle, rounded_rectangle
from kit.palms import palm
from kit.paving import paving
from kit.plants import agave, bush, flowers, grass, hedge
from kit.roof import eaves, roof_body
from kit.roofing import seam_roof
from kit.shapes import box, cut_out, cylinder, prism
from kit.studio import endless_floor

AZIMUTH, TARGET = 250, (0.1, 0, 1.95)
PLATE = rounded_rectangle(-6.4, -5.4, 6.4, 4.6, 1.4, 12)
BED = rounded_rectangle(-4.6, -1.2, 4.6, 0.2, 0.5)
BODY = rectangle(-4.4, 0, 4.4, 4)
WINDOWS = (
    (-2.55, 0, "S", 1.9, 1.6, 0.8),
    (2.55, 0, "S", 1.9, 1.6, 0.8),
    (-4.4, 2.0, "W", 1.5, 1.5, 0.85),
)
ENTRANCE = (0, 0, "S", 2.0, 2.4, 0.05)
PALM = dict(fronds=24, frond_length=2.5)
STORM_CLOUDS = (  # far, right, up (see camera.behind), size
    (32, -15, 2.2, 2.1),
    (36, -4, 3.6, 2.5),
    (32, 14, 2.6, 2.2),
    (42, 27, 0.6, 1.9),
    (40, -27, 0.4, 1.7),
    (28, 5, 4.6, 1.7),
)


def build():
    ground()
    facade()
    eaves(-5.0, -0.6, 5.0, 4.6, 2.95)
    seam_roof(roof_body(0, 2, 10.0, 5.2, 2.95, 26, material="metal_seam"))
    planting()
    for x in (-1.05, 1.05):
        for y in (-2.2, -4.2):
            path_light(x, y)
    endless_floor(-1.1)
    sky_light("4F6F86", "8FA9B4", "D9DDD2", 0.6, "AEB7B2")
    sun(207, 22, (1, 0.74, 0.46), 5.4, 1.8)
    make_material("storm_cloud", "66788A", 0.95, translucency=0.15)
    make_material("light_storm_cloud", "8496A1", 0.95, translucency=0.15)
    for i, (far, right, up, size) in enumerate(STORM_CLOUDS):
        material = ("storm_cloud", "light_storm_cloud")[i % 2]
        cloud(*behind(TARGET, AZIMUTH, far, right, up), size, 30 + i, material)
    orbit(AZIMUTH, 8, 34, TARGET, 70, shift=(0, 0.035), fstop=0.45, focus=(0, -0.5, 2))


def ground():
    prism(PLATE, -0.2, 0, "lawn", 0.06)
    prism(grow(PLATE, -0.03), -0.6, -0.2, "soil")
    prism(grow(PLATE, 0.1), -1.1, -0.6, "plinth", 0.13, 4)
    prism(BED, 0, 0.07, "mulch", 0.03)
    paving(-0.75, -5.36, 0.75, -1.0, "paver", 0.5, 0.3, seed=4)
    path = rectangle(-0.75, -5.38, 0.75, -1.0)
    grass(PLATE, [BED, path, BODY], 420, height=0.10)


def facade():
    yellow = make_material(
        "yellow_stucco",
        "F4DDA6",
        0.85,
        variation=0.05,
        variation_scale=0.9,
        bump=0.35,
        bump_scale=70,
        edge=0.035,
    )
    body = prism(BODY, 0, 2.9, yellow, smooth=None)
    cut_out(body, [opening(*hole) for hole in (*WINDOWS[:2], ENTRANCE, WINDOWS[2])])
    for numbers in WINDOWS:
        glass_window(*numbers, surround=0.15)
    glass_door(0, 0, "S", 1.1)
    box(9.0, 4.2, 0.34, "trim", 0, 2.0, 0, edge=0.03)
    bahama_shutter(on_wall(-2.55, 0, "S"), 2.25, 1.72, 2.5)
    bahama_shutter(on_wall(2.55, 0, "S"), 2.25, 1.72, 2.5)
    bahama_shutter(on_wall(-4.4, 2.0, "W"), 1.85, 1.6, 2.45)
    for side in (-1, 1):
        wall_lamp(side * 1.3, 0, "S", 1.9)
    box(2.4, 1.3, 0.16, "concrete", 0, -0.6, 0, standing=True, edge=0.04)
    mat = make_material("door_mat", "3B6B45", 0.95)
    box(1.5, 0.8, 0.03, mat, 0, -0.75, 0.16, standing=True, edge=0.01)


def bahama_shutter(wall, width, height, z):
    """Hinged at the top, propped open by two arms."""
    tilt = 32
    shutter(width, height, "green", 0.09, wall, 0, -0.16, z, -tilt, 0.095)
    angle = math.radians(tilt)
    y = -0.16 - math.sin(angle) * height * 0.72
    arm_z = z - math.cos(angle) * height * 0.72 - 0.02
    for side in (-1, 1):
        box(0.035, -y, 0.035, "aluminum", side * (width / 2 - 0.2), y / 2, arm_z, wall, 0.008)
    box(width + 0.06, 0.12, 0.08, "green", 0, -0.1, z + 0.03, wall)


def planting():
    for i, x in enumerate((-3.9, -3.1, -2.2, -1.5, 1.5, 2.2, 3.1, 3.9)):
        material = ("leaf", "light_leaf")[i % 2]
        bush((x, -0.62), (0.85, 0.75, 0.62), 560, 20 + i, material, 0.07, 0.05)
    for i, x in enumerate((-3.5, -2.65, 2.65, 3.5)):
        bush((x, -1.0), (0.5, 0.42, 0.36), 260, 60 + i, "light_leaf", 0.055, 0.05)
        flowers((x, -1.0), (0.56, 0.48, 0.42), 34, 50 + i, "yellow_flower", 0.05)
    for side in (-1, 1):
        x = side * 1.02
        cylinder(0.24, 0.5, "white", x, -0.95, 0.16, top_radius=0.31)
        bush((x, -0.95), (0.66, 0.66, 0.72), 420, 75 + side, "leaf", 0.06, 0.58)
    palm(-5.4, 3.7, 4.9, (1.5, 0.2), 4, droop=1.25, **PALM)
    palm(5.5, 2.9, 5.2, (1.4, -0.2), 5, droop=1.25, **PALM)
    palm(4.4, 4.3, 4.3, (1.2, 0.2), 8, droop=1.2, **PALM)
    hedge((5.6, -1.2), (0.7, 5.5, 0.9), 5200, 6, "leaf", 0.065)
    for stone in ((-5.3, -3.6, 0.42), (-4.8, -4.0, 0.28), (5.2, -4.6, 0.3)):
        rock(*stone)
    agave(-4.6, -3.3, 0, 0.7, 2)
    agave(-5.6, -2.9, 0, 0.5, 3)
