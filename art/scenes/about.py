"""About: the company's plain van in the drive; roof tiles on a pallet, tools on a cloth."""
import random

from mathutils import Matrix

from kit.camera import orbit
from kit.garden import BACK_PALMS, FLOOR_LEVEL, back_palms, front_garden, plot
from kit.house import house
from kit.light import sky_light, sun
from kit.materials import make_material
from kit.outlines import rectangle, rounded_rectangle
from kit.palms import GARDEN_PALM, palm
from kit.parts import cable, rod
from kit.plants import tree
from kit.roofing import tile
from kit.shapes import box, copies, cylinder, moved, place, prism
from kit.studio import endless_floor
from kit.van import van

CLOTH = rectangle(-0.75, -10.9, 2.25, -9.2)
PALLET = rectangle(-0.1, -8.9, 1.7, -7.7)


def build():
    plot(with_pool=False, bare=[CLOTH, PALLET])
    house(light="day")
    front_garden()
    back_palms(without=set(BACK_PALMS) - {"behind"})
    palm(9.6, 8.0, 5.6, (0.6, 0.3), 6, **GARDEN_PALM)
    tree(4.5, 9.9, 5.2, 2.3, 3, "light_leaf")
    van(5.05, -9.0, -3, 0.06)
    tile_pallet(place(0.8, -8.3, 0.02, 6) @ Matrix.Scale(1.1, 4))
    with moved(place(0.75, -10.05, 0.03, 2)):
        cloth = make_material("cloth", "B4CC92", 0.9, variation=0.05, variation_scale=3)
        prism(rounded_rectangle(-1.45, -0.8, 1.45, 0.8, 0.12), 0, 0.03, cloth, 0.01)
        with moved(place(0, 0, 0.03)):
            tools()
    endless_floor(FLOOR_LEVEL)
    sky_light(strength=0.70)
    sun(214, 28, (1, 0.78, 0.52), 6.2, 2.0)
    orbit(237, 11, 40, (2.4, -7.4, 1.9), 94, shift=(0, 0.08), fstop=1.6, focus=(3, -8, 1))


def tile_pallet(at):
    """Barrel tiles nested in layers."""
    columns, layers = 6, 4
    length = columns * 0.26
    for i in range(3):
        box(length + 0.1, 0.12, 0.04, "light_wood", 0, -0.4 + 0.4 * i, 0.11, at, 0.008)
    for i in range(3):
        box(0.1, 1.0, 0.09, "light_wood", length / 2 * (i - 1), 0, 0.045, at, 0.008)
    rng = random.Random(3)
    matrices, shades = [], []
    for layer in range(layers):
        for row in range(2):
            for i in range(columns):
                x = -length / 2 + 0.13 + 0.26 * i + rng.uniform(-0.008, 0.008)
                matrices.append(at @ place(x, -0.46 + 0.46 * row, 0.135 + 0.105 * layer))
                shades.append(rng.random())
    copies(*tile(0.25), matrices, "tiles", "roof_tile", shades, smooth=50)


def tools():
    with moved(place(-1.05, 0.12)):
        tool_box()
    box(1.25, 0.13, 0.09, "sunny", -0.05, 0.58, 0, standing=True)  # level
    box(0.16, 0.135, 0.06, "lime", -0.05, 0.58, 0.018, standing=True, edge=0.01)
    rod((-0.5, -0.62, 0.05), (-0.5, 0.12, 0.05), 0.035, "light_wood", 0.042)  # hammer
    rod((-0.68, 0.18, 0.08), (-0.32, 0.18, 0.08), 0.065, "dark")
    for x, tip, material in ((-0.16, 0.2, "green"), (0.06, 0.1, "sunny")):  # screwdrivers
        rod((x, -0.62, 0.05), (x, -0.28, 0.05), 0.055, material)
        rod((x, -0.3, 0.05), (x, tip, 0.05), 0.02, "steel")
    prism(rounded_rectangle(0.24, -0.62, 0.56, -0.30, 0.08), 0, 0.14, "sunny", 0.03)  # tape measure
    cylinder(0.09, 0.02, "dark", 0.40, -0.46, 0.14, sides=32)
    box(0.05, 0.42, 0.015, "paper", 0.52, -0.12, 0.02, edge=0)
    blade = [(0.72, -0.30), (1.0, -0.24), (1.0, 0.55), (0.90, 0.55)]  # saw
    prism(blade, 0.01, 0.03, "steel", 0.004)
    prism(rounded_rectangle(0.70, -0.66, 1.0, -0.28, 0.1), 0, 0.07, "light_wood", 0.02)
    cylinder(0.17, 0.24, "paper", 1.2, 0.35, 0, top_radius=0.20, sides=40)  # pot
    cylinder(0.16, 0.02, "sunny", 1.2, 0.35, 0.215, sides=40, edge=0)


def tool_box():
    box(0.62, 0.36, 0.30, "green", standing=True, edge=0.04)
    box(0.64, 0.38, 0.07, "lime", 0, 0, 0.28, standing=True, edge=0.03)
    handle = [(-0.2, 0, 0.35), (-0.18, 0, 0.46), (0.18, 0, 0.46), (0.2, 0, 0.35)]
    cable(handle, 0.03, "dark")
