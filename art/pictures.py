"""Every picture, by the name of its master in images/masters/."""
from dataclasses import replace

from picture import Clouds, Denoise, Glow, Grade, Picture, Sky

WIDE = {"width": 1920, "height": 1080}
CARD = {"width": 1280, "height": 960}
COLUMN = {"width": 640, "height": 480}  # over a column of a table
PORTRAIT = {"width": 1080, "height": 1350}
STUDIO = {**CARD, "open_sky": False, "round_edges": False}

DAY = Grade(0.42, sky=Sky("", (), fog=(80, 200), floor_fog=(64, 80)))
STORM = Grade(0.44, contrast=1.12, vignette=0.10, saturation=1.06)
MORNING = Grade(0.36, vignette=0.05)
SMOOTH_FLOOR = Denoise(search=9, patch=3, strength=0.85)
GRAINY_FLOOR = Denoise(search=8, patch=2, strength=0.7)

CLEAR = "74B4E6 B9DEF0 FFF6E2 FFEDC8"
NOON = "69A9DE B4DAEC FFF4DC FFE6B8"
MORNING_SKY = "8CC3E4 C4E2EC EEF3EA F7EFD8", (0, 0.34, 0.7, 1)
STORM_SKY = "3E5C70 5F7F90 9DB0B2 D8CDB2"
STANDING = (0, 0.34, 0.62, 1)
HIGH, MIDDLE = (0, 0.34, 0.66, 1), (0, 0.34, 0.7, 1)
LOW, STORM_STOPS = (0, 0.34, 0.8, 1), (0, 0.30, 0.62, 1)


def soft_clouds(seed, *puffs):
    return Clouds("soft", seed, puffs=puffs)


GARDEN_DAY = DAY.under(
    CLEAR,
    HIGH,
    glow=Glow(0, 0.8, 0.6, 0.35),
    clouds=soft_clouds(6, (0.14, 0.12, 0.10), (0.84, 0.16, 0.09)),
)

# --- wide pictures of the house

