"""Product: a module with a silver frame and a white grid, on a shingle roof seen from the other side."""
import math

from kit.materials import make_material
from kit.parts import potted_agave
from kit.roof_piece import roof_piece
from kit.shapes import box
from kit.solar import module
from kit.studio import card_camera, card_stage, studio_light
from kit.surfaces import module_face


LOW, PITCH, DEPTH, WIDTH = 0.5, 34, 2.4, 3.3


def camera():
    return card_camera(292, 20, 22, (0.0, 0.0, 0.92), 122)


def spots():
    def on_roof(u, v, lift):
        pitch = math.radians(PITCH)
        y = -DEPTH / 2 + v * math.cos(pitch) - lift * math.sin(pitch)
        return (u - WIDTH / 2, y, LOW + v * math.sin(pitch) + lift * math.cos(pitch))

    return {
        "cell": on_roof(0.75, 1.75, 0.3),
        "lines": on_roof(2.55, 1.25, 0.3),
        "frame": on_roof(1.63, 1.0, 0.3),
        "rail": on_roof(3.2, 0.9, 0.2),
        "shingle": on_roof(0.5, 0.2, 0.05),
    }


def build():
    card_stage(4.6, 3.8, 1.5)
    shingle = make_material("grey_shingle", "9AA0A0", 0.9, piece_variation=0.25, bump=0.5, bump_scale=60)
    plane = roof_piece(WIDTH, DEPTH, PITCH, LOW, "shingle", shingle)
    face = module_face(
        "framed_module",
        low="16305F",
        high="27488A",
        gap="E4ECF2",
        busbar="6F8FBE",
        rows=10,
        gap_width=0.026,
        busbar_strength=0.45,
    )
    for i in range(2):
        at = plane.at(0.95 + i * 1.4, 1.42, 0.18)
        module(at, 1.34, 2.1, 0.09, face, "aluminum")
    for v in (0.9, 1.95):
        box(3.0, 0.06, 0.08, "aluminum", parent=plane.at(1.65, v, 0.12), edge=0.01)
    potted_agave(-1.95, -1.0, 0.95)
    studio_light(246, 40, 3.3, 0.76, (1, 0.88, 0.72), 8)
    camera()
