"""The condenser at the west wall in a warm night, the rooms behind it cool and lit; copy space at the
left."""
from kit.appliances import close_condenser
from kit.camera import orbit
from kit.garden import FLOOR_LEVEL, plot
from kit.house import house
from kit.light import lamp, sky_light, sun
from kit.shapes import box
from kit.studio import endless_floor
from scenes.hvac import USUAL_VIEW, VIEWS, X, Y, connections, lawn, planting

LIT = {"back": "dusk", "west": "dusk", "else": "night"}
VIEW = {**VIEWS["wide"], "shift": (-0.26, 0.02)}


def build():
    plot(with_pool=False, grass_density=0)
    house(light=LIT, sliding_door=False)
    lawn()
    close_condenser(X, Y, -90, 0.16)
    box(1.7, 1.7, 0.16, "concrete", X, Y, 0, standing=True, edge=0.04)
    connections()
    planting()
    endless_floor(FLOOR_LEVEL)
    sky_light("2A4272", "4A6098", "6C7CA4", 0.5, "44526E")
    sun(150, 46, (0.66, 0.78, 1), 1.7, 1.5)  # the moon
    lamp((-9.0, 6.3, 1.7), (-9.8, 5.6, 0), 1.0, 30, (1, 0.80, 0.52))  # what falls out of the window
    orbit(**{**USUAL_VIEW, **VIEW})
