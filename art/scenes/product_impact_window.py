"""Product: an impact window between its shutters, flowers below it; on the walk a sample of its
glass: two panes with a yellow layer between them."""
from kit.land import wall_paint
from kit.materials import make_material
from kit.openings import on_wall, shutter
from kit.outlines import rectangle
from kit.parts import frame, glass_face, slab
from kit.plants import grass
from kit.shapes import box, place, prism
from kit.side_yard import hibiscus
from kit.studio import WALL, product_stage, product_view

Y, WIDTH, HEIGHT = WALL, 1.72, 1.78
CENTER_Z = 1.62
SILL_Z, TOP = CENTER_Z - HEIGHT / 2, CENTER_Z + HEIGHT / 2
FLOWERING = ((-1.5, 0.55), (-0.72, 0.5), (0.72, 0.5), (1.4, 0.58), (1.95, 0.45))
WALK = rectangle(-2.1, -1.35, 2.1, -0.3)  # for the sample


def build():
    ground = product_stage(wall_paint("coral"), (4.4, 2.85), (0, CENTER_Z, WIDTH, HEIGHT))
    prism(ground, -0.02, 0.03, "lawn", 0.02)
    prism(WALK, 0, 0.07, "deck", 0.02)
    grass(ground, [WALK], 800, 3, 0.09, 0.03)
    frame(WIDTH, HEIGHT, 0.12, 0.24, "white", 0, Y + 0.06, SILL_Z)
    for side in (-1, 1):
        across = side * (WIDTH / 2 + 0.36)
        shutter(0.56, HEIGHT + 0.16, parent=on_wall(0, WALL, "S"), x=across, y=-0.06, z=TOP + 0.08)
    for i, (x, size) in enumerate(FLOWERING):
        hibiscus(x, 0.28, size, 61 + 3 * i, ("yellow_flower", "white_flower")[i % 2], 0.02)
    box(WIDTH + 0.36, 0.44, 0.10, "white", 0, Y - 0.04, SILL_Z - 0.05, edge=0.03)
    sash = (HEIGHT - 0.24) / 2
    for row, y in ((1, Y + 0.12), (0, Y + 0.05)):
        middle = SILL_Z + 0.12 + sash * (row + 0.5)
        low = middle - sash / 2 - 0.015
        frame(WIDTH - 0.24, sash + 0.03, 0.085, 0.10, "white", 0, y, low)
        glass_face(WIDTH - 0.38, sash - 0.12, 0, y + 0.01, middle)
    box(0.30, 0.05, 0.05, "steel", 0, Y + 0.04, CENTER_Z + 0.02, edge=0.012)
    glass_sample()
    product_view(target=(0, 0, 1.2))


def glass_sample():
    """Stepped, so that all three layers show."""
    at = place(-0.95, -0.86, 0.07, 30)
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
