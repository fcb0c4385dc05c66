"""Hurricane hero: rain and wind against impact windows, warm rooms behind them, palms streaming
down-wind; copy space at the left."""
from kit.camera import orbit
from kit.garden import BESIDE_WORDS, FLOOR_LEVEL, front_garden, plot
from kit.house import house
from kit.light import lamp, sky_light, sun, switch_off
from kit.palms import palm_in_wind
from kit.plants import tree
from kit.studio import endless_floor
from kit.vehicles import car
from kit.weather import wet

VIEW = dict(azimuth=244, elevation=8, target=(-1.4, -0.8, 2.4), lens=94, shift=(-0.275, 0.05))
PALMS = ((-7.6, 9.2, 7.2, 4), (-3.2, 9.6, 8.6, 8), (8.6, 8.8, 8.0, 6))


def build():
    plot(with_pool=False, grass_density=280, outline=BESIDE_WORDS)
    house(light="storm")
    front_garden(pool_side=False)
    for x, y, height, seed in PALMS:
        palm_in_wind(x, y, height, (0.33 * height, -0.5), seed)
    tree(5.2, 9.6, 4.4, 2.0, 3, "leaf")
    car(4.1, -8.3, 0, 0.05)
    wet("paver", "deck", "concrete", "roof_tile", "rock", "mulch")
    switch_off("headlight", "tail_light")
    endless_floor(FLOOR_LEVEL)
    sky_light("5F7683", "8C9FA8", "A9B4B4", 0.62, "7F8B8C")
    sun(206, 34, (0.86, 0.93, 1), 1.5, 18)
    lamp((0.5, -1.2, 2.6), (0.5, -1.4, 0), 1.2, 60, (1, 0.78, 0.46))
    orbit(distance=60, focus=(0, -2, 2), **VIEW)
