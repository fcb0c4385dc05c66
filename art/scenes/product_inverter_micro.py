"""Product: a microinverter on the roof, under a module that is lifted like the hood of a car."""
import math

from mathutils import Matrix, Vector

from kit.cleaning import bucket
from kit.materials import make_material
from kit.outlines import rounded_rectangle
from kit.parts import cable, rod, signal_light
from kit.roof_piece import roof_piece
from kit.shapes import box, cylinder, place, prism
from kit.solar import module
from kit.studio import card_camera, card_stage, studio_light
from kit.surfaces import module_face
from kit.van import ladder

WIDTH, HEIGHT = 2.5, 1.9
PLANE_WIDTH, RAIL = 4.2, 1.15
DEPTH, PITCH, LOW = 2.7, 26, 0.42
HINGE, OPEN = 2.3, 112  # where the panel turns, up the roof, and by how many degrees
# x along the rail, y up the roof, z away from it. Set by build(): the roof's slope decides.
ON_ROOF = Matrix()


def camera():
    return card_camera(250, 24, 22, (0.05, 0.1, 1.38), 101)


def spots():
    def on_roof(x, v, lift):
        pitch = math.radians(PITCH)
        y = -DEPTH / 2 + v * math.cos(pitch) - lift * math.sin(pitch)
        return (x, y, LOW + v * math.sin(pitch) + lift * math.cos(pitch))

    def on_panel(x, up):
        """up: how far from the hinge."""
        turned = math.radians(180 - OPEN)
        return on_roof(x, HINGE + up * math.cos(turned), 0.28 + up * math.sin(turned))

    return {
        "inverter": on_roof(-0.2, RAIL - 0.05, 0.45),
        "cable": on_roof(-0.85, RAIL - 0.6, 0.3),
        "rail": on_roof(1.55, RAIL, 0.25),
        "backing": on_panel(0.55, 1.15),
    }


def build():
    global ON_ROOF
    card_stage(5.3, 4.0, 0.6)
    plane = roof_piece(PLANE_WIDTH, DEPTH, PITCH, LOW)
    ON_ROOF = plane.at(PLANE_WIDTH / 2 - 0.2, RAIL, 0.16) @ Matrix.Scale(0.8, 4)
    hinge = plane.at(PLANE_WIDTH / 2, HINGE, 0.28) @ place(rx=-OPEN)
    panel = hinge @ place(0, -HEIGHT / 2, 0)
    module(panel, WIDTH, HEIGHT, 0.09, "solar_cells")
    back = module_face("backsheet", low="E4EAE6", high="F3F6F3", gap="FFFFFF", busbar="DCE4E0")
    module(panel @ place(ry=180), WIDTH - 0.02, HEIGHT - 0.02, 0.012, back)
    box(0.42, 0.24, 0.06, "dark", 0, -0.34, -0.04, hinge, 0.02)
    for side in (-1, 1):
        start = hinge @ Vector((side * 0.16, -0.34, -0.05))
        lead = [start, hinge @ Vector((side * 0.3, -0.16, -0.3))]
        cable([*lead, ON_ROOF @ Vector((side * 0.36, 0.30, 0.30))], 0.022, "dark")
    foot = plane.at(PLANE_WIDTH / 2 + WIDTH / 2 - 0.1, 0.75, 0.2).translation
    rod(foot, hinge @ Vector((WIDTH / 2 - 0.06, -HEIGHT * 0.55, -0.01)), 0.025, "aluminum")
    for v in (RAIL, 2.2):
        rail = plane.at(PLANE_WIDTH / 2, v, 0.16)
        box(PLANE_WIDTH - 0.15, 0.1, 0.12, "aluminum", parent=rail, edge=0.015)
    body()
    cables(-1, "yellow")
    cables(1, "dark")
    ladder(place(-1.8, -1.78, 0, 0, -30) @ Matrix.Scale(1.1, 4), 1.15)
    bucket(2.2, -1.45, 0, 0.2, 0.36, "green_shell", "dark")
    studio_light(214, 42, 3.4, 0.76, (1, 0.86, 0.66), 7)
    camera()


def body():
    grey = make_material("microinverter", "3A4247", 0.45, metallic=0.25)
    cover = make_material("microinverter_cover", "2D3438", 0.5)
    outline = rounded_rectangle(-0.60, -0.62, 0.60, 0.36, 0.12, 10)
    prism(outline, 0.10, 0.34, grey, 0.05, 4, ON_ROOF)
    raised = rounded_rectangle(-0.50, -0.52, 0.50, 0.26, 0.08, 10)
    prism(raised, 0.33, 0.37, cover, 0.015, 3, ON_ROOF)
    for i in range(7):
        box(0.045, 0.50, 0.05, grey, -0.36 + 0.12 * i, -0.24, 0.39, ON_ROOF, 0.015)
    box(0.74, 0.10, 0.03, "green_shell", 0, 0.15, 0.375, ON_ROOF, 0.012)
    lamp = signal_light(strength=1.6)
    cylinder(0.035, 0.02, lamp, 0.44, 0.15, 0.37, ON_ROOF, sides=24, edge=0)
    for side in (-1, 1):
        box(0.16, 0.30, 0.05, "steel", side * 0.40, 0.34, 0.14, ON_ROOF, 0.012)
        cylinder(0.05, 0.05, "steel", side * 0.40, 0.40, 0.16, ON_ROOF, sides=6, edge=0.005)


def cables(side, material):
    def at(x, y, z):
        return ON_ROOF @ Vector((side * x, y, z))

    rod(at(0.34, -0.60, 0.22), at(0.36, -0.76, 0.20), 0.06, "dark", 0.05)
    path = [(0.36, -0.74, 0.20), (0.42, -0.92, 0.18), (0.62, -0.98, 0.16)]
    path += [(0.80, -0.80, 0.14), (0.86, -0.60, 0.14)]
    cable([at(*point) for point in path], 0.036, material)
    rod(at(0.86, -0.62, 0.14), at(0.87, -0.40, 0.14), 0.055, "dark", 0.05)  # connector
    rod(at(0.87, -0.40, 0.14), at(0.875, -0.18, 0.14), 0.05, "dark", 0.055)
    rod(at(0.865, -0.41, 0.14), at(0.866, -0.37, 0.14), 0.062, material)