HOUSE = {
    "hero": Picture(
        "hero",
        **WIDE,
        samples=10,
        bounces=6,
        open_sky=False,
        grade=DAY.under(CLEAR, HIGH, glow=Glow(0, 0.8, 0.6, 0.35)),
    ),
    "hero-portrait": Picture(
        "hero_portrait",
        **PORTRAIT,
        samples=5,
        grade=DAY.under(
            CLEAR,
            STANDING,
            fog=(110, 240),
            floor_fog=(84, 110),
            glow=Glow(0, 0.8, 0.6, 0.35),
            clouds=soft_clouds(3, (0.20, 0.30, 0.10), (0.86, 0.24, 0.12)),
        ),
    ),
    "solar": Picture(
        "solar",
        **WIDE,
        samples=7,
        variant="wide",
        grade=DAY.under(
            "5F9FD6 A9D0E6 FFF0D2 FFD9A0",
            HIGH,
            glow=Glow(0, 0.75, 0.7, 0.55),
            clouds=soft_clouds(3, (0.10, 0.15, 0.09), (0.50, 0.10, 0.06), (0.90, 0.12, 0.11)),
        ),
    ),
    "hurricane": Picture(
        "hurricane",
        **WIDE,
        samples=6,
        variant="wide",
        grade=STORM.under(
            STORM_SKY,
            (0, 0.30, 0.58, 1),
            fog=(90, 260),
            floor_fog=(62, 80),
            glow=Glow(0, 0.62, 0.5, 0.5),
            clouds=Clouds("storm", 11, 0, 0.52, 0.58),
        ),
    ),
    "roofing": Picture(
        "roofing",
        **WIDE,
        samples=6,
        variant="wide",
        grade=DAY.under(
            NOON,
            MIDDLE,
            floor_fog=(42, 60),
            glow=Glow(0, 0.7, 0.6, 0.45),
            clouds=soft_clouds(8, (0.10, 0.20, 0.12), (0.38, 0.10, 0.07)),
        ),
    ),
    "hvac": Picture(
        "hvac",
        **WIDE,
        samples=4,
        variant="wide",
        grade=MORNING.under(
            *MORNING_SKY,
            fog=(60, 140),
            floor_fog=(30, 46),
            clouds=soft_clouds(5, (0.12, 0.16, 0.10), (0.34, 0.08, 0.06)),
        ),
    ),
    "pool": Picture(
        "pool",
        **WIDE,
        samples=4,
        grade=Grade(
            0.50, contrast=1.06, vignette=0.08, denoise=Denoise(search=8, strength=0.9)
        ).under(
            "27457F 5E7BB4 F0B79A FFD2A0",
            (0, 0.28, 0.60, 0.9),
            fog=(80, 220),
            floor_fog=(36, 48),
            glow=Glow(0.15, 0.62, 0.6, 0.5, "FFC890"),
            clouds=Clouds("wisp", 6, 0.02, 0.40, 0.30),
        ),
    ),
    "evening": Picture(
        "evening",
        **WIDE,
        samples=6,
        grade=Grade(
            0.55, contrast=1.06, vignette=0.08, denoise=Denoise(search=8, strength=0.9)
        ).under(
            "22407A 5673AE E9AE92 FFCFA0",
            (0, 0.28, 0.60, 0.9),
            fog=(80, 220),
            floor_fog=(36, 48),
            glow=Glow(0.06, 0.62, 0.6, 0.5, "FFC890"),
            clouds=Clouds("wisp", 9, 0.02, 0.40, 0.30),
        ),
    ),
    "above": Picture(
        "above",
        **WIDE,
        samples=5,
        grade=DAY.under("DCEBE4 F4EFDC FBF0D6 FBE9C4", HIGH, fog=(260, 500), floor_fog=(70, 120)),
    ),
    "financing": Picture("financing", **CARD, samples=4, grade=GARDEN_DAY),
    "warranties": Picture("warranties", **CARD, samples=4, grade=GARDEN_DAY),
    "empty-lot": Picture(
        "empty_lot",
        **CARD,
        samples=5,
        grade=DAY.under(
            CLEAR,
            HIGH,
            glow=Glow(0, 0.8, 0.6, 0.35),
            clouds=soft_clouds(4, (0.20, 0.14, 0.12), (0.78, 0.18, 0.10)),
        ),
    ),
    "neighbourhood": Picture(
        "neighbourhood",
        **WIDE,
        samples=4,
        grade=DAY.under(
            "7CB9E4 BEE0EE FFF5E0 FFE9C4",
            HIGH,
            fog=(260, 500),
            floor_fog=(200, 260),
            glow=Glow(0, 0.8, 0.6, 0.35),
        ),
    ),
    "remodelling": Picture(
        "remodelling",
        **WIDE,
        samples=5,
        grade=Grade(0.45, contrast=1.06).under(
            "8FC6E6 C6E4EE FFF5E0 FFEBC8",
            HIGH,
            fog=(80, 200),
            floor_fog=(60, 80),
            glow=Glow(0, 0.8, 0.6, 0.35),
        ),
    ),
    "about": Picture(
        "about",
        **CARD,
        samples=7,
        round_edges=False,
        grade=DAY.under(
            CLEAR,
            MIDDLE,
            fog=(60, 150),
            floor_fog=(40, 60),
            glow=Glow(0, 0.7, 0.6, 0.35),
            clouds=soft_clouds(3, (0.16, 0.16, 0.12), (0.82, 0.10, 0.08)),
        ),
    ),
    "roof": Picture(
        "roof",
        **CARD,
        samples=6,
        grade=Grade(0.40, vignette=0.04).under(
            NOON,
            LOW,
            fog=(60, 130),
            floor_fog=(48, 64),
            glow=Glow(0, 0.6, 0.5, 0.4),
            clouds=soft_clouds(8, (0.16, 0.14, 0.12), (0.84, 0.10, 0.10)),
        ),
    ),
    "coming-soon": Picture(
        "coming_soon",
        **CARD,
        samples=4,
        grade=DAY.under(
            CLEAR,
            HIGH,
            glow=Glow(0, 0.8, 0.6, 0.35),
            clouds=soft_clouds(3, (0.16, 0.16, 0.12), (0.84, 0.12, 0.12)),
        ),
    ),
}

