"""Inverter hero: inverter, disconnect and meter on the garage's outer wall in golden light; copy space
at the left."""
from kit.camera import orbit
from kit.garden import FLOOR_LEVEL, plot
from kit.gravel import gravel
from kit.house import house
from kit.light import sky_light, sun
from kit.openings import on_wall
from kit.outlines import rounded_rectangle
from kit.plants import agave
from kit.shapes import moved
from kit.side_yard import downspout, hibiscus
from kit.studio import endless_floor
from scenes.inverter_wall import HOUSE_BEGINS_Y, INVERTER_Y, SOFFIT, STRIP, WALL_X, energy

PLOT = rounded_rectangle(-13.3, -5.9, 12.4, 10.6, 0.9, 12)  # the words have nothing below them


def build():
    plot(with_pool=False, grass_density=520, bare=[STRIP], outline=PLOT, paths=False)
    house(light="day", lamps=False, equipment=False)
    gravel(STRIP, 0.045, 0.01)
    energy()
    for y in (-4.72, HOUSE_BEGINS_Y):
        with moved(on_wall(WALL_X, y, "E")):
            downspout(0, 0, SOFFIT)
    garden()
    endless_floor(FLOOR_LEVEL)
    sky_light("7FA8D8", "D2D8DA", "FFDFA8", 0.66, "F0D2A0")
    sun(314, 15, (1, 0.62, 0.30), 6.2, 1.6)
    orbit(20, 3, 14, (WALL_X, INVERTER_Y, 1.4), 72, shift=(-0.20, 0.03), fstop=0.9)


def garden():
    for i, (x, y, size) in enumerate(((9.2, -5.0, 0.6), (9.0, -1.2, 0.8), (9.6, -2.2, 0.6))):
        hibiscus(x, y, size, 91 + 3 * i, ("pink_flower", "yellow_flower")[i % 2])
    for x, y, size in ((9.4, -4.2, 0.5), (9.9, -1.6, 0.6)):
        agave(x, y, 0, size, int(x * 10))
