"""The corner of an impact window, cut open: panes peeled back layer by layer, the frame in section,
its anchor running through the buck into the wall.

Variants: cut, hit (the moment after: cracked and still in its frame).
"""
from kit import camera as cameras
from kit.cracks import web
from kit.materials import make_material
from kit.outlines import rectangle
from kit.parts import rod
from kit.shapes import box, cut_out, mesh, moved, place, prism
from kit.studio import card_stage, studio_light
from kit.surfaces import streaked_pane

TOP, SILL, JAMB, END = 2.5, 0.7, 2.3, 3.0  # of the cut, the opening and the wall
DEPTH = 0.84  # of the wall, stucco to drywall
FRAME = 0.27  # its width in the opening
BUCK = 0.12
FRAME_FRONT, FRAME_BACK = 0.24, 0.66
# name: front, back, and how far it is peeled back from the cut at the left and at the top
LAYERS = {"outer": (0.33, 0.41, 0.56, 0.44), "layer": (0.415, 0.475, 0.32, 0.22)}
LAYERS["inner"] = (0.48, 0.56, 0.06, 0.0)
GLASS_RIGHT, GLASS_BOTTOM = JAMB - BUCK - FRAME + 0.07, SILL + 0.32
HIT = (1.3, 1.52)
ASIDE = -END / 2  # so that the whole stands in the middle of its stage


def camera(variant):
    return cameras.orbit(236, 27, 19, (0.1, -0.05, 1.17), 134, fstop=None)


def spots(variant):
    places = {
        "outer-pane": (1.3, LAYERS["outer"][0], 1.7 if variant == "cut" else 1.25),
        "interlayer": (0.5, LAYERS["layer"][0], 1.5),
        "inner-pane": (0.22, LAYERS["inner"][0], 1.86),
        "frame": (0.75, FRAME_FRONT, SILL + 0.14),
        "anchor": (JAMB - BUCK - FRAME + 0.1, 0.45, TOP + 0.02),
        "buck": (JAMB - BUCK / 2, 0.24, 1.35),
        "wall": (END - 0.36, 0.0, 1.4),
    }
    return {name: (x + ASIDE, y, z) for name, (x, y, z) in places.items()}


def build(variant):
    card_stage(4.6, 3.1, 0.5)
    with moved(place(ASIDE)):
        wall()
        sill()
        frame()
        anchors()
        glass()
        if variant == "hit":
            hit()
    studio_light(216, 42, 3.4, 0.78, (1, 0.86, 0.68), 7)
    camera(variant)


def wall():
    """Block with stucco outside and drywall inside, cut at the left and at the top."""
    stucco = make_material("section_stucco", "EFD7A2", 0.9, bump=0.35, bump_scale=90)
    block = make_material("block", "A9A69C", 0.9, variation=0.06, variation_scale=9, bump=0.5,
                          bump_scale=55)
    grout = make_material("grout_core", "8C8A82", 0.95, variation=0.12, variation_scale=14,
                          bump=0.6, bump_scale=40)
    drywall = make_material("drywall", "FFFDF6", 0.8)
    low, high = (0, SILL - 0.12), (JAMB, TOP)
    for y0, y1, material, inset in (
        (0, 0.07, stucco, 0.0),
        (0.075, 0.72, block, 0.006),
        (0.725, DEPTH, drywall, 0.003),
    ):
        depth, y = y1 - y0, (y0 + y1) / 2
        box(END - inset, depth, SILL - 0.12, material, END / 2 + inset / 2, y, 0, standing=True,
            edge=0.008)
        width, height = END - JAMB, TOP - SILL + 0.118
        box(width, depth, height - inset, material, JAMB + width / 2, y, SILL - 0.118,
            standing=True, edge=0.008)
    # The block's cells: filled beside the opening, open below it.
    box(0.36, 0.3, 0.02, grout, JAMB + 0.4, 0.4, TOP - 0.008, edge=0)
    dark = make_material("open_cell", "3F3B36", 0.95)
    box(0.02, 0.3, 0.34, dark, 0.004, 0.4, 0.3, edge=0)
    joint = make_material("mortar", "8F8C84", 0.95)
    box(0.02, 0.64, 0.035, joint, 0.003, 0.4, 0.06, edge=0)


def sill():
    """The concrete sill below the frame and the stool inside."""
    concrete = make_material("sill_concrete", "D6D0C2", 0.85, bump=0.3, bump_scale=60)
    box(JAMB, 0.92, 0.112, concrete, JAMB / 2, 0.29, SILL - 0.058, edge=0.02)
    box(JAMB - 0.04, 0.3, 0.07, "white", JAMB / 2, DEPTH - 0.02, SILL + 0.035, edge=0.015)


