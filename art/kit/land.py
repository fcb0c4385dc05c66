"""Pieces of a town on one plinth: ground, street, still water, and the view that all of them share."""
from .camera import orbit
from .light import sky_light, sun
from .materials import make_material
from .outlines import grow, rectangle, rounded_rectangle
from .plants import grass
from .shapes import box, mesh, prism
from .studio import endless_floor

FLOOR_LEVEL = -2.6
WALLS = {
    "mint": "CFE6D3",
    "peach": "F6CDB2",
    "sky": "D3E4EE",
    "butter": "F8DE9C",
    "white": "F8F5EC",
    "sand": "EBD9BC",
    "coral": "F2B5A0",
    "lime": "DDE8A8",
}
CURB, LANES = 1.3, 6.4  # metres: how wide a sidewalk and a street are


def wall_paint(name):
    return make_material(f"wall_{name}", WALLS[name], 0.85, variation=0.05, variation_scale=0.9)


def pavement():
    return make_material("sidewalk", "E4DBC8", 0.8, variation=0.04, variation_scale=0.5)


def land(x0, y0, x1, y1, bare=(), ground="lawn", blades=34, radius=4):
    """A rounded plate on sand and plinth, with its top at 0; bare: outlines without grass."""
    plate = rounded_rectangle(x0, y0, x1, y1, radius, 14)
    prism(plate, -0.4, 0, ground, 0.1)
    prism(grow(plate, -0.05), -1.4, -0.4, "soil")
    prism(grow(plate, 0.25), FLOOR_LEVEL, -1.4, "plinth", 0.3, 4)
    if blades:
        grass(plate, bare, blades, height=0.2)
    endless_floor(FLOOR_LEVEL)
    return plate


def street(x0, x1, y):
    """Along x, between two sidewalks; returns what it covers."""
    asphalt = make_material(
        "asphalt", "83878A", 0.85, variation=0.08, variation_scale=0.6, bump=0.2, bump_scale=30
    )
    length, middle = x1 - x0 - 0.2, (x0 + x1) / 2
    box(length, LANES, 0.1, asphalt, middle, y, 0)
    side = (LANES + CURB) / 2
    for across in (-side, side):
        box(length, CURB, 0.16, pavement(), middle, y + across, 0, edge=0.03)
    x = x0 + 2
    while x < x1 - 3:
        box(1.6, 0.16, 0.02, "yellow", x + 0.8, y, 0.065, edge=0)
        x += 3.6
    return rectangle(x0, y - side - CURB / 2, x1, y + side + CURB / 2)


def still_water(outline, z, color_code="35BFC9", glow="2AB6C2"):
    """Deep enough from far above."""
    material = make_material(
        f"flat_water_{color_code}",
        color_code,
        0.08,
        glow_strength=0.25,
        variation=0.10,
        variation_scale=0.7,
        specular=0.6,
        glow=glow,
    )
    mesh("water", [(x, y, z) for x, y in outline], [tuple(range(len(outline)))], material)


def town_view(target, lens, elevation=25, azimuth=236):
    """Low warm sun from the left front, and one long lens: the same for every neighborhood."""
    sky_light(strength=0.74)
    sun(216, 31, (1, 0.79, 0.53), 5.9, 1.6)
    orbit(azimuth, elevation, 210, target, lens)
