"""Where the parts of the house are, in metres, for marks on its pictures."""
from .house_roof import SLOPE


def house_spots():
    """Part: its point (x, y, z)."""
    return {
        "roof": (-3.6, 0.9, _on_roof(0.9, 0.1)),
        "ridge": (0.5, 4.0, _on_roof(4.0, 0.15)),
        "solar": (0.3, 2.25, _on_roof(2.25, 0.25)),
        "windows": (-5.1, -0.05, 1.6),
        "slidingDoor": (-7.05, 2.6, 1.25),
        "frontDoor": (0.25, -0.05, 1.45),
        "garageDoor": (5.1, -5.05, 1.25),
        "battery": (2.1, -3.75, 0.95),
        "hvac": (-7.9, 7.2, 0.65),
        "pool": (-10.5, -0.8, -0.05),
        "deck": (-7.9, -4.0, 0.4),
        "driveway": (5.2, -10.6, 0.05),
        "evCar": (4.1, -8.3, 0.8),
        "lawn": (-1.6, -4.4, 0.1),
        "shutters": (-3.2, -0.06, 1.6),
        "garden": (-3.4, -9.5, 0.4),
        "gutter": (-5.6, -0.72, 2.9),
    }


def _on_roof(y, lift):
    """Height over the main roof's south slope."""
    return 2.98 + (y + 0.6) * SLOPE + lift
