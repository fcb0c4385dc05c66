"""Product: two dark modules of high output on a small roof, between a vent and the ridge's end."""
from kit.parts import card_bush, rod
from kit.roof_piece import roof_piece
from kit.shapes import box
from kit.solar import module
from kit.studio import card_camera, card_stage, studio_light
from kit.surfaces import module_face


def build():
    card_stage(4.4, 3.9, 0.6)
    plane = roof_piece(3.0, 2.5, 30, 0.42)
    face = module_face(
        "high_output_module",
        low="0A1430",
        high="1B2C5C",
        gap="050A18",
        busbar="0D1838",
        rows=12,
        gap_width=0.01,
        busbar_strength=0.1,
    )
    for i in range(2):
        at = plane.at(0.8 + i * 1.27, 1.42, 0.22)
        module(at, 1.22, 1.95, 0.06, face, "black")
    for v in (0.95, 1.9):
        box(2.7, 0.05, 0.07, "black", parent=plane.at(1.42, v, 0.16), edge=0.01)
    foot = plane.at(2.72, 1.5, 0.0).translation
    rod(tuple(foot), (foot.x, foot.y, foot.z + 0.62), 0.09, "white")
    card_bush(-1.8, -1.45, 0.55, 37, "light_leaf")
    card_bush(1.85, -1.5, 0.6, 31, "leaf")
    studio_light(218, 38, 3.4, 0.72, (1, 0.82, 0.6), 6)
    card_camera(238, 24, 22, (0.0, 0.0, 0.85), 122)
