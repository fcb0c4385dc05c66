"""Product: all-black modules on a tile roof: one dark surface without lines."""
from kit.parts import card_bush
from kit.roof_piece import roof_piece
from kit.shapes import box
from kit.solar import module
from kit.studio import card_camera, card_stage, studio_light
from kit.surfaces import module_face


def build():
    card_stage(5.2, 3.9, 0.6)
    plane = roof_piece(4.1, 2.5, 30, 0.42)
    face = module_face(
        "black_module",
        low="05070B",
        high="1A2230",
        gap="020304",
        busbar="1B232E",
        rows=10,
        gap_width=0.012,
        busbar_strength=0.25,
    )
    for i in range(3):
        at = plane.at(0.78 + i * 1.27, 1.42, 0.22)
        module(at, 1.22, 1.95, 0.06, face, "black")
    for v in (0.95, 1.9):
        box(3.95, 0.05, 0.07, "black", parent=plane.at(2.05, v, 0.16), edge=0.01)
    card_bush(-2.2, -1.45, 0.62, 31, "leaf")
    card_bush(2.25, -1.5, 0.5, 37, "light_leaf")
    studio_light(218, 38, 3.4, 0.72, (1, 0.82, 0.6), 6)
    card_camera(238, 24, 22, (0.0, 0.0, 0.85), 118)
