"""No house at this address: the garden, the path and the yellow door, and nothing behind it."""
from kit.camera import orbit
from kit.garden import FLOOR_LEVEL, back_palms, front_garden, plot
from kit.house import GARAGE, MAIN
from kit.light import sky_light, sun
from kit.materials import make_material
from kit.openings import front_door
from kit.outlines import grow
from kit.parts import cable
from kit.plants import tree
from kit.shapes import box, prism
from kit.signs import stake
from kit.studio import endless_floor

# The corners of the house that is not there, along its front.
STAKES = ((-7, 8), (-7, 0), (2.2, 0), (2.2, -5), (8, -5), (8, 8))


def build():
    plot(with_pool=False, grass_density=300)
    bare_ground()
    front_garden()
    for x, y in STAKES:
        stake(x, y, 1.1)
    for (x, y), (to_x, to_y) in zip(STAKES, STAKES[1:]):
        middle = ((x + to_x) / 2, (y + to_y) / 2, 0.9)
        cable([(x, y, 1), middle, (to_x, to_y, 1)], 0.035, "rope")
    box(3.6, 2.6, 0.2, "concrete", 0.5, -1.2, 0, standing=True)
    box(2.2, 0.4, 0.1, "concrete", 0.5, -2.65, 0, standing=True)
    front_door(0.5, -0.9, "S", light="day")
    back_palms(without=("far west",))
    tree(-8.2, 9.2, 4.2, 1.8, 3, "light_leaf")
    endless_floor(FLOOR_LEVEL)
    sky_light(strength=0.70)
    sun(214, 27, (1, 0.76, 0.48), 6.2, 2.0)
    orbit(247, 12, 60, (0.2, -2.4, 1.7), 98, shift=(0, 0.07), focus=(0, -2, 1))


def bare_ground():
    sand = make_material(
        "bare_ground", "D8BC8C", 0.95, variation=0.12, variation_scale=1.5, bump=0.8, bump_scale=14
    )
    for outline in (MAIN, GARAGE):
        prism(grow(outline, -0.05), 0, 0.03, sand)
