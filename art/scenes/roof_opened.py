"""One corner of the eave, opened: the layers of the roof hang above one another.

Variants: tile, shingle, metal, on the same deck in the same light.
"""
import random

from kit.camera import orbit
from kit.eave_corner import LENGTH, SLOPE_LENGTH, TRUSS_STEP, eave_corner, roof_plane
from kit.light import sky_light, sun
from kit.materials import make_material
from kit.metal_roof import PANEL, seam_panels
from kit.outlines import rectangle
from kit.parts import card_bush
from kit.plants import flowers, grass
from kit.roof_layers import (
    battens,
    clips,
    deck,
    drip_edge,
    guide,
    nail_heads,
    ring_shank_nail,
    seam_tape,
    starter_strip,
    underlayment,
)
from kit.roofing import cap_tiles, clipped_shingles, clipped_tiles, new_shingle
from kit.shapes import box, prism
from kit.studio import card_stage

# How high each layer hangs above the trusses, in metres.
DECK, SEAMS, UNDERLAYMENT, EDGE, UNDER_COVERING, COVERING = 0.32, 0.84, 1.22, 1.62, 2.0, 2.42
ROW = SLOPE_LENGTH / 6
NAILS = [0.05 + i * TRUSS_STEP for i in range(1, 7)]


def build(variant):
    ground()
    eave_corner()
    deck(roof_plane(DECK))
    nail_heads(roof_plane(DECK))
    for u in NAILS:
        x, y, z = roof_plane(DECK).at(u, 0.14, 0.08).translation
        ring_shank_nail(x, y, z)
    seam_tape(roof_plane(SEAMS))
    underlayment(roof_plane(UNDERLAYMENT))
    drip_edge(roof_plane(EDGE))
    COVERINGS[variant](roof_plane(UNDER_COVERING), roof_plane(COVERING), random.Random(7))
    for u, v in ((0, 0), (LENGTH, 0), (0, SLOPE_LENGTH), (LENGTH, SLOPE_LENGTH)):
        guide(roof_plane(), u, v, COVERING)
    sky_light(strength=0.72)
    sun(212, 34, (1, 0.80, 0.56), 5.2, 2.5)
    camera(variant)


def camera(_variant):
    return orbit(240, 15, 24, (0.05, 0.3, 1.9), 98.5, fstop=None)


def ground():
    lawn = card_stage(5.2, 3.5, 0.7)
    prism(lawn, -0.02, 0.03, "lawn", 0.02)
    grass(lawn, [rectangle(-1.9, 0, 2.2, 1.6)], 700, 3, 0.09, 0.03)
    for i, (x, size) in enumerate(((-1.2, 0.5), (-0.62, 0.42), (1.12, 0.42), (1.66, 0.5))):
        card_bush(x, -0.38, size, 4 + i, ("leaf", "light_leaf")[i % 2])
    flowers((-1.2, -0.38), (0.52, 0.48, 0.44), 22, 5, "yellow_flower", 0, 0.05)


def tile(below, covering, rng):
    battens(below, ROW)
    clipped_tiles(covering, rng, row=ROW)
    cap_tiles(covering.at(0.02, -0.03).translation, covering.at(0.02, 2).translation, rng)


def shingle(below, covering, rng):
    starter_strip(below)
    slab(covering, make_material("shingle_underlay", "4B4843", 0.9))
    clipped_shingles(covering, rng, new_shingle())


def metal(below, covering, rng):
    clips(below, PANEL)
    seam_panels(covering, rng, lift=0)


def slab(plane, material):
    """So that shingles do not float as paper."""
    here = plane.at(LENGTH / 2, SLOPE_LENGTH / 2, -0.012)
    box(LENGTH - 0.02, SLOPE_LENGTH - 0.02, 0.03, material, parent=here, edge=0)


COVERINGS = {"tile": tile, "shingle": shingle, "metal": metal}


def spots(variant):
    """The marked places, in metres."""

    def on(lift, u, v):
        return tuple(roof_plane(lift).at(u, v).translation)

    return {
        "truss": on(-0.1, 0.05, 1.25),
        "deck": on(DECK, 3.2, 0.2),
        "nails": on(DECK + 0.25, NAILS[1], 0.14),
        "seams": on(SEAMS, 3.0, 0.5),
        "underlayment": on(UNDERLAYMENT, 1.3, 0.2),
        "drip-edge": on(EDGE, 3.4, 0.05),
        "under-covering": on(UNDER_COVERING, 0.9, 0.1),
        "covering": on(COVERING, 2.4, 0.7),
    }