# --- solar: the roof's sides, and a day of power

NIGHT = Grade(0.62, contrast=1.06, vignette=0.08, denoise=Denoise(search=7, strength=0.9))


def night(colors, samples=4, stops=(0, 0.28, 0.60, 0.9), **sky):
    return dict(
        **CARD,
        samples=samples,
        grade=NIGHT.under(colors, stops, fog=(110, 260), floor_fog=(78, 100), **sky),
    )


POWER = {
    "solar-above": Picture(
        "solar_above",
        **CARD,
        samples=5,
        grade=DAY.under("DCEBE4 F4EFDC FBF0D6 FBE9C4", HIGH, fog=(260, 500), floor_fog=(90, 150)),
    ),
    "power-noon": Picture(
        "power_day",
        **CARD,
        samples=4,
        variant="noon",
        grade=DAY.under(
            CLEAR,
            HIGH,
            fog=(150, 400),
            floor_fog=(78, 98),
            glow=Glow(0, 0.8, 0.6, 0.35),
            clouds=soft_clouds(4, (0.20, 0.10, 0.09), (0.80, 0.08, 0.07)),
        ),
    ),
    "power-evening": Picture(
        "power_day",
        variant="evening",
        **night(
            "22407A 5673AE E9AE92 FFCFA0",
            glow=Glow(0.06, 0.62, 0.6, 0.5, "FFC890"),
            clouds=Clouds("wisp", 9, 0.02, 0.40, 0.30),
        ),
    ),
    "power-outage": Picture(
        "power_day", variant="outage", **night("101B33 1E2E50 3A4A6C 4C5876")
    ),
    "power-outage-battery": Picture(
        "power_day", variant="battery", **night("101B33 1E2E50 3A4A6C 4C5876")
    ),
    "battery-hours": Picture(
        "battery_hours", **night("101B33 1E2E50 3A4A6C 4C5876", samples=6)
    ),
}

# --- the service heroes for phones


def portrait(scene, samples, grade):
    return Picture(scene, **PORTRAIT, samples=samples, variant="portrait", grade=grade)


PORTRAITS = {
    "solar-portrait": portrait(
        "solar",
        5,
        DAY.under(
            "5F9FD6 A9D0E6 FFF0D2 FFD9A0",
            STANDING,
            glow=Glow(0, 0.75, 0.7, 0.5),
            clouds=soft_clouds(3, (0.24, 0.22, 0.12), (0.82, 0.12, 0.10)),
        ),
    ),
    "roofing-portrait": portrait(
        "roofing",
        5,
        DAY.under(
            NOON,
            HIGH,
            floor_fog=(42, 60),
            glow=Glow(0, 0.7, 0.6, 0.45),
            clouds=soft_clouds(8, (0.22, 0.14, 0.13), (0.74, 0.24, 0.10)),
        ),
    ),
    "hurricane-portrait": portrait(
        "hurricane",
        5,
        STORM.under(
            STORM_SKY,
            (0, 0.30, 0.58, 1),
            fog=(90, 260),
            floor_fog=(62, 80),
            glow=Glow(0, 0.62, 0.5, 0.45),
            clouds=Clouds("storm", 11, 0, 0.52, 0.58),
        ),
    ),
    "hvac-portrait": portrait(
        "hvac",
        4,
        MORNING.under(
            MORNING_SKY[0],
            HIGH,
            fog=(60, 140),
            floor_fog=(30, 46),
            clouds=soft_clouds(5, (0.24, 0.16, 0.12), (0.78, 0.10, 0.10)),
        ),
    ),
}

# --- pictures that explain

COOLING = {
    "cooling-opened": Picture(
        "cooling_opened",
        **CARD,
        samples=6,
        grade=Grade(0.38, vignette=0.04).under(
            CLEAR,
            HIGH,
            fog=(90, 220),
            floor_fog=(64, 90),
            glow=Glow(0, 0.7, 0.6, 0.35),
            clouds=soft_clouds(5, (0.16, 0.12, 0.10)),
        ),
    ),
}


