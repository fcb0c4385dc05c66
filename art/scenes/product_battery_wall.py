"""Product: a slim white wall battery with an upright charge light and a green lower trim."""
from kit.parts import cable, signal_light, slab
from kit.shapes import ball
from kit.studio import PRODUCT_TOP, product_backing, product_stage, product_view

Y, CENTER_Z = 0.34, PRODUCT_TOP + 1.16


def build():
    product_stage()
    product_backing()
    slab(1.22, 1.72, 0.06, 0.12, "dark", 0, Y, CENTER_Z, 0.012)
    slab(1.20, 1.70, 0.24, 0.12, "white_shell", 0, Y - 0.05, CENTER_Z, 0.06)
    slab(1.205, 0.016, 0.244, 0.006, "vent", 0, Y - 0.051, CENTER_Z - 0.50, 0.001)
    slab(1.0, 0.10, 0.02, 0.05, "green_shell", 0, Y - 0.285, CENTER_Z - 0.68, 0.008)
    slab(0.09, 0.92, 0.02, 0.045, "vent", -0.36, Y - 0.285, CENTER_Z + 0.16, 0.006)
    slab(0.055, 0.58, 0.02, 0.027, signal_light(), -0.36, Y - 0.30, CENTER_Z + 0.01, 0.004)
    ball(0.32, Y - 0.27, CENTER_Z + 0.56, 0.10, "yellow", (1, 0.22, 1))
    slab(0.16, 0.5, 0.18, 0.05, "dark", 0.68, Y - 0.03, CENTER_Z - 0.30)
    path = [(0.68, Y - 0.12, CENTER_Z - 0.52), (0.68, Y - 0.12, CENTER_Z - 0.8)]
    path.append((0.70, Y - 0.10, PRODUCT_TOP + 0.02))
    cable(path, 0.035, "green_shell")
    product_view()
