"""Light and color that several pictures share: skies, glows, and grades by the hour of the day."""
from dataclasses import replace

from picture import Clouds, Denoise, Glow, Grade, Sky

# --- skies: colors from above, and where they stand

CLEAR = "74B4E6 B9DEF0 FFF6E2 FFEDC8"
NOON = "69A9DE B4DAEC FFF4DC FFE6B8"
WARM = "5F9FD6 A9D0E6 FFF0D2 FFD9A0"
TOWN = "7CB9E4 BEE0EE FFF5E0 FFE9C4"
FROM_ABOVE = "DCEBE4 F4EFDC FBF0D6 FBE9C4"  # paper, as no sky is seen
MORNING_SKY = "8CC3E4 C4E2EC EEF3EA F7EFD8"
STORM_SKY = "3E5C70 5F7F90 9DB0B2 D8CDB2"
SUNSET = "22407A 5673AE E9AE92 FFCFA0"
DARK = "101B33 1E2E50 3A4A6C 4C5876"

HIGH, MIDDLE, LOW = (0, 0.34, 0.66, 1), (0, 0.34, 0.7, 1), (0, 0.34, 0.8, 1)
STANDING = (0, 0.34, 0.62, 1)
STORM_SHELF, STORM_STOPS = (0, 0.30, 0.58, 1), (0, 0.30, 0.62, 1)
DUSK = (0, 0.28, 0.60, 0.9)
STUDIO_STOPS = (0, 0.35, 0.7, 1)
PRODUCT_STOPS = (0, 0.36, 0.7, 1)

SUNNY = Glow(0, 0.8, 0.6, 0.35)
NOON_SUN = Glow(0, 0.7, 0.6, 0.45)
SETTING_SUN = Glow(0.06, 0.62, 0.6, 0.5, "FFC890")
EVENING_CLOUDS = Clouds("wisp", 9, 0.02, 0.40, 0.30)


def soft_clouds(seed, *puffs):
    return Clouds("soft", seed, puffs=puffs)


def storm_clouds(bottom, cover):
    return Clouds("storm", 11, 0, bottom, cover)


# --- grain

SMOOTH_FLOOR = Denoise(search=9, patch=3, strength=0.85)
GRAINY_FLOOR = Denoise(search=8, patch=2, strength=0.7)
FAINT_LIGHT = Denoise(search=8, strength=0.9)

# --- grades

DAY = Grade(0.42, sky=Sky("", (), fog=(80, 200), floor_fog=(64, 80)))
GARDEN_DAY = DAY.under(
    CLEAR, HIGH, glow=SUNNY, clouds=soft_clouds(6, (0.14, 0.12, 0.10), (0.84, 0.16, 0.09))
)
MORNING = Grade(0.36, vignette=0.05)
ROOF_NOON = Grade(0.40, vignette=0.04).under(
    NOON, LOW, fog=(60, 130), floor_fog=(48, 64), glow=Glow(0, 0.6, 0.5, 0.4)
)
STORM = Grade(0.44, contrast=1.12, vignette=0.10, saturation=1.06)
EVENING = Grade(0.55, contrast=1.06, vignette=0.08, denoise=FAINT_LIGHT).under(
    SUNSET, DUSK, fog=(80, 220), floor_fog=(36, 48), glow=SETTING_SUN, clouds=EVENING_CLOUDS
)
NIGHT = Grade(0.62, contrast=1.06, vignette=0.08, denoise=Denoise(search=7, strength=0.9))
OPENED = Grade(0.36, contrast=1.1, denoise=SMOOTH_FLOOR).under(
    "A9D3EA CFE5EA F6F0DA FAE6B6", STUDIO_STOPS, shadow="B3B59A"
)
BEDROOM = Grade(0.34, contrast=1.05, vignette=0.05, denoise=Denoise(search=8, strength=0.85)).under(
    CLEAR, HIGH, fog=(300, 500)
)


