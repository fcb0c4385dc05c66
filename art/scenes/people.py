"""Portraits of sample people as turned wooden figures, one to a picture.

Variants: founder, roofer, electrician, installer, office.
"""
import math

import bpy
from mathutils import Vector

from kit.desk import clipboard
from kit.materials import find_material, make_material
from kit.parts import cable, rod, slab
from kit.shapes import ball, box, cylinder, mesh, place, shade_smooth
from kit.studio import card_camera, card_stage, studio_light

HEAD = Vector((0, 0, 2.02))
HEAD_RADIUS = 0.56
BODY = (  # radius, height, from below
    (0.60, 0.00), (0.66, 0.04), (0.70, 0.30), (0.71, 0.62), (0.66, 0.95),
    (0.56, 1.20), (0.40, 1.38), (0.26, 1.48), (0.24, 1.60),
)  # fmt: skip
DEEP = 0.82  # depth of a body for its width


def build(variant):
    card_stage(3.0, 2.3, 0.7)
    {
        "founder": founder,
        "roofer": roofer,
        "electrician": electrician,
        "installer": installer,
        "office": office,
    }[variant]()
    studio_light(218, 40, 3.3, 0.8, (1, 0.87, 0.70), 9)
    card_camera(262, 7, 20, (0.02, 0, 1.50), 205)


def founder():
    skin = painted("skin", "C98F66")
    person(skin, "deep_green", painted("pants", "D8C7A3"))
    hair = painted("hair", "33241C")
    cap_of_hair(hair, 0.30)
    ball(0, 0.42, 2.52, 0.24, hair)
    collar("trim")
    badge()
    clipboard(place(0.46, -0.72, 0.96, 12, 66), 0.5, 0.66, 5)
    arm(1, skin, "deep_green", (0.74, -0.56, 0.82))


def roofer():
    skin = painted("skin", "7A4B33")
    person(skin, painted("shirt", "E9E2CF"), painted("pants", "47566B"), "9C5B40")
    vest("lime")
    beard(painted("hair", "1F1714"))
    helmet("yellow")
    arm(1, skin, painted("shirt", "E9E2CF"), (0.62, -0.46, 0.72))
    hammer()


def electrician():
    skin = painted("skin", "E2B48D")
    person(skin, "green", painted("pants", "3E4A57"))
    cap_of_hair(painted("hair", "1E1A1A"), 0.12)
    cap("deep_green")
    collar("trim")
    orange = painted("cord", "E8762D")
    for i in range(3):
        ring(0.31, 0.045, orange, (0.58, -0.52, 0.86 + 0.02 * i), 78 + 7 * i)
    arm(1, skin, "green", (0.60, -0.50, 1.0))


def installer():
    skin = painted("skin", "D9A47C")
    person(skin, "yellow", painted("pants", "5A4A3C"))
    hair = painted("hair", "5B3A22")
    cap_of_hair(hair, 0.22)
    for side in (-1, 1):
        ball(side * 0.10, -0.545, 1.93, 0.105, hair, (1.2, 0.5, 0.5))
    collar("trim")
    badge()
    level = place(0.46, -0.74, 0.86, 4, 0, -16)
    slab(1.05, 0.19, 0.09, 0.03, "green", parent=level)
    slab(0.2, 0.11, 0.1, 0.03, painted("vial", "D9E86A"), parent=level @ place(0, -0.012, 0))
    arm(1, skin, "yellow", (0.52, -0.64, 0.86))


def office():
    skin = painted("skin", "F0C7A6")
    person(skin, painted("shirt", "4F86A8"), painted("pants", "3E4A57"))
    hair = painted("hair", "B9B2A6")
    cap_of_hair(hair, 0.34)
    for side in (-1, 1):
        ball(side * 0.47, 0.05, 1.86, 0.26, hair, (0.7, 1, 1.25))
    glasses("deep_green")
    headset()
    collar("trim")


