"""A day of power at the house: where the current comes from and where it goes.

Variants: noon, evening, outage (nothing runs), battery (an outage with a few rooms lit). The
camera and everything that grows stay as they are.
"""
from kit.appliances import battery
from kit.camera import orbit
from kit.current import current, service_mast, street_pole
from kit.electric_car import electric_car
from kit.garden import FLOOR_LEVEL, back_palms, back_trees, front_garden, plot
from kit.house import breaker_box, house
from kit.house_roof import SLOPE
from kit.light import lamp, sky_light, sun, switch_off
from kit.pool import pool_furniture
from kit.studio import endless_floor

DARK = {"noon": "day", "evening": "dusk", "outage": "night", "battery": "night"}
LIT_BY_BATTERY = ("front", "sliding door")
FROM_PANELS = [
    (2.75, 1.0, 2.99 + 1.15 * SLOPE + 0.32),
    (2.25, 0.1, 2.99 + 0.65 * SLOPE + 0.3),
    (2.1, -2.2, 2.99 + 0.5 * SLOPE + 0.28),
    (2.0, -4.5, 2.99 + 0.4 * SLOPE + 0.28),
    (1.42, -4.5, 3.0),
    (1.9, -4.5, 2.5),
    (1.95, -4.5, 1.75),
]
BOX_AND_BATTERY = [(1.9, -4.35, 1.35), (1.86, -4.2, 1.3), (1.86, -4.0, 1.2)]
INTO_HOUSE = [
    (1.93, -4.5, 1.0),
    (1.93, -4.5, 0.3),
    (1.9, -4.1, 0.24),
    (1.88, -2.4, 0.24),
    (1.86, -0.9, 0.26),
    (1.35, -0.35, 0.36),
]
INTO_CAR = [
    (1.93, -4.65, 0.5),
    (1.95, -5.0, 0.18),
    (2.3, -5.9, 0.16),
    (3.1, -7.1, 0.2),
    (3.9, -7.45, 0.7),
]
POLE = (10.7, -9.9)
MAST = (8.15, -5.2, 3.0, 1.7)


def camera(variant=None):
    return orbit(229, 23, 80, (2.1, -2.4, 2.3), 116, fstop=None)


def spots(variant):
    return {
        "panels": (-0.4, 2.2, 4.5),
        "box": (1.95, -4.5, 2.7),
        "battery": (1.95, -3.75, 0.75),
        "windows": (-5.1, -0.1, 1.7),
        "small-window": (-2.2, -0.1, 1.7),
        "slider": (-7.1, 2.6, 1.4),
        "car": (4.6, -8.2, 1.2),
        "street": (10.0, -8.8, 5.6),
        "torn-wire": (9.2, -9.1, 0.2),
    }


def build(variant):
    plot(grass_density=260)
    house(light=_lights(variant), equipment=False)
    breaker_box()
    if variant != "outage":
        battery(2.2, -3.75, "W", 0.35)
    front_garden()
    back_palms(without=("far west",))
    back_trees()
    pool_furniture(floating=False)
    electric_car(5.2, -8.4, 0, 0.06)
    mast = service_mast(*MAST)
    wire = street_pole(*POLE, mast, is_down=variant in ("outage", "battery"))
    flows(variant, wire)
    endless_floor(FLOOR_LEVEL)
    light(variant)
    camera()


def _lights(variant):
    if variant != "battery":
        return DARK[variant]
    return {name: "dusk" for name in LIT_BY_BATTERY} | {"else": "night"}


def flows(variant, wire):
    if variant == "noon":
        current(FROM_PANELS, "sun")
        current(BOX_AND_BATTERY, "sun", every=9)
        current(INTO_HOUSE, "sun")
        current(list(reversed(wire)), "sun")
    if variant == "evening":
        current(list(reversed(BOX_AND_BATTERY)), "battery", every=9)
        current(INTO_HOUSE, "battery")
        current(wire, "street")
        current(INTO_CAR, "street")
    if variant == "battery":
        current(list(reversed(BOX_AND_BATTERY)), "battery", every=9)
        current(INTO_HOUSE, "battery")


def light(variant):
    switch_off("ev_headlight")
    if variant == "noon":
        sky_light("7FA9D6", "CFE0E8", "FFDFAE", 0.66, "F3DDB8")
        sun(206, 36, (1, 0.80, 0.54), 6.2, 1.6)
        return
    if variant == "evening":
        sky_light("2F4E86", "7C8DBE", "F0B48E", 0.46, "B79C94")
        sun(196, 9, (1, 0.56, 0.30), 4.6, 2.0)
        lamp((0.5, -1.2, 2.6), (0.5, -1.4, 0), 1.2, 60, (1, 0.78, 0.46))
        return
    switch_off("lamp", "pool_basin")
    sky_light("243B66", "3C5180", "6A7596", 0.34, "4A5570")
    sun(150, 42, (0.62, 0.74, 1), 1.15, 2.0)
