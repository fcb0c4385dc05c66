"""A portable generator on wheels, seen near, in a frame of pipes. Sizes are of the product pictures."""
from .materials import make_material
from .outlines import rounded_rectangle
from .parts import cable, rod, signal_light, slab
from .shapes import box, cylinder, place, prism

HALF_WIDTH, HALF_DEPTH, TOP = 0.66, 0.42, 0.98  # of the frame
PIPE = 0.035
OUTLET = (0.24, -HALF_DEPTH - 0.08, 0.48)  # where a cable is plugged in


def portable_generator():
    """Stands on z = 0: its sockets to -y, its exhaust to -x, its wheels and pull handle at +x."""
    frame()
    tank()
    engine()
    exhaust()
    panel()
    for y in (-HALF_DEPTH - 0.06, HALF_DEPTH - 0.06):
        wheel(0.56, y)
    for y in (-0.3, 0.3):
        cylinder(0.06, 0.13, "rubber", -0.56, y, 0, edge=0.015)
    grip = [(HALF_WIDTH, -0.26, 0.72), (1.02, -0.26, 0.8), (1.02, 0.26, 0.8), (HALF_WIDTH, 0.26, 0.72)]
    for start, end in zip(grip, grip[1:]):
        rod(start, end, 0.028, "dark")


def frame():
    """Two hoops and what joins them."""
    for y in (-HALF_DEPTH, HALF_DEPTH):
        corners = rounded_rectangle(-HALF_WIDTH, 0.15, HALF_WIDTH, TOP, 0.14, 6)
        ring = [(x, y, z) for x, z in (*corners, corners[0])]
        cable(ring, PIPE, "green_shell", steps=2)
    for x in (-HALF_WIDTH + 0.14, HALF_WIDTH - 0.14):
        for z in (0.15, TOP):
            rod((x, -HALF_DEPTH, z), (x, HALF_DEPTH, z), PIPE, "green_shell")
    for y in (-0.24, 0.24):
        box(1.1, 0.06, 0.04, "dark", 0, y, 0.17, edge=0.01)


def tank():
    outline = rounded_rectangle(-0.52, -0.35, 0.52, 0.35, 0.12)
    prism(outline, 0.72, 1.08, "sunny", 0.07, 4)
    cylinder(0.1, 0.06, "dark", -0.14, 0, 1.07, sides=40, edge=0.015)
    box(0.16, 0.035, 0.03, "dark", -0.14, 0, 1.14, edge=0.01)


def engine():
    """At the left, with fins and the starter's disk; the alternator beside it."""
    metal = make_material("engine", "8C9398", 0.4, metallic=0.5)
    box(0.4, 0.5, 0.5, "dark", -0.3, 0, 0.19, standing=True, edge=0.05, segments=3)
    for i in range(6):
        box(0.46, 0.56, 0.022, metal, -0.3, 0, 0.3 + 0.055 * i, edge=0.006)
    cylinder(0.19, 0.06, "dark", -0.32, -0.28, 0.42, rx=90, sides=48, edge=0.015)
    cylinder(0.12, 0.03, "sunny", -0.32, -0.335, 0.42, rx=90, sides=40)
    box(0.1, 0.04, 0.05, "dark", -0.32, -0.375, 0.42, edge=0.01)
    lying = place(-0.1, 0.04, 0.42, 0, 0, 90)
    cylinder(0.23, 0.6, metal, 0, 0, 0, lying, sides=48, edge=0.04)


def exhaust():
    """A muffler across the end that looks away from the house, its pipe slightly raised."""
    steel = make_material("muffler", "A9A49B", 0.35, metallic=0.7)
    muffler = place(-0.6, -0.22, 0.52, 0, -90)
    cylinder(0.13, 0.44, steel, 0, 0, 0, muffler, sides=40, edge=0.04)
    rod((-0.64, -0.12, 0.54), (-1.02, -0.12, 0.62), 0.055, steel, 0.065)
    rod((-1.015, -0.12, 0.619), (-1.026, -0.12, 0.6212), 0.05, "black")


def panel():
    """Sockets, a gauge and a switch, at the right of the front."""
    front = -HALF_DEPTH + 0.02
    slab(0.5, 0.44, 0.08, 0.05, "dark", 0.16, front, 0.52, 0.02)
    face = front - 0.085
    for x in (0.04, 0.24):
        cylinder(0.075, 0.02, "vent", x, face, 0.48, rx=90, sides=40, edge=0.006)
    for side in (-1, 1):
        box(0.02, 0.01, 0.05, "black", 0.04 + side * 0.025, face - 0.022, 0.48, edge=0)
    slab(0.16, 0.09, 0.012, 0.015, "screen", 0.04, face, 0.65, 0.004)
    slab(0.11, 0.02, 0.008, 0.006, signal_light(), 0.03, face - 0.012, 0.65, 0.002)
    box(0.07, 0.03, 0.09, "yellow", 0.26, face, 0.65, edge=0.01)


def wheel(x, y):
    cylinder(0.21, 0.12, "rubber", x, y + 0.12, 0.21, rx=90, sides=56, edge=0.035)
    cylinder(0.12, 0.02, "white_shell", x, y, 0.21, rx=90, sides=40, edge=0.006)
    cylinder(0.04, 0.03, "dark", x, y - 0.015, 0.21, rx=90, sides=24, edge=0.006)