def frame():
    """Hollow aluminum profiles: the jamb's section shows at the top, the sill's at the left."""
    left = JAMB - BUCK - FRAME
    buck = make_material("buck", "D9A35C", 0.65, variation=0.2, variation_scale=5)
    box(BUCK - 0.006, 0.46, TOP - SILL - 0.006, buck, JAMB - BUCK / 2, 0.47, SILL, standing=True,
        edge=0.006)
    white = make_material("frame_white", "F7F5EF", 0.38)
    jamb = prism(rectangle(left, FRAME_FRONT, left + FRAME - 0.004, FRAME_BACK), SILL + 0.01,
                 TOP + 0.004, white, smooth=None)
    hollow = [
        box(FRAME - 0.09, 0.10, 0.5, "dark", left + FRAME / 2 + 0.02, y, TOP, edge=0)
        for y in (0.59, 0.30)
    ]
    cut_out(jamb, hollow)
    side = rectangle(FRAME_FRONT + 0.004, SILL + 0.006, FRAME_BACK - 0.004, SILL + FRAME)
    bottom = prism(side, -0.003, left + 0.01, white, smooth=None, parent=_lying())
    del bottom
    dark = make_material("chamber", "53575A", 0.8)
    for y in (0.305, 0.575):
        box(0.02, 0.11, 0.15, dark, -0.009, y, SILL + FRAME / 2 - 0.01, edge=0)
    for y, width in ((0.305, 0.1), (0.585, 0.1)):
        box(FRAME - 0.1, width, 0.02, dark, left + FRAME / 2 + 0.01, y, TOP - 0.2, edge=0)
    # Sealant: glass to frame, frame to stucco.
    seal = make_material("sealant", "3A3D3F", 0.5)
    outer, inner = LAYERS["outer"][0], LAYERS["inner"][1]
    for y in (outer - 0.012, inner + 0.012):
        box(0.05, 0.03, TOP - SILL - 0.7, seal, left + 0.002, y, SILL + FRAME, standing=True,
            edge=0.01)
        box(left - 0.05, 0.03, 0.05, seal, left / 2 + 0.05, y, SILL + FRAME + 0.012, edge=0.01)


def _lying():
    """A frame in which (x, y, z) of a prism mean (y, z, x) of the scene."""
    from mathutils import Matrix

    return Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))


def anchors():
    """One lies open on the cut: head in the frame, thread through the buck into the grout."""
    start = JAMB - BUCK - FRAME + 0.1
    z = TOP + 0.012
    rod((start, 0.45, z), (JAMB + 0.52, 0.45, z), 0.034, "steel")
    rod((start - 0.035, 0.45, z), (start + 0.015, 0.45, z), 0.075, "steel")
    rod((JAMB + 0.52, 0.45, z), (JAMB + 0.6, 0.45, z), 0.034, "steel", 0.004)
    for i in range(13):
        x = JAMB - 0.06 + i * 0.046
        rod((x, 0.45, z), (x + 0.014, 0.45, z), 0.048, "aluminum", 0.036)


def glass():
    edge = make_material("glass_edge", "5FA9A4", 0.15, coat=1.0)
    yellow = make_material("interlayer", "FFC62E", 0.35, coat=0.3)
    faces = {
        "outer": streaked_pane("outer_glass", "8CC8D0", "CDEBEA"),
        "inner": streaked_pane("inner_glass", "79B7C3", "B4DCE0"),
    }
    for name, (front, back, left, dropped) in LAYERS.items():
        width, height = GLASS_RIGHT - left, TOP - dropped - GLASS_BOTTOM
        material = yellow if name == "layer" else edge
        x, z = left + width / 2, GLASS_BOTTOM + height / 2
        box(width, back - front, height, material, x, (front + back) / 2, z, edge=0.006)
        if name in faces:
            y, top = front - 0.003, GLASS_BOTTOM + height
            corners = [(left + 0.01, y, GLASS_BOTTOM), (GLASS_RIGHT, y, GLASS_BOTTOM),
                       (GLASS_RIGHT, y, top - 0.01), (left + 0.01, y, top - 0.01)]
            uvs = [(0, 0), (1, 0), (1, 1), (0, 1)]
            mesh("pane", corners, [(0, 1, 2, 3)], faces[name], uvs=uvs)


def hit():
    """The web on both panes, crumbs on the sill, and the lumber that did it."""
    white = make_material("crack", "FFFFFF", 0.5, glow="FFFFFF", glow_strength=0.25)
    for name, seed in (("outer", 3), ("inner", 8)):
        front, _, left, dropped = LAYERS[name]
        bounds = (left + 0.012, GLASS_BOTTOM, GLASS_RIGHT, TOP - dropped - 0.012)
        web(HIT, bounds, front - 0.006, None, white, 0.62, seed)
    lumber = make_material("lumber", "C9935A", 0.7, variation=0.18, variation_scale=5)
    box(0.36, 1.9, 0.17, lumber, 1.0, -0.72, 0.0, None, 0.015, rz=72, standing=True)
    crumbs()


def crumbs():
    import random

    rng = random.Random(4)
    glassy = make_material("crumb", "BFE4E2", 0.15, coat=1.0)
    for _ in range(26):
        size = rng.uniform(0.015, 0.04)
        x, y = HIT[0] + rng.gauss(0, 0.26), rng.uniform(-0.1, 0.2)
        box(size, size * 0.8, size * 0.6, glassy, x, y, SILL + 0.005, standing=True, edge=0.003,
            rz=rng.uniform(0, 90))
