"""Small things that are plugged in: laptop, router, pedestal fan, window air conditioner, pool pump."""
import math

from mathutils import Vector

from .materials import make_material
from .parts import rod
from .shapes import box, cylinder, place


def screen_light():
    return make_material("lit_screen", "CFEBFF", 0.3, glow="BFE4FF", glow_strength=1.4)


def laptop(x, y, z, rz=0):
    """Open, its screen towards -y before it is turned."""
    at = place(x, y, z, rz)
    box(0.5, 0.34, 0.025, "steel", 0, 0, 0.012, at, 0.006)
    box(0.42, 0.18, 0.006, "charcoal", 0, 0.03, 0.028, at, 0)
    lid = at @ place(0, 0.17, 0.02, 0, -14)
    box(0.5, 0.02, 0.34, "steel", 0, 0, 0.17, lid, 0.006)
    box(0.46, 0.006, 0.29, screen_light(), 0, -0.014, 0.175, lid, 0)


def router(x, y, z, rz=0):
    at = place(x, y, z, rz)
    box(0.36, 0.22, 0.07, "white_shell", 0, 0, 0.035, at, 0.02, 3)
    light = make_material("router_light", "58E070", 0.4, glow="58E070", glow_strength=1.6)
    for i in range(4):
        box(0.025, 0.01, 0.02, light, -0.09 + i * 0.06, -0.112, 0.035, at, 0)
    for side in (-1, 1):
        antenna = at @ place(side * 0.15, 0.09, 0.05, 0, 0, side * 10)
        cylinder(0.014, 0.34, "charcoal", 0, 0, 0, antenna, sides=12, edge=0)


def pedestal_fan(x, y, z, rz=0):
    at = place(x, y, z, rz)
    cylinder(0.24, 0.04, "white_shell", 0, 0, 0, at, sides=40)
    cylinder(0.025, 1.05, "aluminum", 0, 0, 0.03, at, sides=16, edge=0)
    head = at @ place(0, 0, 1.15, 0, 82)
    cylinder(0.1, 0.2, "white_shell", 0, 0, -0.2, head, sides=24, edge=0.02)
    for i in range(3):
        angle = i * 2.094
        blade = 0.15 * math.cos(angle), 0.15 * math.sin(angle), 0.03
        box(0.26, 0.15, 0.012, "green", *blade, head, 0.004, rz=math.degrees(angle), rx=16)
    for i in range(16):
        angle = i * math.pi / 8
        tip = (0.32 * math.cos(angle), 0.32 * math.sin(angle))
        start, end = head @ Vector((0, 0, 0.09)), head @ Vector((*tip, 0.06))
        rod(start, end, 0.006, "aluminum", edge=0)
        after = (0.32 * math.cos(angle + math.pi / 8), 0.32 * math.sin(angle + math.pi / 8))
        rod(end, head @ Vector((*after, 0.06)), 0.009, "aluminum", edge=0)


def window_air_conditioner(x, y, z, width=0.95):
    """Its front to -y; it sticks out behind the wall."""
    body = make_material("window_unit", "EFEDE4", 0.45, edge=0.01)
    box(width, 0.75, 0.52, body, x, y + 0.1, z, standing=True, edge=0.03)
    for i in range(6):
        box(width * 0.62, 0.02, 0.022, "vent", x - width * 0.13, y - 0.285, z + 0.1 + i * 0.06, edge=0.004)
    box(width * 0.2, 0.02, 0.3, "charcoal", x + width * 0.34, y - 0.285, z + 0.26, edge=0.01)


def pool_pump(x, y, z=0.06, rz=0):
    at = place(x, y, z, rz)
    box(1.1, 0.6, 0.08, "concrete", 0, 0, 0.04, at, 0.02)
    lying = at @ place(-0.1, 0, 0.36, 0, 0, 90)
    cylinder(0.19, 0.5, "dark", 0, 0, 0, lying, sides=32, edge=0.03)
    cylinder(0.21, 0.4, "black", -0.28, 0, 0.08, at, sides=32, edge=0.03)
    cylinder(0.17, 0.08, "aluminum", -0.28, 0, 0.48, at, sides=32, edge=0.02)
    box(0.3, 0.24, 0.12, "green_shell", 0.18, 0, 0.6, at, 0.03)
    cylinder(0.05, 0.5, "white", -0.45, 0, 0.08, at, sides=16, edge=0)


