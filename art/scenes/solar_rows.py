"""Rows of modules along the roof under a low sun, seen from near and a little above."""
from kit.camera import orbit
from kit.garden import FLOOR_LEVEL, front_garden, plot
from kit.house import house
from kit.light import sky_light, sun
from kit.palms import GARDEN_PALM, palm
from kit.roof import vent_pipe
from kit.studio import endless_floor


def build():
    plot(with_pool=False, grass_density=120)
    house(light="dusk")
    front_garden()
    vent_pipe(-4.9, 2.9, 4.3)
    palm(1.0, 10.0, 7.8, (0.5, 0.2), 8, **GARDEN_PALM)
    palm(-0.5, 10.3, 6.4, (-0.6, 0.2), 5, **GARDEN_PALM)
    palm(12.0, 8.0, 6.8, (0.5, 0.3), 6, **GARDEN_PALM)
    endless_floor(FLOOR_LEVEL)
    sky_light("6E98CC", "C8D8E4", "FFD49A", 0.58, "EFD2A8")
    sun(196, 15, (1, 0.62, 0.30), 7.2, 1.6)
    focus = (-1.5, 1.6, 4.2)
    orbit(226, 17, 34, (-0.6, 2.0, 4.6), 106, shift=(0, 0.05), fstop=0.7, focus=focus)