def cooling_kind(variant):
    grade = Grade(0.30, denoise=SMOOTH_FLOOR).under(
        "A9D6EA CDE6EA F1F0DA F4E3B4", (0, 0.38, 0.72, 1), shadow="A9B2A6"
    )
    return Picture("cooling_kinds", **STUDIO, samples=6, variant=variant, grade=grade)


COOLING |= {
    f"cooling-{variant}": cooling_kind(variant)
    for variant in ("split", "heat-pump", "mini-split", "package")
}

# --- rooms

BEDROOM = Grade(0.34, contrast=1.05, vignette=0.05, denoise=Denoise(search=8, strength=0.85)).under(
    CLEAR, HIGH, fog=(300, 500)
)
ROOMS = {
    "room-slider": Picture(
        "room_slider",
        **WIDE,
        samples=8,
        grade=Grade(
            0.42, contrast=1.06, vignette=0.10, denoise=Denoise(search=8, strength=0.9)
        ).under(
            "22407A 5673AE E9AE92 FFCFA0",
            (0.2, 0.36, 0.50, 0.62),
            fog=(300, 500),
            glow=Glow(0.42, 0.55, 0.4, 0.45, "FFC890"),
        ),
    ),
    "room-bedroom": Picture("room_bedroom", **WIDE, samples=7, variant="wide", grade=BEDROOM),
    "hvac-card": Picture("room_bedroom", **CARD, samples=7, variant="card", grade=BEDROOM),
}

# --- before and after


def roof_picture(scene, variant, grade, samples, **more):
    return Picture(scene, **{**CARD, **more}, samples=samples, variant=variant, grade=grade)


ROOF_DAY = Grade(0.40, vignette=0.04).under(
    NOON,
    LOW,
    fog=(60, 130),
    floor_fog=(48, 64),
    glow=Glow(0, 0.6, 0.5, 0.4),
    clouds=soft_clouds(8, (0.16, 0.16, 0.14), (0.80, 0.10, 0.12)),
)

BEFORE_AFTER = {
    "roof-before": roof_picture("roof_before_after", "before", ROOF_DAY, 4),
    "roof-after": roof_picture("roof_before_after", "after", ROOF_DAY, 4),
    **{
        f"windows-{variant}": Picture(
            "windows_before_after",
            **CARD,
            samples=4,
            variant=variant,
            grade=Grade(0.50, vignette=0.08, saturation=1.04).under(
                STORM_SKY,
                STORM_STOPS,
                fog=(60, 160),
                floor_fog=(40, 60),
                glow=Glow(0, 0.62, 0.5, 0.4),
                clouds=Clouds("storm", 11, 0, 0.7, 0.6),
            ),
        )
        for variant in ("before", "after")
    },
}

# --- openings: what is in them and what covers them

GLASS_GRADE = Grade(0.30, contrast=1.1, denoise=SMOOTH_FLOOR).under(
    "A9D3E4 CFE5E8 F3F0DE F6E4B8", (0, 0.36, 0.7, 1), shadow="A9B2A6"
)


def glass_section(variant):
    return Picture(
        "glass_section",
        **CARD,
        samples=8,
        open_sky=False,
        round_edges=False,
        variant=variant,
        grade=GLASS_GRADE,
    )


OPENINGS = {
    "house-openings": Picture(
        "house_openings",
        **CARD,
        samples=5,
        grade=DAY.under(
            CLEAR,
            HIGH,
            fog=(110, 240),
            floor_fog=(84, 110),
            glow=Glow(0, 0.8, 0.6, 0.35),
            clouds=soft_clouds(3, (0.16, 0.16, 0.10), (0.60, 0.10, 0.08)),
        ),
    ),
    "glass-cut": glass_section("cut"),
    "glass-hit": glass_section("hit"),
    **{
        f"cover-{variant}": Picture(
            "cover_opening",
            **COLUMN,
            samples=8,
            variant=variant,
            grade=DAY.under(CLEAR, HIGH, fog=(60, 160), floor_fog=(40, 60)),
        )
        for variant in ("panels", "accordion", "roll-down", "impact-glass")
    },
}

