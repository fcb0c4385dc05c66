"""Product: an impact window in a piece of wall; before it a sample of its glass: two panes with a
yellow layer between them."""
from kit.materials import make_material
from kit.parts import frame, glass_face, slab, wall_block
from kit.shapes import box, place
from kit.studio import PRODUCT_TOP, product_stage, product_view

Y, WIDTH, HEIGHT = 0.18, 1.72, 1.84
CENTER_Z = PRODUCT_TOP + 1.22
SILL_Z = CENTER_Z - HEIGHT / 2


def build():
    product_stage(with_ball=False)
    hole = (0, 1.22, WIDTH, HEIGHT)
    wall_block(2.42, 2.42, 0.44, 0, Y, "sand_wall", 0.2, PRODUCT_TOP, hole)
    frame(WIDTH, HEIGHT, 0.12, 0.24, "white", 0, Y + 0.06, SILL_Z)
    box(WIDTH + 0.36, 0.44, 0.10, "white", 0, Y - 0.04, SILL_Z - 0.05, edge=0.03)
    sash = (HEIGHT - 0.24) / 2
    for row, y in ((1, Y + 0.12), (0, Y + 0.05)):
        middle = SILL_Z + 0.12 + sash * (row + 0.5)
        low = middle - sash / 2 - 0.015
        frame(WIDTH - 0.24, sash + 0.03, 0.085, 0.10, "white", 0, y, low)
        glass_face(WIDTH - 0.38, sash - 0.12, 0, y + 0.01, middle)
    box(0.30, 0.05, 0.05, "steel", 0, Y + 0.04, CENTER_Z + 0.02, edge=0.012)
    glass_sample()
    product_view()


def glass_sample():
    """Stepped, so that all three layers show."""
    at = place(-0.86, -0.66, PRODUCT_TOP, 34)
    glass = make_material("sample_glass", "8CCBCB", 0.10, coat=1.0, specular=0.6)
    layer = make_material("interlayer", "F9C93A", 0.3)
    for material, y, depth, height in (
        (glass, 0, 0.11, 0.50),
        (layer, 0.05, 0.05, 0.64),
        (glass, 0.16, 0.11, 0.80),
    ):
        z = height / 2 + 0.05
        slab(0.60, height, depth, 0.03, material, 0, y, z, 0.008, at)
        if material is glass:
            glass_face(0.55, height - 0.05, 0, y - 0.112, z, at)
    box(0.74, 0.44, 0.07, "green_shell", 0, 0.02, 0, at, 0.025, standing=True)
