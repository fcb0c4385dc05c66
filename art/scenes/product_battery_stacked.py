"""Product: a floor-standing stacked battery on a slab in gravel, before palings and hibiscus: base,
four modules, control head."""
from kit.fence import palings
from kit.gravel import gravel
from kit.outlines import rectangle, rounded_rectangle
from kit.parts import potted_agave, signal_light
from kit.shapes import box, cylinder, place, prism
from kit.side_yard import hibiscus
from kit.studio import product_stage, product_view

WIDTH, DEPTH = 1.36, 0.62
FRONT = -DEPTH / 2
SLAB = 0.16  # its height
AT = place(-0.1, 0.1, SLAB, 10)
SLAB_OUTLINE = rectangle(-1.15, -0.55, 0.95, 0.75)


def build():
    ground = product_stage()
    prism(ground, -0.02, 0.02, "soil", 0.02)
    gravel(ground, 0.06, 0.02, holes=[SLAB_OUTLINE])
    box(2.1, 1.3, SLAB, "concrete", -0.1, 0.1, 0, standing=True, edge=0.03)
    palings(-2.3, 2.3, 1.2, 1.5)
    block(0, 0.12, "dark", 0.03)
    z = 0.125
    for i in range(4):
        battery_module(z, is_charging=i == 3)
        z += 0.41
    control_head(z)
    hibiscus(-1.72, 0.6, 1.0, 51, "pink_flower")
    hibiscus(1.4, 0.7, 0.85, 55, "yellow_flower")
    hibiscus(2.0, 0.35, 0.55, 57, "pink_flower")
    potted_agave(1.55, -0.75, 0.8, 0.02, "trim")
    product_view(elevation=14, target=(0, 0, 1.12))


def block(z, height, material, edge):
    outline = rounded_rectangle(-WIDTH / 2, FRONT, WIDTH / 2, -FRONT, 0.10)
    prism(outline, z, z + height, material, edge, 4, AT)


def battery_module(z, is_charging):
    """Its last lamp is still off while it charges."""
    block(z, 0.40, "white_shell", 0.05)
    box(WIDTH * 0.5, 0.02, 0.03, signal_light(), -0.14, FRONT - 0.004, z + 0.28, AT, 0.006)
    for k in range(3):
        material = "vent" if is_charging and k == 2 else signal_light()
        x, y = 0.34 + 0.07 * k, FRONT + 0.01
        cylinder(0.018, 0.02, material, x, y, z + 0.295, AT, sides=16, rx=90, edge=0)
    box(WIDTH - 0.2, 0.02, 0.012, "vent", 0, FRONT - 0.003, z + 0.12, AT, 0.003)


def control_head(z):
    block(z, 0.46, "green_shell", 0.07)
    box(0.46, 0.02, 0.24, "screen", -0.26, FRONT - 0.006, z + 0.25, AT, 0.008)
    for i in range(5):
        height, x, bar_z = 0.05 + 0.026 * i, -0.40 + 0.07 * i, z + 0.19 + 0.013 * i
        box(0.045, 0.02, height, signal_light(), x, FRONT - 0.02, bar_z, AT, 0.003)
    cylinder(0.10, 0.03, "yellow", 0.36, FRONT + 0.005, z + 0.25, AT, rx=90, sides=40)
    box(0.04, 0.04, 0.13, "dark", 0.36, FRONT - 0.05, z + 0.25, AT, 0.01)