# --- roofs: one corner of the eave opened, and four coverings on one house

OPENED = Grade(0.36, contrast=1.1, denoise=SMOOTH_FLOOR).under(
    "A9D3EA CFE5EA F6F0DA FAE6B6", (0, 0.35, 0.7, 1), shadow="B3B59A"
)
ROOFS = {
    **{
        f"roof-opened-{covering}": roof_picture(
            "roof_opened", covering, OPENED, 4, open_sky=False, round_edges=False
        )
        for covering in ("tile", "shingle", "metal")
    },
    **{
        f"roofs-{covering}": roof_picture("roofs", covering, ROOF_DAY, 6, **COLUMN)
        for covering in ("shingle", "tile", "metal", "flat")
    },
}

# --- a first view, made before the painted panes and skies

FIRST_VIEWS = {
    "shutters": Picture(
        "shutters",
        **CARD,
        samples=18,
        bounces=6,
        open_sky=False,
        grade=Grade(0.35, vignette=0.06).under(
            "4E7088 7F9DAB CBD8D2 F3E6C2",
            STORM_STOPS,
            fog=(50, 115),
            glow=Glow(0.02, 0.7, 0.5, 0.5),
        ),
    ),
}

# --- products and cards: small stages with modeled edges

PRODUCT_GRADE = Grade(0.30, contrast=1.1, denoise=SMOOTH_FLOOR).under(
    "97CF9F C3DFAE ECEBB6 FAE3A2",
    (0, 0.36, 0.7, 1),
    glow=Glow(0, 0.85, 0.6, 0.5, "FFE38C"),
    shadow="A9B07E",
)


def product(name, colors=None, shadow="A9B07E"):
    """colors: of a setting of its own, so that products side by side do not look alike."""
    grade = PRODUCT_GRADE
    if colors:
        grade = Grade(0.30, contrast=1.1, denoise=SMOOTH_FLOOR).under(
            colors, (0, 0.36, 0.7, 1), shadow=shadow
        )
    return Picture(f"product_{name}", **STUDIO, samples=6, grade=grade)


PRODUCTS = {
    "product-battery-stacked": product("battery_stacked"),
    "product-battery-wall": product("battery_wall"),
    "product-entry-door": product("entry_door"),
    "product-impact-window": product("impact_window"),
    "product-inverter-hybrid": product("inverter_hybrid"),
    "product-inverter-micro": product("inverter_micro", "F8DF98 FAE9BC FBF2DA F3DDA8", "C2B48C"),
    "product-inverter-string": product("inverter_string"),
    "product-panel-all-black": product("panel_all_black", "F4B98C F8D3AC FBEBD0 F6DDB4", "BFA284"),
    "product-panel-framed": product("panel_framed", "7FBFE8 B4DCEE E9F0E2 F6E7BF", "A4B2B4"),
    "product-sliding-door": product("sliding_door"),
}


def still_life(scene, samples, colors, shadow, stops=(0, 0.35, 0.7, 1)):
    grade = Grade(0.30, denoise=SMOOTH_FLOOR).under(colors, stops, shadow=shadow)
    return Picture(scene, **STUDIO, samples=samples, grade=grade)


GREEN_STUDIO = Grade(0.30, denoise=SMOOTH_FLOOR, sky=PRODUCT_GRADE.sky)
STILL_LIFES = {
    "battery": Picture("battery", **STUDIO, samples=8, grade=GREEN_STUDIO),
    "reviews": still_life("reviews", 6, "BFE0EC DDEDE6 FBF0D6 F7E3B6", "B9B39A"),
    "champions": still_life("champions", 6, "A9D8E2 CFE8D2 F4F0CC F7E3A8", "B3B596"),
    "contests": still_life(
        "contests", 6, "A8D6A8 CFE5B4 F3EFC0 FAE39C", "A9B07E", stops=(0, 0.36, 0.7, 1)
    ),
    "history": still_life("history", 6, "B5DCE6 DCEBD8 FBF2D2 F8E4A8", "BDB592"),
}


