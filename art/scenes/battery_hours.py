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
from kit.light import lamp, sky_light, sun
from kit.plugged_in import laptop, pedestal_fan, pool_pump, router, window_air_conditioner
from kit.studio import endless_floor
from scenes.remodelling import closed_part, garden, section, shell


FIGURES = Path(__file__).resolve().parents[2] / "content" / "figures" / "backup-loads.yaml"
BRIGHTEST, DARKEST = 0.02, 3.0  # kW
WATTS = 150

# Load, as the figures name it: where it stands (x, y, z).
THINGS = {
    "fridge": (-2.45, 7.1, 1.75),
    "lights": (-0.2, 5.2, 2.3),
    "router": (-3.8, 1.0, 0.95),
    "tv": (-4.9, 1.05, 1.15),
    "laptop": (0.2, 2.3, 1.2),
    "fan": (-1.9, 1.9, 1.4),
    "windowAir": (-4.9, 7.7, 1.45),
    "centralAir": (-8.3, 6.6, 0.9),
    "poolPump": (-8.7, 4.7, 0.6),
}


def camera():
    return orbit(238, 32, 60, (-3.1, 3.35, 1.2), 122, fstop=None)


def spots():
    return {re.sub(r"([A-Z])", r"-\1", name).lower(): at for name, at in THINGS.items()}


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
    sky_light("243B66", "3C5180", "6A7596", 0.40, "4A5570")
    sun(160, 48, (0.62, 0.74, 1), 0.9, 2.0)
    for name, share in brightness().items():
        x, y, z = THINGS[name]
        if share > 0.02:
            lamp((x, y - 0.25, z + 2.1), (x, y, z), 0.5, WATTS * share, (1, 0.82, 0.55))
    camera()


def things():
    laptop(0.25, 2.2, FLOOR + 0.77, 12)
    router(-3.8, 1.0, FLOOR + 0.52, -8)
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
