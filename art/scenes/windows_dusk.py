"""Windows hero: the front of the house as a storm clears at dusk; the large pane is cracked and whole in
its frame; copy space at the left."""
from kit.camera import orbit
from kit.garden import FLOOR_LEVEL, front_garden, plot
from kit.house import house
from kit.light import lamp, sky_light, sun
from kit.outlines import rounded_rectangle
from kit.palms import GARDEN_PALM, palm
from kit.plants import tree
from kit.studio import endless_floor
from kit.weather import wet
from scenes.windows_before_after import cracked

PLOT = rounded_rectangle(-8.3, -12.6, 12.4, 10.6, 1.6, 12)


def build():
    plot(with_pool=False, grass_density=420, outline=PLOT)
    house(light="storm", solar=False)
    front_garden(pool_side=False)
    cracked()
    palm(2.6, 9.8, 5.4, (0.6, 0.3), 8, **GARDEN_PALM)
    tree(1.4, 9.8, 4.8, 2.2, 3, "leaf")
    wet("paver", "deck", "concrete", "roof_tile", "rock", "mulch")
    endless_floor(FLOOR_LEVEL)
    sky_light("3A5690", "808ABF", "DFA29A", 0.50, "8C7C98")
    sun(204, 9, (1, 0.56, 0.34), 3.4, 2.0)
    lamp((0.5, -1.2, 2.6), (0.5, -1.4, 0), 1.2, 60, (1, 0.78, 0.46))
    orbit(252, 7, 40, (-5.1, 0, 2.0), 117, shift=(-0.30, 0.03), fstop=0.7)
