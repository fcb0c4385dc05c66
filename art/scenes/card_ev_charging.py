"""Card: a green electric car, a charger on a wall, a yellow cable between them."""
from kit.electric_car import electric_car
from kit.outlines import rounded_rectangle
from kit.parts import cable, card_bush, potted_agave, rod, signal_light, slab, wall_block
from kit.paving import paving
from kit.shapes import box, cylinder, mesh, prism
from kit.studio import card_camera, studio_light, card_stage

CHARGER = (2.35, 1.05, 1.66)
PORT = (0.72, -1.27, 0.93)
# Outline of the lightning bolt, from its middle.
BOLT = (
    (0.045, 0.19),
    (-0.11, -0.03),
    (-0.005, -0.03),
    (-0.045, -0.19),
    (0.11, 0.03),
    (0.005, 0.03),
)


def build():
    card_stage(7.4, 4.9, 0.7)
    prism(rounded_rectangle(-3.45, -2.2, 3.45, 1.0, 0.4, 12), 0, 0.02, "grout", 0.01)
    paving(-3.2, -2.0, 3.2, 1.0, "paver", 0.62, 0.4, thickness=0.06)
    wall_block(3.1, 2.75, 0.3, 1.95, 1.05, "yellow_wall", 0.2)
    box(3.2, 0.42, 0.16, "trim", 1.95, 1.2, 2.78, edge=0.04)
    electric_car(-0.95, -0.35, -90, 0.05)
    charger()
    plug_and_cable()
    card_bush(-2.9, 1.35, 1.0, 40, "leaf")
    card_bush(-2.0, 1.45, 0.8, 32, "light_leaf")
    card_bush(-1.1, 1.45, 0.95, 38, "leaf")
    potted_agave(3.25, -0.35, 1.1)
    studio_light()
    card_camera(252, 17, 24, (0.12, 0, 1.12), 103)


def charger():
    x, y, z = CHARGER
    slab(1.02, 1.36, 0.06, 0.22, "dark", x, y, z, 0.02)
    slab(0.96, 1.30, 0.24, 0.22, "white_shell", x, y - 0.05, z, 0.08)
    slab(0.62, 0.62, 0.03, 0.3, "green_shell", x, y - 0.28, z + 0.16, 0.012)
    cylinder(0.24, 0.02, "dark_green", x, y - 0.30, z + 0.16, rx=90, sides=48, edge=0)
    vertices = [(x + across, y - 0.325, z + 0.16 + up) for across, up in BOLT]
    mesh("bolt", vertices, [(0, 1, 2, 5), (2, 3, 4, 5)], "white")
    cylinder(0.1, 0.14, "dark", x, y - 0.16, z - 0.75, sides=32)


def plug_and_cable():
    x, y, z = PORT
    cylinder(0.17, 0.03, "dark", x, y + 0.05, z, rx=90, sides=40)
    cylinder(0.20, 0.02, signal_light(), x, y + 0.05, z, rx=90, sides=40, edge=0)
    rod((x, y + 0.02, z), (x + 0.06, y - 0.30, z - 0.04), 0.075, "dark", 0.09)
    rod((x + 0.06, y - 0.28, z - 0.04), (x + 0.16, y - 0.34, z - 0.26), 0.06, "dark", 0.045)
    from_x, from_y, from_z = CHARGER
    path = [
        (from_x, from_y - 0.16, from_z - 0.72),
        (from_x + 0.02, from_y - 0.2, 0.6),
        (from_x + 0.1, 0.35, 0.17),
        (2.55, -0.5, 0.11),
        (2.1, -1.35, 0.11),
        (1.5, -1.72, 0.16),
        (1.1, -1.68, 0.42),
        (x + 0.15, y - 0.34, z - 0.24),
    ]
    cable(path, 0.055, "yellow")