def neighbourhood(name, colors="7CB9E4 BEE0EE FFF5E0 FFE9C4", samples=4):
    """One of the kinds of street that a town has."""
    sky = dict(fog=(260, 520), floor_fog=(190, 260), glow=Glow(0, 0.8, 0.6, 0.35))
    grade = DAY.under(colors, HIGH, **sky)
    return Picture(f"neighbourhood_{name}", **CARD, samples=samples, grade=grade)


NEIGHBOURHOODS = {
    "neighbourhood-canal": neighbourhood("canal"),
    "neighbourhood-bungalows": neighbourhood("bungalows", "8CC6E6 C6E4EC FFF4E0 FFE6BE"),
    "neighbourhood-townhomes": neighbourhood("townhomes", "7FBCE6 C0E0EC FFF3DC FFE2B4"),
    "neighbourhood-oaks": neighbourhood("oaks", "8FC4DE CBE4E2 FBF3DA F6E6B8"),
    "neighbourhood-beach": neighbourhood("beach", "6FB6E6 B6DEEE FFF5E2 FFEBC8"),
}


def card(name, colors, shadow, stops=(0, 0.35, 0.7, 1), denoise=SMOOTH_FLOOR, exposure=0.30):
    grade = Grade(exposure, denoise=denoise).under(colors, stops, shadow=shadow)
    return Picture(f"card_{name}", **STUDIO, samples=10, grade=grade)


CARDS = {
    "card-driveways": card(
        "driveways", "EAD9B4 F3E6C8 FAF1DC F2DFB2", "BDAE90", denoise=GRAINY_FLOOR
    ),
    "card-ev-charging": card("ev_charging", "BFE0EC DDEDE6 FBF0D6 F7E3B6", "B9B39A"),
    "card-flooring": card("flooring", "B5D9AE D6E8C4 F3F0D2 F6E7BD", "AEB08F"),
    "card-painting": card("painting", "F8E3A0 FAECC0 FBF2DA F5E3B4", "C2B48C"),
    "card-pressure-cleaning": card(
        "pressure_cleaning",
        "A9D6EA CDE6EA F1F0DA F4E3B4",
        "A9B2A6",
        stops=(0, 0.38, 0.72, 1),
        denoise=Denoise(search=8, strength=0.75),
    ),
    "card-security": card("security", "BADFC6 D6EBD6 F6F1D8 F5E3B2", "AFB296"),
    "card-solar-panel-cleaning": card(
        "solar_panel_cleaning",
        "8FCBEA BFE2EE EEF1DF F6E7BF",
        "A9B2A6",
        stops=(0, 0.4, 0.75, 1),
        denoise=Denoise(search=9, patch=3, strength=0.8),
    ),
    "card-turf": card(
        "turf", "AED8EA CFE7EC F3F1DC F4E4B8", "A9B2A6", denoise=GRAINY_FLOOR, exposure=0.32
    ),
    "card-window-cleaning": card("window_cleaning", "F7E6AE FAEFCB F6F3E2 DDEBDD", "BDB393"),
}

# --- for the menus: parts of the wide pictures, from near

MENU_VIEW = {"scene": "menu", "width": 640, "height": 480}
MENU = {
    f"menu-{variant}": replace(like, **MENU_VIEW, variant=variant, samples=6)
    for variant, like in {
        "solar": HOUSE["roof"],
        "roofing": BEFORE_AFTER["roof-after"],
        "hurricane": HOUSE["hurricane"],
        "remodelling": HOUSE["remodelling"],
        "hvac": HOUSE["hvac"],
        "pools": HOUSE["pool"],
    }.items()
}

PICTURES = {
    **HOUSE,
    **POWER,
    **PORTRAITS,
    **COOLING,
    **ROOMS,
    **BEFORE_AFTER,
    **OPENINGS,
    **ROOFS,
    **FIRST_VIEWS,
    **PRODUCTS,
    **STILL_LIFES,
    **CARDS,
    **MENU,
    **NEIGHBOURHOODS,
}
