"""Four coverings on one house, from near enough to tell them apart when small.

Variants: shingle, tile, metal, flat.
"""
from kit.camera import orbit
from kit.flat_roof import canopy, flat_roof
from kit.garden import FLOOR_LEVEL, front_garden, plot
from kit.house import (
    GARAGE_DOOR,
    base,
    energy_wall,
    house,
    wall_lamps,
    walls,
    window_shutters,
    windows,
)
from kit.light import sky_light, sun
from kit.metal_roof import seam_metal
from kit.openings import front_door, garage_door
from kit.palms import GARDEN_PALM, palm
from kit.plants import tree
from kit.roofing import new_shingle
from kit.shapes import box
from kit.studio import endless_floor


def build(variant):
    plot(with_pool=False, grass_density=110)
    if variant == "flat":
        flat_house()
    else:
        covering, material = COVERINGS[variant]
        house(covering=covering, roof_material=material(), solar=False, light="day")
    front_garden()
    tree(4.9, 10.2, 6.0, 2.5, 3, "light_leaf")
    palm(-4.4, 10.2, 7.4, (-0.6, 0.2), 8, **GARDEN_PALM)
    endless_floor(FLOOR_LEVEL)
    sky_light("7FB4DE", "CBE3EE", "FFE3B8", 0.68)
    sun(206, 30, (1, 0.80, 0.56), 6.0, 1.6)
    orbit(236, 23, 34, (-3.6, 0.2, 3.1), 108, shift=(0, 0.02), fstop=None)


def flat_house():
    """The house without its slopes."""
    walls()
    windows("day")
    window_shutters("green")
    front_door(0.5, 0, "S", "yellow", "day")
    garage_door(*GARAGE_DOOR[:5], "day")
    wall_lamps()
    base()
    energy_wall()
    box(3.6, 2.6, 0.2, "concrete", 0.5, -1.2, 0, standing=True)
    flat_roof()
    canopy()


COVERINGS = {
    "shingle": ("shingle", new_shingle),
    "tile": ("tile", lambda: "roof_tile"),
    "metal": ("metal", seam_metal),
}