def painted(name, color_code):
    return make_material(name, color_code, 0.5, specular=0.4, coat=0.15)


def person(skin, shirt, pants, cheek="E58D6E"):
    turned(BODY, shirt)
    turned([(r + 0.006, z) for r, z in BODY[:3]] + [(0.716, 0.34)], pants)
    turned([(0.728, 0.33), (0.732, 0.36), (0.73, 0.42), (0.722, 0.43)], painted("belt", "4A3527"))
    cylinder(0.2, 0.24, skin, 0, 0, 1.46, edge=0)
    ball(*HEAD, HEAD_RADIUS, skin, (0.96, 0.95, 1.03), 64)
    face(skin, painted("cheek", cheek))
    arm(-1, skin, shirt, (-0.70, -0.34, 0.66))


def face(skin, cheek):
    dark = painted("eye", "2A1E18")
    for side in (-1, 1):
        ball(*on_head(side * 21, 4), 0.052, dark, (1, 0.6, 1.25))
        ball(*on_head(side * 33, -13), 0.085, cheek, (1, 0.25, 0.75))
        ball(*on_head(side * 92, -2, 0.99), 0.105, skin, (0.6, 0.9, 1.2))
    ball(*on_head(0, -4, 1.02), 0.062, skin, (1, 0.8, 0.9))
    smile = [
        on_head(across, -19 - 5 * math.cos(math.radians(across * 4.5)))
        for across in range(-16, 17, 4)
    ]
    cable(smile, 0.017, painted("mouth", "7D3B30"))


def on_head(across, up, out=1.0):
    """A point on the face; degrees from its middle."""
    a, u = math.radians(across), math.radians(up)
    x, y, z = math.sin(a) * math.cos(u), -math.cos(a) * math.cos(u), math.sin(u)
    return HEAD + Vector((x * 0.96, y * 0.95, z * 1.03)) * HEAD_RADIUS * out


def arm(side, skin, sleeve, hand):
    shoulder = Vector((side * 0.52, -0.02, 1.20))
    elbow = Vector((side * 0.86, -0.10, 0.86))
    hand = Vector(hand)
    rod(shoulder, elbow, 0.165, sleeve, 0.15)
    ball(*shoulder, 0.19, sleeve)
    ball(*elbow, 0.15, sleeve)
    cuff = elbow + (hand - elbow) * 0.35
    rod(elbow, cuff, 0.15, sleeve, 0.14)
    rod(elbow, hand, 0.11, skin, 0.10)
    ball(*hand, 0.135, skin)


def cap_of_hair(hair, low):
    """Covers the head above a slanted line; low: how far it comes down at the back."""
    top = ball(*HEAD, HEAD_RADIUS * 1.05, hair, (0.98, 0.98, 1.05), 64)
    cutter = box(3, 3, 2, hair, 0, 0, 0, parent=place(0, 0, 1.18 - low, 0, -24), edge=0)
    cut(top, cutter)


def cut(thing, cutter):
    changed = thing.modifiers.new("cut", "BOOLEAN")
    changed.object, changed.solver = cutter, "EXACT"
    cutter.hide_render = True
    bpy.context.view_layer.update()


def beard(hair):
    at = HEAD.x, HEAD.y - 0.012, HEAD.z - 0.01
    full = ball(*at, HEAD_RADIUS * 1.035, hair, (0.96, 0.96, 1.05), 64)
    cut(full, box(3, 3, 2, hair, 0, 0, 0, parent=place(0, 0, HEAD.z + 0.83, 0, 9), edge=0))
    cut(full, box(0.42, 0.6, 0.16, hair, 0, -0.5, HEAD.z - 0.235, edge=0.05))


def helmet(paint):
    shell = ball(HEAD.x, HEAD.y, HEAD.z + 0.13, 0.62, paint, (1, 1.02, 0.96), 64)
    cut(shell, box(3, 3, 2, paint, 0, 0, 0, parent=place(0, 0, HEAD.z - 0.82, 0, -6), edge=0))
    brim(paint, HEAD.z + 0.17, 0.40)
    slab(0.16, 1.0, 0.05, 0.07, paint, parent=place(0, 0, HEAD.z + 0.70, 0, 90))


