"""What each service is about, from so near that it is known in a picture of an inch: for the menus.

Variants: solar, roofing, hurricane, remodelling, hvac, pools. Scenes of larger pictures, with a
camera of their own.
"""
from kit.camera import orbit
from scenes import hurricane, hvac, pool, remodelling, roof, roof_before_after

SCENES = {
    "solar": roof.build,
    "roofing": lambda: roof_before_after.build("after"),
    "hurricane": lambda: hurricane.build("wide"),
    "remodelling": remodelling.build,
    "hvac": lambda: hvac.build("card"),
    "pools": pool.build,
}
VIEWS = {
    "solar": dict(azimuth=226, elevation=27, distance=40, target=(-2.0, 1.9, 4.7), lens=225),
    "roofing": dict(azimuth=238, elevation=16, distance=40, target=(-5.0, 0.8, 4.2), lens=205),
    "hurricane": dict(azimuth=237, elevation=4, distance=50, target=(-6.7, 1.6, 3.4), lens=165),
    "remodelling": dict(azimuth=238, elevation=27, distance=60, target=(-1.6, 4.8, 1.4), lens=245),
    "hvac": dict(azimuth=208, elevation=13, distance=14, target=(-8.5, 4.4, 0.85), lens=165),
    "pools": dict(azimuth=214, elevation=21, distance=46, target=(-9.7, -0.9, 0.5), lens=190),
}


def build(variant):
    SCENES[variant]()
    orbit(**VIEWS[variant], fstop=None)
