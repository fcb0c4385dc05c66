"""A quiet bedroom in the morning, the head of a mini-split over the bed.

Variants: wide (the room), card (nearer: head, window and bed).
"""
from kit.bedroom import bed, night_table
from kit.camera import orbit
from kit.cooling import wall_head
from kit.furniture import FLOOR, fabric
from kit.light import lamp, sky_light, sun
from kit.materials import make_material
from kit.outlines import rounded_rectangle
from kit.palms import palm
from kit.plants import bush
from kit.room import curtain, framed_picture, room
from kit.shapes import box, cylinder, place, prism

LEFT, RIGHT, BACK, HEIGHT = -3.3, 3.6, 3.0, 4.5
WINDOW = (-2.25, 0.95, 1.3, 1.5)  # x, z, width, height in the back wall
VIEWS = {
    "wide": dict(azimuth=263, elevation=4.5, distance=13.5, target=(0.25, 2.2, 1.42), lens=78),
    "card": dict(azimuth=262, elevation=2, distance=11.5, target=(-0.55, 2.8, 1.62), lens=90),
}


def build(variant):
    wall = make_material("bedroom_wall", "DCE8DA", 0.9, variation=0.03, variation_scale=0.8)
    room(LEFT, RIGHT, BACK, HEIGHT, wall, [WINDOW], front=-9)
    window()
    the_bed()
    wall_head(place(0.1, BACK, 2.32), 1.15)
    furniture()
    outside()
    sky_light("D5E4EC", "EAF0F0", "FFF4E0", 1.0, "EFE3CC")
    sun(118, 30, (1, 0.86, 0.62), 5.2, 1.4)
    lamp((-0.4, -5.5, 2.8), (0, 2.5, 1.2), 3.2, 190, (1, 0.95, 0.87))
    orbit(**VIEWS[variant], fstop=None)


def window():
    x, z, width, height = WINDOW
    middle = z + height / 2
    for side in (-1, 1):
        box(
            0.07,
            0.12,
            height,
            "white",
            x + side * (width / 2 - 0.035),
            BACK + 0.1,
            middle,
            edge=0.012,
        )
    for level in (z + 0.035, z + height - 0.035):
        box(width - 0.13, 0.115, 0.065, "white", x, BACK + 0.1, level, edge=0.01)
    box(width - 0.13, 0.09, 0.05, "white", x, BACK + 0.1, middle, edge=0.01)
    box(width + 0.2, 0.2, 0.05, "white", x, BACK - 0.06, z - 0.03, edge=0.012)
    linen = make_material("linen_curtain", "FFF9EC", 0.9, translucency=0.45)
    rail = z + height + 0.18
    cylinder(
        0.016, width + 1.1, "light_wood", x - width / 2 - 0.55, BACK - 0.14, rail, ry=90, edge=0
    )
    for side in (-1, 1):
        start = x + side * (width / 2 + 0.45)
        curtain(
            start,
            x + side * (width / 2 - 0.12),
            BACK - 0.14,
            FLOOR + 0.06,
            rail - FLOOR - 0.06,
            linen,
            5,
        )


def the_bed():
    rug = make_material("rug", "F2D98C", 0.95, bump=0.5, bump_scale=60)
    prism(rounded_rectangle(-1.5, -0.7, 1.7, 1.4, 0.1), FLOOR + 0.035, FLOOR + 0.05, rug, 0.005)
    bed(0.1, 1.85, 0, 1.75)
    for x in (-1.2, 1.4):
        night_table(x, 2.72, glow=1.2)


def furniture():
    framed_picture(2.5, BACK - 0.03, 1.75, 0.75, 0.95)
    cream = fabric("bench", "F2E6CD", 0.9)
    box(1.3, 0.45, 0.16, cream, 0.1, 0.45, FLOOR + 0.33, standing=True, edge=0.05, segments=4)
    for side in (-1, 1):
        for end in (-1, 1):
            cylinder(
                0.022,
                0.32,
                "light_wood",
                0.1 + side * 0.55,
                0.45 + end * 0.16,
                FLOOR + 0.03,
                edge=0,
            )
    cylinder(0.2, 0.4, "yellow", -2.8, 1.9, FLOOR + 0.03, top_radius=0.25)
    palm(
        -2.8,
        1.9,
        0.5,
        (0.05, -0.05),
        33,
        fronds=14,
        frond_length=0.62,
        radius=0.035,
        z=FLOOR + 0.35,
    )
    box(0.22, 0.16, 0.035, "green", -1.1, 2.6, FLOOR + 0.52, edge=0.006, rz=12)


def outside():
    """Green behind the window, far enough to be soft."""
    for i, (x, y, size) in enumerate(((-3.4, 5.6, 1.5), (-2.1, 6.2, 1.7), (-1.0, 5.6, 1.3))):
        bush((x, y), (size, size, size), 1100, 20 + i, ("leaf", "light_leaf")[i % 2], 0.09, 0.0)
    palm(-2.7, 9.5, 3.2, (0.3, 0), 8, frond_length=1.8, radius=0.16)
