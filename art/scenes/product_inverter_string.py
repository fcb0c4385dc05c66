"""Product: a string inverter in the side yard: its disconnect, a hose reel, gravel, a downspout."""
from kit.energy_devices import conduit, disconnect, string_inverter, tails
from kit.gravel import gravel
from kit.outlines import rectangle
from kit.parts import card_bush
from kit.plants import grass
from kit.shapes import box, moved, place, prism
from kit.side_yard import downspout, hose_reel
from kit.studio import WALL, product_stage, product_view

CENTER_Z = 1.42
CABLES = ((-0.36, "yellow"), (-0.20, "dark"), (-0.04, "yellow"), (0.16, "green_shell"))
CABLES += ((0.36, "dark"),)
TROUGH = 0.42  # z of the duct into which the cables go
STRIP = rectangle(-2.5, -0.12, 2.5, WALL - 0.02)  # of gravel, along the wall


def build():
    ground = product_stage("stucco")
    prism(ground, -0.02, 0.03, "lawn", 0.02)
    grass(ground, [STRIP], 800, 3, 0.09, 0.03)
    gravel(STRIP, 0.05, 0.03)
    box(4.5, 0.05, 0.3, "trim", 0, WALL - 0.02, 0.0, standing=True)
    with moved(place(-0.62, WALL, CENTER_Z)):
        string_inverter()
        tails(CABLES, -0.66, TROUGH - CENTER_Z)
    box(2.1, 0.16, 0.18, "vent", -0.1, WALL - 0.09, TROUGH - 0.05, edge=0.03)
    with moved(place(0.55, WALL, CENTER_Z - 0.1)):
        disconnect()
        conduit(0, -0.33, TROUGH - CENTER_Z + 0.1)
        conduit(0, 0.33, 1.38)
    hose_reel(1.52, WALL, 1.22, 0.42)
    downspout(-2.02, WALL, 2.62)
    card_bush(-1.98, -0.05, 0.55, 31, "leaf", 0.02)
    card_bush(-1.5, -0.38, 0.36, 32, "light_leaf", 0.02)
    product_view()
