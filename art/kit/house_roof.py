"""The roofs of the ranch house: a main hip roof, the garage wing and the portico, with covering cut
along hips and valleys."""
import math
import random
from dataclasses import dataclass

from .materials import make_material
from .metal_roof import cap_metal, seam_panels
from .roof import Roof, eaves, gutter, roof_body, valley
from .roofing import HIP_GAP, cap_shingles, cap_tiles, clipped_shingles, clipped_tiles
from .shapes import cylinder

PITCH = 24.6  # degrees
SLOPE = math.tan(math.radians(PITCH))
EAVE = 2.985
# Where the wing's ridge meets the main roof, and where their valley starts at the eave.
WING_MEETS = (5.1, 2.9, EAVE + 3.5 * SLOPE)
WING_RIDGE_END = (5.1, 2.95)
VALLEY_START = (1.6, -0.6)
# The portico's outline on the main roof: two eave ends and the tip.
PORTICO_EAVE, PORTICO_TIP = 0.862, (0.5, 1.141)
GAP = 0.05  # between covering and valley
DIAGONAL = math.sqrt(0.5)


@dataclass
class HouseRoofs:
    main: Roof
    wing: Roof
    portico: Roof


def roof_bodies(underlay="tile_underlay", with_portico=True):
    main = roof_body(0.5, 4, 16.2, 9.2, 2.98, PITCH, material=underlay)
    wing = roof_body(-1.1, -5.1, 9.0, 7.0, 2.99, PITCH, (True, False), underlay, turned=True)
    portico = None
    if with_portico:
        gables = (False, False)
        portico = roof_body(-0.4, -0.5, 4.4, 3.6, 2.86, 27, gables, underlay, turned=True)
    return HouseRoofs(main, wing, portico)


def house_roof(covering="tile", material="roof_tile", seed=7, gutters=True):
    """covering: tile, shingle or metal. Returns the three roofs."""
    rng = random.Random(seed)
    eaves(-7.6, -0.6, 8.6, 8.6, 2.98)
    eaves(1.6, -5.6, 8.594, 2, 2.98)  # not in one plane with the others
    roofs = roof_bodies(_underlay(covering, material))
    lay, cap = COVERINGS[covering]
    main = roofs.main.planes
    lay(main["south"], rng, material, cuts=[main_side_of_valley()], holes=[_portico_hole()])
    for side in ("west", "north", "east"):
        lay(main[side], rng, material)
    cover_wing(roofs.wing, rng, lay, material)
    _cover_portico(roofs.portico, rng, lay, material)
    _valleys(roofs, _flashing(covering, material))
    _main_caps(roofs.main, rng, cap, material)
    wing_caps(roofs.wing, rng, cap, material)
    cap((0.5, -2.62, 3.777), (0.5, 1.2, 3.777), rng, material)
    if gutters:
        _gutters()
    return roofs


COVERINGS = {
    "tile": (clipped_tiles, cap_tiles),
    "shingle": (clipped_shingles, cap_shingles),
    "metal": (seam_panels, cap_metal),
}


def _underlay(covering, material):
    """What shows between the pieces; metal has no gaps."""
    if covering == "metal":
        return material
    if material == "roof_tile":
        return "tile_underlay"
    return make_material("shingle_underlay", "4B4843", 0.9)


def _flashing(covering, material):
    """In the valleys: of the same metal, brown below the usual tile, dark otherwise."""
    if covering == "metal":
        return material
    if material == "roof_tile":
        return None
    return make_material("dark_flashing", "46433F", 0.5)


def main_side_of_valley():
    """The cut that ends the main roof's south side at the wing's valley."""
    x, y = VALLEY_START
    return (x - GAP * DIAGONAL, y + GAP * DIAGONAL, DIAGONAL, -DIAGONAL)


def _portico_hole():
    left, right, tip_y = 0.5 - 1.8, 0.5 + 1.8, PORTICO_TIP[1]
    return [
        (left - GAP * 1.5, -0.95),
        (PORTICO_TIP[0], tip_y + GAP * 1.6),
        (right + GAP * 1.5, -0.95),
    ]


def cover_wing(wing, rng, lay=clipped_tiles, material="roof_tile"):
    """Its east side goes on in the main roof's, which begins a little inside the hip: no gap is left."""
    x, y = VALLEY_START
    on = HIP_GAP * DIAGONAL
    cuts = {
        "west": [(x + GAP * DIAGONAL, y - GAP * DIAGONAL, -DIAGONAL, DIAGONAL)],
        "east": [(8.6 + on, -0.6 + on, DIAGONAL, DIAGONAL)],
        "south": [],
    }
    for side, plane in wing.planes.items():
        lay(plane, rng, material, cuts=cuts[side])


def _cover_portico(portico, rng, lay, material):
    run_x, run_y = 1.8, PORTICO_TIP[1] + PORTICO_EAVE
    length = math.hypot(run_x, run_y)
    for side, plane in portico.planes.items():
        sign = -1 if side == "west" else 1
        x = -1.3 + 0.03 if side == "west" else 2.3 - 0.03
        cut = (x, -PORTICO_EAVE - 0.03, sign * run_y / length, run_x / length)
        lay(plane, rng, material, cuts=[cut])


def _valleys(roofs, flashing):
    south, portico = roofs.main.planes["south"], roofs.portico.planes
    valley((*VALLEY_START, EAVE), WING_MEETS, south, roofs.wing.planes["west"], material=flashing)
    tip = (*PORTICO_TIP, 3.777)
    valley((-1.06, -0.6, EAVE), tip, south, portico["west"], 0.15, flashing)
    valley((2.06, -0.6, EAVE), tip, portico["east"], south, 0.15, flashing)


def _main_caps(main, rng, cap, material):
    (west_end, east_end), corners = main.ridge, main.corners
    cap(west_end, east_end, rng, material)
    cap(corners[0], west_end, rng, material)
    cap(corners[3], west_end, rng, material)
    cap(corners[2], east_end, rng, material)
    cap(WING_MEETS, east_end, rng, material)


def wing_caps(wing, rng, cap=cap_tiles, material="roof_tile"):
    """Along the wing's ridge and its two front hips."""
    front = min(wing.ridge, key=lambda point: point[1])
    cap(front, (*WING_RIDGE_END, front[2]), rng, material)
    for corner in sorted(wing.corners, key=lambda point: point[1])[:2]:
        cap(corner, front, rng, material)


def _gutters():
    gutter((-7.7, -0.72), (1.5, -0.72))
    gutter((-7.72, 8.6), (-7.72, -0.68))
    gutter((1.52, -0.7), (1.52, -5.7))
    gutter((1.5, -5.72), (8.7, -5.72))
    for x, y in ((-7.12, -0.12), (2.12, -4.9)):
        cylinder(0.045, 2.85, "white", x, y, 0.05)
