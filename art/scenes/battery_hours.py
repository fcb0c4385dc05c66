"""An outage seen into the house: each thing stands in the more light the longer one battery runs it.

The light follows content/figures/backup-loads.yaml: what takes little is bright, central air is dark.
"""
import math
import random
import re
from pathlib import Path

from kit import kitchen, living_room
from kit.appliances import condenser
from kit.camera import orbit
from kit.furniture import FLOOR
from kit.garden import FLOOR_LEVEL, plot
from kit.light import sky_light, spotlight, sun, switch_off
from kit.plugged_in import laptop, pedestal_fan, pool_pump, router, window_air_conditioner
from kit.studio import endless_floor
from scenes.remodelling import closed_part, garden, section, shell


FIGURES = Path(__file__).resolve().parents[2] / "content" / "figures" / "backup-loads.yaml"
BRIGHTEST, DARKEST = 0.02, 3.0  # kW
WATTS = 400
CONE, HEIGHT = 46, 2.4  # degrees, metres above each thing

# Load, as the figures name it: where it stands, and where its label is (x, y, z).
THINGS = {
    "fridge": ((-2.45, 7.1, 1.2), (-2.45, 7.1, 1.75)),
    "lights": ((-6.3, 6.6, 0.8), (-6.3, 6.6, 1.1)),
    "router": ((1.15, 7.4, 1.1), (1.15, 7.4, 1.3)),
    "tv": ((-4.5, 1.3, 0.8), (-4.6, 1.05, 1.0)),
    "laptop": ((-0.25, 5.15, 1.2), (-0.25, 5.15, 1.3)),
    "fan": ((-1.75, 1.7, 0.9), (-1.75, 1.7, 1.3)),
    "windowAir": ((-4.9, 7.5, 1.2), (-4.9, 7.7, 2.2)),
    "centralAir": ((-8.3, 6.6, 0.6), (-8.3, 6.6, 0.9)),
    "poolPump": ((-8.7, 4.7, 0.4), (-8.7, 4.7, 0.5)),
}


def camera():
    return orbit(238, 32, 60, (-3.6, 3.9, 1.5), 147, fstop=None)


def spots():
    return {
        re.sub(r"([A-Z])", r"-\1", name).lower(): label for name, (_, label) in THINGS.items()
    }


def build():
    plot(grass_density=200)
    closed_part(random.Random(9))
    section()
    shell()
    kitchen.build()
    living_room.build()
    garden()
    things()
    endless_floor(FLOOR_LEVEL)
    sky_light("243B66", "3C5180", "6A7596", 0.38, "4A5570")
    sun(160, 48, (0.62, 0.74, 1), 0.9, 2.0)
    switch_off("sky_pane", "pane_warm", "pool_basin")
    for name, share in brightness().items():
        (x, y, z), _ = THINGS[name]
        if share > 0:
            above = (x - 0.3, y - 0.7, z + HEIGHT)
            spotlight(above, (x, y, z), CONE, WATTS * share, (1, 0.82, 0.55))
    camera()


def things():
    router(1.15, 7.4, FLOOR + 0.91, -20)
    laptop(-0.25, 5.15, FLOOR + 0.95, -30)
    pedestal_fan(-1.75, 1.7, FLOOR, -30)
    window_air_conditioner(-4.9, 7.9, 1.0)
    condenser(-8.3, 6.6)
    pool_pump(-8.7, 4.7, 0.1, 20)


def brightness():
    """From 0 to 1, by how many hours each runs (the scale of a piano, or nothing but one would show)."""
    loads = re.findall(r"^  (\w+): ([\d.]+)", FIGURES.read_text(encoding="utf8"), re.MULTILINE)
    span = math.log(DARKEST / BRIGHTEST)
    shares = {name: math.log(DARKEST / float(kw)) / span for name, kw in loads}
    return {name: min(1, max(0, shares[name])) ** 1.5 for name in THINGS}