SUN_UP = DAY.under(
    "6E97D2 B9C2DE FBD9BC F6C79C",
    (0, 0.34, 0.62, 1),
    floor_fog=(46, 58),
    glow=Glow(1, 0.5, 0.6, 0.75, "FFE0A0"),
    clouds=Clouds("wisp", 14, 0.06, 0.36, 0.06, calm=0.5),
    shadow="CDBBC4",
)
COOL_NIGHT = NIGHT.under(
    "0E1A38 1D2F58 3A4F7E 2A3A5C",
    DUSK,
    fog=(60, 140),
    floor_fog=(30, 46),
    glow=Glow(0.1, 0.62, 0.5, 0.25, "6F86B8"),
    stars=0.6,
)
HIGH_NOON = DAY.under(
    "4E98D8 8EC4EA DCEEF4 F5E8C8",
    MIDDLE,
    floor_fog=(20, 38),
    clouds=soft_clouds(8, (0.62, 0.10, 0.07)),
)
CLEAR_MORNING = DAY.under(
    "9ACDF0 C0E1F4 E2F1F4 FBF1DC",
    MIDDLE,
    floor_fog=(6, 12),
    glow=Glow(1, 0.4, 0.5, 0.5),
    clouds=soft_clouds(8, (0.56, 0.21, 0.05)),
)
GOLDEN_HOUR = DAY.under(
    "B0CDE8 D6E2E6 FCEAC6 FFD89C",
    HIGH,
    fog=(60, 140),
    floor_fog=(30, 46),
    glow=Glow(0.1, 0.7, 0.6, 0.5, "FFD48A"),
    shadow="CDBBA4",
)

# The home page's hero: its left side stays dark enough for white words, but under the sun.
HERO_HAZE = dict(fog=(110, 240), floor_fog=(72, 86))
HERO = {
    "sun": DAY.under(CLEAR, HIGH, glow=SUNNY, **HERO_HAZE),
    "dusk": Grade(0.55, contrast=1.06, vignette=0.06, denoise=FAINT_LIGHT).under(
        "182A58 384A84 6C628E 575375",
        (0, 0.3, 0.6, 1),
        glow=Glow(0.74, 0.56, 0.42, 0.6, "E9A48E"),
        clouds=Clouds("wisp", 14, 0.10, 0.44, 0.06, color="E0A0A8", calm=0.55),
        shadow="8E86B0",
        **HERO_HAZE,
    ),
    "storm": replace(STORM, exposure=0.36, saturation=0.9, rain=0.24).under(
        "26384A 405668 5E727C 586770",
        (0, 0.3, 0.6, 1),
        glow=Glow(0.74, 0.5, 0.4, 0.3, "9FB0B2"),
        clouds=Clouds("storm", 11, 0, 0.52, 0.58, warmth=0.12),
        shadow="8F9CA8",
        **HERO_HAZE,
    ),
    "outage": replace(NIGHT, exposure=0.72, saturation=0.98).under(
        "0A1328 15223F 26365A 1F2B4A", DUSK, stars=0.7, shadow="7C86B0", **HERO_HAZE
    ),
}

# The house whose parts a visitor chooses: one camera, an afternoon and 2 a.m. in a hurricane.
YOUR_HOUSE = {
    "day": replace(DAY, sharpen=0.05).under(
        CLEAR, HIGH, glow=SUNNY, clouds=soft_clouds(3, (0.14, 0.13, 0.10), (0.86, 0.20, 0.09)), **HERO_HAZE
    ),
    "storm": replace(NIGHT, exposure=0.58, saturation=0.86).under(
        "0E1826 1D2C3E 33465A 2C3B4C",
        DUSK,
        glow=Glow(0.74, 0.5, 0.4, 0.16, "7F93A8"),
        clouds=Clouds("storm", 11, 0, 0.5, 0.58, warmth=0, shade=0.52),
        shadow="7C88A4",
        **HERO_HAZE,
    ),
}


def from_above(floor_fog):
    return DAY.under(FROM_ABOVE, HIGH, fog=(260, 500), floor_fog=floor_fog)


def storm(glow_strength):
    """Over the whole house: a shelf of cloud."""
    sky = dict(fog=(90, 260), floor_fog=(62, 80), glow=Glow(0, 0.62, 0.5, glow_strength))
    return STORM.under(STORM_SKY, STORM_SHELF, clouds=storm_clouds(0.52, 0.58), **sky)


def town(colors, fog=(260, 520), floor_fog=(190, 260)):
    return DAY.under(colors, HIGH, fog=fog, floor_fog=floor_fog, glow=SUNNY)


def studio(colors, shadow, stops=STUDIO_STOPS, denoise=SMOOTH_FLOOR, exposure=0.30, contrast=1.08):
    """A painted floor that becomes a painted wall."""
    return Grade(exposure, contrast=contrast, denoise=denoise).under(colors, stops, shadow=shadow)
