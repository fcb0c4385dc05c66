"""Three of the houses along one street, each under a finished roof of another kind."""
from kit.camera import orbit
from kit.land import land, pavement, street
from kit.light import sky_light, sun
from kit.metal_roof import seam_metal
from kit.outlines import rectangle
from kit.palms import palm
from kit.plants import tree
from kit.roofing import new_shingle
from kit.shapes import box, moved, place
from kit.town_lot import drive, front_shrubs, town_house
from kit.vehicles import car

LOT = 19.0  # metres from house to house
LEFT, RIGHT, FRONT, BACK = -14, 52, -23, 13
STREET_Y = -16.2
# wall, covering, its material, shutters, door, solar, car
LOTS = (
    ("sand", "shingle", new_shingle, "deep_green", "yellow", False, "navy"),
    ("white", "tile", lambda: "roof_tile", "green", "yellow", True, None),
    ("sky", "metal", seam_metal, "white", "deep_green", True, "yellow"),
)
LOT_HOLES = (  # where a lot has no grass: house, portico, garage, drive and walk
    rectangle(-7.2, -1.6, 8.2, 8.2),
    rectangle(-1.4, -2.9, 2.4, 0),
    rectangle(2.0, -5.2, 8.2, 0),
    rectangle(2.9, -12.5, 7.4, -5),
    rectangle(-0.3, -9.5, 1.3, -2.5),
)


def build():
    holes = [street(LEFT, RIGHT, STREET_Y)]
    for i, (*look, paint) in enumerate(LOTS):
        x = i * LOT
        holes += [[(x + side, y) for side, y in hole] for hole in LOT_HOLES]
        with moved(place(x)):
            lot(look, paint, i + 2)
    land(LEFT, FRONT, RIGHT, BACK, holes, blades=60)
    car(13, STREET_Y + 1.7, 90, 0.05, "trim")
    for i, x in enumerate((-9.0, 9.9, 28.9, 47.4)):
        palm(x, -11.6, 6.4 + 0.5 * (i % 2), (0.3, 0.1), 210 + i, frond_length=2.5, radius=0.19)
    for i, x in enumerate((-5.5, 13.0, 22.5, 42.0)):
        height, lean = 8.0 + 0.6 * (i % 3), (0.5 - 0.4 * (i % 3), 0.2)
        palm(x, 11.0, height, lean, 90 + i, frond_length=2.7, radius=0.21)
    for i, x in enumerate((3.0, 17.5, 34.5)):
        tree(x, 11.4, 5.6, 2.5, 60 + i, ("light_leaf", "leaf")[i % 2], balls=8, leaf=0.14)
    sky_light(strength=0.74)
    sun(212, 27, (1, 0.77, 0.50), 6.0, 1.6)
    orbit(254, 10, 150, (18.4, -5.6, 4.9), 100, fstop=None)


def lot(look, paint, seed):
    wall, covering, material, shutters, door, solar = look
    town_house(wall, None, shutters, door, solar, seed, covering, material())
    drive(4.5, 7.4, 5.15, -8.8)
    box(1.5, 6.6, 0.07, pavement(), 0.5, -6.1, 0, standing=True)
    front_shrubs(seed, ("yellow_flower", "pink_flower", "white_flower")[seed % 3])
    tree(-9.1, -2.5, 3.6, 1.25, seed, ("leaf", "light_leaf")[seed % 2], balls=8, leaf=0.14)
    if paint:
        car(4.6, -9.0, 0, 0.06, paint)
