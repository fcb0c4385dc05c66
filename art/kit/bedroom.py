"""What a bedroom has: the bed, its table and lamp."""
from .furniture import FLOOR, fabric
from .materials import make_material
from .shapes import box, cylinder, place


def bed(x, y, turn=0, width=1.7, blanket="4E9A63", z=FLOOR):
    """Its head towards the matrix's +y."""
    at = place(x, y, z, turn)
    linen = fabric("linen", "FDFAF2", 0.9)
    cover = fabric(f"blanket_{blanket}", blanket, 0.9)
    box(width + 0.12, 0.1, 1.05, "wood", 0, 1.04, 0.02, at, 0.04, 3, standing=True)
    box(width + 0.06, 2.06, 0.2, "wood", 0, 0, 0.12, at, 0.03, 3, standing=True)
    box(width, 2.0, 0.26, linen, 0, 0, 0.31, at, 0.09, 5, standing=True)
    box(width + 0.07, 1.2, 0.30, cover, 0, -0.42, 0.31, at, 0.09, 5, standing=True)
    box(width + 0.08, 0.3, 0.31, linen, 0, 0.24, 0.31, at, 0.09, 5, standing=True)
    for side in (-1, 1):
        across = side * width / 4
        box(width / 2 - 0.12, 0.46, 0.2, linen, across, 0.72, 0.62, at, 0.09, 5, rx=22)
        for end in (-0.9, 0.9):
            box(0.07, 0.07, 0.14, "wood", side * (width / 2 - 0.1), end, 0.07, at, 0.01)
    box(0.5, 0.18, 0.34, "yellow", 0, 0.48, 0.68, at, 0.08, 5, rx=18)


def night_table(x, y, z=FLOOR, glow=1.5):
    box(0.5, 0.42, 0.5, "light_wood", x, y, z, standing=True, edge=0.02)
    box(0.42, 0.02, 0.2, "trim", x, y - 0.215, z + 0.32, edge=0.008)
    cylinder(0.07, 0.03, "charcoal", x, y, z + 0.5)
    cylinder(0.016, 0.26, "charcoal", x, y, z + 0.52, edge=0)
    shade = make_material("bed_lamp_shade", "FFE9B8", 0.8, glow="FFD58A", glow_strength=glow)
    cylinder(0.17, 0.22, shade, x, y, z + 0.74, top_radius=0.11)
