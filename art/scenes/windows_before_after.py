"""One facade under the storm, one camera. before: thin old frames, taped and boarded, dark; after:
impact windows, trim, shutters, warm light."""
from kit.camera import orbit
from kit.garden import ENTRANCE_PATH, FLOOR_LEVEL, FRONT_BED, plot
from kit.house import MAIN, house
from kit.light import lamp, sky_light, sun
from kit.materials import make_material, repaint
from kit.openings import on_wall
from kit.outlines import rounded_rectangle
from kit.palms import palm_in_wind
from kit.plants import bush, flowers, grass, hedge
from kit.shapes import box
from kit.studio import endless_floor


def build(variant):
    is_old = variant == "before"
    if is_old:
        dingy_materials()
    plot(with_pool=False, grass_density=0)
    lawn = rounded_rectangle(-13, -9, 3, 3, 1.2)
    grass(lawn, [MAIN, FRONT_BED, ENTRANCE_PATH], 520, height=0.12)
    old_house() if is_old else new_house()
    palm_in_wind(-9.2, 5.4, 6.6, (2.3, -0.5), 4)
    palm_in_wind(-8.2, 9.4, 7.6, (2.5, -0.4), 5)
    palm_in_wind(-0.4, 10.6, 8.6, (2.4, -0.4), 9)
    hedge((-10.2, 3.4), (3.6, 0.9, 1.2), 4200, 5, "leaf", 0.07)
    endless_floor(FLOOR_LEVEL)
    if is_old:
        sky_light("52707F", "7E949C", "A9AFA9", 0.52, "8C9490")
        sun(209, 24, (0.86, 0.92, 1), 1.6, 6)
    else:
        sky_light("4F6F86", "86A0AC", "D0D4C8", 0.50, "A3ABA8")
        sun(209, 19, (1, 0.72, 0.44), 4.4, 2.4)
        lamp((-20, -18, 14), (-4, 0, 2), 8, 1500, (0.62, 0.80, 1))
    focus = (-4, 0, 1.6)
    orbit(246, 7, 22, (-3.9, 0.2, 1.95), 76, shift=(-0.01, 0.02), fstop=0.8, focus=focus)


def dingy_materials():
    """Made first, so that house and plot find them under the usual names."""
    repaint("stucco", "CFC7B4")
    make_material("fascia", "C4BDAA", 0.7, variation=0.14, variation_scale=1.5, edge=0.02)
    make_material("trim", "CFC8B6", 0.6, variation=0.08, variation_scale=1.2, edge=0.02)


def old_house():
    house(
        solar=False,
        light="old",
        shutters=None,
        door="wood",
        impact=False,
        lamps=False,
        gutters=False,
        equipment=False,
    )
    tape = make_material("tape", "D8C79A", 0.7)
    large = on_wall(-5.1, 0, "S")
    for side in (-1, 1):
        box(0.07, 0.012, 2.3, tape, 0, 0.066, 1.6, large, 0, ry=side * 51)
    small = on_wall(-2.2, 0, "S")
    box(1.35, 0.03, 0.42, "wood", 0.05, -0.03, 1.15, small, 0.006, ry=-6)
    box(1.3, 0.03, 0.36, "wood", -0.03, -0.035, 1.75, small, 0.006, ry=4)
    make_material("dry_leaf", "7C7A3C", 0.6, piece_variation=0.4, translucency=0.25)
    for i, x in enumerate((-6.4, -5.2, -3.4, -2.5)):
        bush((x, -0.85), (0.8, 0.7, 0.5), 300, 20 + i, "dry_leaf", 0.08, 0.03)


def new_house():
    house(light="storm", solar=False)
    for i, x in enumerate((-6.6, -5.6, -4.6, -3.6, -2.6)):
        bush((x, -0.8), (0.95, 0.85, 0.70), 560, 20 + i, "leaf", 0.075, 0.03)
    for i, x in enumerate((-6.1, -4.1, -3.1, -2.1)):
        bush((x, -1.2), (0.55, 0.5, 0.4), 260, 40 + i, "light_leaf", 0.06, 0.03)
        flowers((x, -1.2), (0.6, 0.55, 0.45), 34, 50 + i, "yellow_flower", 0.05)
