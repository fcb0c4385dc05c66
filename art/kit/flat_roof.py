"""The ranch house under a low roof: a light membrane in welded strips behind a metal edge."""
from .house import ENTRANCE
from .materials import make_material
from .outlines import grow, rectangle
from .shapes import box, cylinder, prism

EAVE = 2.98
LIFT = 0.34  # of the membrane over the eave
STRIP = 1.5  # metres from weld to weld
# Both wings, with their overhang.
OUTLINE = [(-7.6, -0.6), (1.6, -0.6), (1.6, -5.6), (8.6, -5.6), (8.6, 8.6), (-7.6, 8.6)]
CANOPY = rectangle(ENTRANCE[0] - 1.9, -2.75, ENTRANCE[0] + 1.1, -0.6)


def flat_roof():
    membrane = make_material(
        "membrane", "ECEDE8", 0.7, variation=0.05, variation_scale=0.8, bump=0.15, bump_scale=30
    )
    weld = make_material("weld", "C4C8C4", 0.6)
    edge = make_material("roof_edge", "8F9A96", 0.4, metallic=0.4)
    _slab(membrane, edge)
    x = OUTLINE[0][0] + STRIP
    while x < OUTLINE[2][0] + 7:
        front, back = (OUTLINE[2][1] if x > OUTLINE[1][0] else OUTLINE[0][1]) + 0.15, 8.45
        middle, z = (front + back) / 2, EAVE + LIFT + 0.036
        box(0.09, back - front, 0.014, weld, x, middle, z, edge=0)
        x += STRIP
    _drains(membrane)


def canopy(outline=CANOPY, columns=True):
    """Over the front door, on its two columns."""
    membrane, edge = "membrane", "roof_edge"
    prism(outline, 2.8, 2.98, "fascia", 0.02)
    prism(grow(outline, -0.1), 2.98, 3.03, membrane)
    for side in (-1, 1) if columns else ():
        cylinder(0.15, 2.6, "trim", ENTRANCE[0] - 0.4 + side * 1.25, -2.3, 0.2, top_radius=0.125)
    prism(grow(outline, 0.03), 2.95, 3.01, edge, 0.01)


def _slab(membrane, edge):
    """Fascia, the metal edge on it, and the membrane a little lower."""
    prism(OUTLINE, EAVE - 0.24, EAVE + LIFT - 0.02, "fascia", 0.02)
    prism(grow(OUTLINE, 0.05), EAVE + LIFT - 0.09, EAVE + LIFT + 0.03, edge, 0.02)
    prism(grow(OUTLINE, -0.09), EAVE + LIFT - 0.05, EAVE + LIFT + 0.036, membrane)


def _drains(membrane):
    """Where the water leaves, and what comes through the roof."""
    for x, y in ((-3.2, 2.4), (2.4, 5.2)):
        cylinder(0.2, 0.05, "aluminum", x, y, EAVE + LIFT + 0.03, top_radius=0.14)
    for x, y in ((-1.4, 4.6), (4.2, -2.6)):
        cylinder(0.16, 0.12, membrane, x, y, EAVE + LIFT + 0.03, top_radius=0.1)
        cylinder(0.08, 0.55, "aluminum", x, y, EAVE + LIFT + 0.03)
    box(1.0, 1.0, 0.3, "white", -4.6, 5.6, EAVE + LIFT + 0.17, edge=0.04)
