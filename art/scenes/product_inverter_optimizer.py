"""Product: a string inverter on the wall under a piece of roof, and the optimizers on a rail, one under
each panel. The first panel is lifted."""
from mathutils import Matrix, Vector

from kit.energy_devices import conduit, disconnect, optimizer, string_inverter
from kit.materials import make_material
from kit.outlines import grow
from kit.parts import cable, card_bush, rod
from kit.plants import grass
from kit.roof_piece import roof_piece
from kit.shapes import box, moved, place, prism
from kit.side_yard import hibiscus
from kit.solar import module
from kit.studio import card_camera, card_stage, studio_light
from kit.surfaces import module_face

WIDTH, DEPTH, PITCH, LOW = 3.9, 2.2, 28, 1.66
PANEL_WIDTH, PANEL_HEIGHT = 1.18, 1.52
LIFTED, *FLAT = 0.7, 1.94, 3.18  # where along the roof the middles of the panels are
HINGE, OPEN = 2.32, 116  # where the lifted one turns, up the roof, and by how many degrees
RAILS, ON_RAIL = (0.86, 2.0), 0.18
UNITS, UNIT_SCALE = 0.76, 0.75  # how far up the roof they lie, half out from under the panels
PANEL_LIFT = 0.31
WALL = -DEPTH / 2 + 0.05
INVERTER_X, INVERTER_Z, SCALE = -0.3, 0.96, 0.76


def build():
    lawn = grow(card_stage(4.9, 4.0, 0.7), -0.02)
    prism(lawn, -0.02, 0.03, "lawn", 0.02)
    grass(lawn, [], 600, 3, 0.08, 0.03)
    shingle = make_material("sand_shingle", "B79C7E", 0.9, piece_variation=0.25, bump=0.5, bump_scale=60)
    plane = roof_piece(WIDTH, DEPTH, PITCH, LOW, "shingle", shingle)
    for v in RAILS:
        at = plane.at(WIDTH / 2, v, ON_RAIL - 0.05)
        box(WIDTH - 0.15, 0.08, 0.1, "aluminum", parent=at, edge=0.012)
    small = Matrix.Scale(UNIT_SCALE, 4)
    units = [plane.at(u, UNITS, ON_RAIL) @ small for u in (LIFTED, *FLAT)]
    for unit in units:
        with moved(unit):
            optimizer()
    panels(plane, units[0])
    wall()
    string_cable(plane, units)
    hibiscus(-1.62, WALL - 0.35, 0.62, 71, "pink_flower")
    card_bush(1.5, WALL - 0.3, 0.5, 32, "light_leaf", 0.02)
    studio_light(214, 42, 3.4, 0.76, (1, 0.86, 0.66), 7)
    card_camera(250, 17, 22, (0.05, 0.1, 1.7), 86)


def panels(plane, unit):
    colors = dict(low="16305F", high="27488A", gap="E4ECF2", busbar="6F8FBE")
    face = module_face("blue_cells", **colors, busbar_strength=0.45)
    for u in FLAT:
        at = plane.at(u, HINGE - PANEL_HEIGHT / 2, PANEL_LIFT)
        module(at, PANEL_WIDTH, PANEL_HEIGHT, 0.08, face)
    hinge = plane.at(LIFTED, HINGE, PANEL_LIFT) @ place(rx=-OPEN)
    lifted = hinge @ place(0, -PANEL_HEIGHT / 2, 0)
    module(lifted, PANEL_WIDTH, PANEL_HEIGHT, 0.08, face)
    back = module_face("backsheet", low="E4EAE6", high="F3F6F3", gap="FFFFFF", busbar="DCE4E0")
    module(lifted @ place(ry=180), PANEL_WIDTH - 0.02, PANEL_HEIGHT - 0.02, 0.012, back)
    box(0.3, 0.18, 0.05, "dark", 0, -0.3, -0.035, hinge, 0.015)
    for side in (-1, 1):  # its leads to the unit
        start = hinge @ Vector((side * 0.1, -0.3, -0.05))
        sag = hinge @ Vector((side * 0.2, -0.14, -0.26))
        cable([start, sag, unit @ Vector((side * 0.12, 0.24, 0.1))], 0.018, "dark")
    foot = plane.at(LIFTED + PANEL_WIDTH / 2 - 0.06, 0.8, ON_RAIL).translation
    rod(foot, hinge @ Vector((PANEL_WIDTH / 2 - 0.05, -PANEL_HEIGHT * 0.6, -0.01)), 0.02, "aluminum")


def wall():
    small = Matrix.Scale(SCALE, 4)
    with moved(place(INVERTER_X, WALL, INVERTER_Z) @ small):
        string_inverter()
    with moved(place(0.6, WALL, INVERTER_Z) @ small):
        disconnect()
        conduit(0, -0.33, -1.25)
    box(0.6, 0.1, 0.1, "vent", 0.25, WALL - 0.06, INVERTER_Z, edge=0.02)


def string_cable(plane, units):
    """From unit to unit along the rail. Both ends go over the roof's edge and down to the inverter."""
    for before, after in zip(units, units[1:]):
        ends = before @ Vector((0.24, -0.04, 0.08)), after @ Vector((-0.24, -0.04, 0.08))
        middle = ends[0].lerp(ends[1], 0.5) - plane.v * 0.16 - plane.normal * 0.08
        cable([ends[0], middle, ends[1]], 0.026, "yellow")
    first, last = (unit @ Vector((0, -0.16, 0.07)) for unit in (units[0], units[-1]))
    to_wall(plane, [first], 0.82, "yellow", 0.02)
    back = [plane.at(u, v, 0.1).translation for u, v in ((3.02, 0.42), (2.5, 0.3), (1.55, 0.3))]
    to_wall(plane, [last, *back], 1.02, "dark", 0.16)


def to_wall(plane, path, u, material, gland):
    """Over the edge at u, then up into the inverter from below; gland: how far left of its middle."""
    edge = [plane.at(u, v, 0.1).translation for v in (0.18, 0.0)]
    x, bottom = edge[-1].x, INVERTER_Z - 0.68 * SCALE
    down = [(x, WALL - 0.1, LOW - 0.25), (x, WALL - 0.06, bottom + 0.2)]
    down.append((x + 0.12, WALL - 0.1, bottom - 0.2 + (u - 0.82) * 0.3))
    end = (INVERTER_X - gland, WALL - 0.14, bottom - 0.06)
    rod(end, (*end[:2], bottom + 0.03), 0.035, "dark", 0.04)
    cable([*path, *edge, *down, end], 0.028, material)