def cap(paint):
    shell = ball(HEAD.x, HEAD.y + 0.01, HEAD.z + 0.10, 0.59, paint, (1, 1, 0.95), 64)
    cut(shell, box(3, 3, 2, paint, 0, 0, 0, parent=place(0, 0, HEAD.z - 0.80, 0, -8), edge=0))
    brim(paint, HEAD.z + 0.18, 0.56)
    ball(0, 0, HEAD.z + 0.67, 0.05, paint)


def brim(paint, z, far):
    shade = ball(0, -0.40, z + 0.03, 0.44, paint, (1, far * 2, 0.10), 48)
    shade.rotation_euler = (0.16, 0, 0)


def vest(paint):
    turned([(r + 0.022, z) for r, z in BODY[2:7]], paint)
    bright = make_material("reflector", "E9ECE6", 0.3, metallic=0.3)
    turned([(0.738, 0.66), (0.74, 0.70), (0.728, 0.78), (0.722, 0.80)], bright)
    slab(0.14, 0.62, 0.03, 0.02, "white", 0, -0.585, 0.98)


def collar(paint):
    ring(0.27, 0.07, paint, (0, 0, 1.43), 6)


def badge():
    slab(0.20, 0.13, 0.02, 0.025, "white", parent=place(-0.28, -0.535, 1.05, -18, -10))


def glasses(paint):
    for side in (-1, 1):
        x, y, z = on_head(side * 21, 4, 1.07)
        ring(0.125, 0.018, paint, (x, y, z), 90, side * 14)
    cable([on_head(-8, 6, 1.09), on_head(0, 8, 1.11), on_head(8, 6, 1.09)], 0.018, paint)


def headset():
    band = [
        HEAD + Vector((math.cos(a) * 0.62, 0, math.sin(a) * 0.66))
        for a in (math.radians(step) for step in range(-6, 187, 12))
    ]
    cable(band, 0.035, "dark")
    for side in (-1, 1):
        ball(side * 0.60, -0.02, HEAD.z - 0.06, 0.15, "dark", (0.55, 1, 1.1))
    cable([(0.62, -0.08, 1.90), (0.52, -0.42, 1.74), (0.26, -0.62, 1.74)], 0.022, "dark")
    ball(0.24, -0.63, 1.74, 0.05, "dark")


def hammer():
    rod((0.62, -0.52, 0.52), (0.62, -0.56, 1.22), 0.045, painted("handle", "C98F56"))
    rod((0.44, -0.56, 1.22), (0.80, -0.56, 1.22), 0.075, "steel", edge=0.02)


def ring(radius, thick, material, at, tilt, turn=0):
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius,
        minor_radius=thick,
        major_segments=64,
        minor_segments=20,
        location=at,
        rotation=(math.radians(tilt), 0, math.radians(turn)),
    )
    thing = bpy.context.object
    thing.data.materials.append(find_material(material))
    shade_smooth(thing)
    return thing


def turned(profile, material, sides=72):
    """A body as from a lathe, flattened front to back. profile: (radius, height), from below."""
    points, faces, count = [], [], len(profile)
    for i in range(sides):
        angle = 2 * math.pi * i / sides
        cos, sin = math.cos(angle), math.sin(angle) * DEEP
        points += [(r * cos, r * sin, z) for r, z in profile]
    for i in range(sides):
        a, b = i * count, (i + 1) % sides * count
        faces += [(a + k, b + k, b + k + 1, a + k + 1) for k in range(count - 1)]
    faces.append(tuple(range(count - 1, sides * count, count)))
    thing = mesh("turned", points, faces, material, smooth=60)
    smoothed = thing.modifiers.new("smooth", "SUBSURF")
    smoothed.levels = smoothed.render_levels = 2
    return thing
