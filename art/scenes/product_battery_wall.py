"""Product: a wall battery outside: a lit window, hibiscus under it, pavers, a watering can."""
from kit.energy_devices import conduit, disconnect, wall_battery
from kit.land import wall_paint
from kit.openings import on_wall, shutter, window
from kit.outlines import rectangle
from kit.paving import paving
from kit.shapes import box, moved, place, prism
from kit.side_yard import hibiscus, watering_can
from kit.studio import WALL, product_stage, product_view

CENTER_Z = 1.42
WINDOW_X, WINDOW_Z, SIZE = 1.45, 1.02, (0.86, 1.2)
BED = rectangle(0.45, -0.1, 2.32, WALL - 0.02)


def build():
    hole = (WINDOW_X, WINDOW_Z + SIZE[1] / 2, *SIZE)
    product_stage(wall_paint("butter"), (4.8, 2.75), hole)
    paving(-2.3, -1.25, 2.3, WALL - 0.02, "paver", 0.62, 0.31, 0.02, 0.05, 5, holes=[BED])
    prism(BED, 0.02, 0.08, "mulch", 0.02)
    box(4.8, 0.05, 0.26, "trim", 0, WALL - 0.02, 0.02, standing=True)
    window(WINDOW_X, WALL, "S", SIZE[0], SIZE[1], WINDOW_Z, (0, 1), "storm")
    for side in (-1, 1):
        across = side * (SIZE[0] / 2 + 0.13 + 0.2)
        wall = on_wall(WINDOW_X, WALL, "S")
        shutter(0.36, 1.4, parent=wall, x=across, y=-0.06, z=WINDOW_Z + SIZE[1] + 0.1)
    with moved(place(-1.15, WALL, CENTER_Z)):
        wall_battery()
    with moved(place(-2.1, WALL, CENTER_Z - 0.2)):
        disconnect()
        conduit(0, 0.33, 1.5)
        conduit(0, -0.33, -1.2)
    for i, (x, size) in enumerate(((0.86, 0.66), (1.48, 0.8), (2.06, 0.6))):
        hibiscus(x, 0.22, size, 41 + 3 * i, z=0.05)
    watering_can(-1.75, -0.75, 0.05, 20, 1.1)
    product_view(azimuth=256)
