"""Every picture, by the name of its master in images/masters/."""
from dataclasses import replace

from grades import (
    BEDROOM,
    CLEAR,
    CLEAR_MORNING,
    COOL_NIGHT,
    DARK,
    DAY,
    DUSK,
    EVENING,
    EVENING_CLOUDS,
    FAINT_LIGHT,
    GARDEN_DAY,
    GOLDEN_HOUR,
    GRAINY_FLOOR,
    HERO,
    HIGH,
    HIGH_NOON,
    LOW,
    MIDDLE,
    MORNING,
    MORNING_SKY,
    NIGHT,
    NOON,
    NOON_SUN,
    OPENED,
    PRODUCT_STOPS,
    ROOF_NOON,
    SETTING_SUN,
    SMOOTH_FLOOR,
    STANDING,
    STORM_SKY,
    STORM_STOPS,
    SUNNY,
    SUNSET,
    SUN_UP,
    TOWN,
    WARM,
    YOUR_HOUSE,
    from_above,
    soft_clouds,
    storm,
    storm_clouds,
    studio,
    town,
)
from picture import Clouds, Denoise, Glow, Grade, Picture

WIDE = {"width": 1920, "height": 1080}
CARD = {"width": 1280, "height": 960}
COLUMN = {"width": 640, "height": 480}  # over a column of a table
PORTRAIT = {"width": 1080, "height": 1350}
STUDIO = {**CARD, "open_sky": False, "round_edges": False}

# --- the home page's hero: one camera, four lights


def hero(variant, size, samples):
    hour = variant.partition("-")[0]
    grade = HERO[hour]
    if hour == "sun":
        puffs = HERO_PUFFS[size is PORTRAIT]
        grade = replace(grade, sky=replace(grade.sky, clouds=soft_clouds(3, *puffs)))
    elif hour == "dusk" and size is PORTRAIT:  # words stand where the clouds would
        grade = replace(grade, sky=replace(grade.sky, clouds=None))
    # Edges that are rounded in the shader would be a pixel wide.
    return Picture("hero", **size, samples=samples, variant=variant, grade=grade, round_edges=False)


HERO_PUFFS = (
    ((0.62, 0.13, 0.07), (0.93, 0.20, 0.09)),
    ((0.88, 0.26, 0.12),),
)
HEROES = {
    "hero": hero("sun", WIDE, 5),
    "hero-dusk": hero("dusk", WIDE, 7),
    "hero-storm": hero("storm", WIDE, 5),
    "hero-outage": hero("outage", WIDE, 7),
    "hero-portrait": hero("sun-portrait", PORTRAIT, 4),
    "hero-dusk-portrait": hero("dusk-portrait", PORTRAIT, 5),
    "hero-storm-portrait": hero("storm-portrait", PORTRAIT, 3),
    "hero-outage-portrait": hero("outage-portrait", PORTRAIT, 4),
}

# --- service heroes: the same house, each at its own hour


SERVICE_HEROES = {
    "roofing-noon": Picture("roofing_noon", **WIDE, samples=3, grade=HIGH_NOON),
    "solar-sunrise": Picture("solar_sunrise", **WIDE, samples=3, grade=SUN_UP),
    "hurricane-storm": Picture("hurricane_storm", **WIDE, samples=3, grade=HERO["storm"]),
    "hvac-night": Picture("hvac_night", **WIDE, samples=4, grade=COOL_NIGHT),
    "windows-dusk": Picture("windows_dusk", **WIDE, samples=4, grade=HERO["dusk"]),
    "panels-morning": Picture("panels_morning", **WIDE, samples=3, grade=CLEAR_MORNING),
    "inverter-evening": Picture("inverter_evening", **WIDE, samples=3, grade=GOLDEN_HOUR),
    "battery-outage": Picture("battery_outage", **WIDE, samples=4, grade=replace(COOL_NIGHT, exposure=0.6)),
}

# --- the house that visitors make theirs: a picture by day and in a storm, and layers over each

LAYERED = {
    f"your-house-{hour}": Picture(
        "your_house",
        width=1200,
        height=900,
        samples=samples,
        variant=hour,
        grade=YOUR_HOUSE[hour],
        round_edges=False,
        layers=True,
    )
    for hour, samples in (("day", 8), ("storm", 3))
}

# --- wide pictures of the house

HOUSE = {
    "solar": Picture(
        "solar",
        **WIDE,
        samples=7,
        variant="wide",
        grade=DAY.under(
            WARM,
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
        grade=storm(0.5),
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
            glow=NOON_SUN,
            clouds=soft_clouds(8, (0.10, 0.20, 0.12), (0.38, 0.10, 0.07)),
        ),
    ),
    "hvac": Picture(
        "hvac",
        **WIDE,
        samples=4,
        variant="wide",
        grade=MORNING.under(
            MORNING_SKY, MIDDLE,
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
            0.50, contrast=1.06, vignette=0.08, denoise=FAINT_LIGHT
        ).under(
            "27457F 5E7BB4 F0B79A FFD2A0",
            DUSK,
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
        grade=EVENING,
    ),
    "solar-rows": Picture(
        "solar_rows",
        **WIDE,
        samples=5,
        grade=DAY.under(
            "5E97D2 C3D3DE FCDDB0 FFCB90",
            (0, 0.17, 0.38, 1),
            floor_fog=(38, 46),
            glow=Glow(0, 0.4, 0.7, 0.5, "FFD08A"),
            clouds=soft_clouds(9, (0.12, 0.14, 0.08), (0.62, 0.08, 0.06), (0.92, 0.16, 0.09)),
        ),
    ),
    "battery-evening": Picture(
        "battery_wall",
        **WIDE,
        samples=7,
        grade=EVENING,
    ),
    "street": Picture(
        "street",
        **WIDE,
        samples=4,
        grade=town(TOWN).under(
            "6FB2E2 B6DCEE FFF3DA FFE4B4",
            HIGH,
            clouds=soft_clouds(7, (0.20, 0.16, 0.11), (0.60, 0.10, 0.08), (0.86, 0.18, 0.10)),
        ),
    ),
    "inverter-wall": Picture(
        "inverter_wall",
        **WIDE,
        samples=5,
        grade=DAY.under(
            CLEAR,
            HIGH,
            fog=(90, 220),
            glow=SUNNY,
            clouds=soft_clouds(5, (0.14, 0.12, 0.10), (0.80, 0.10, 0.08)),
        ),
    ),
    "above": Picture(
        "above",
        **WIDE,
        samples=5,
        grade=from_above((70, 120)),
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
            glow=SUNNY,
            clouds=soft_clouds(4, (0.20, 0.14, 0.12), (0.78, 0.18, 0.10)),
        ),
    ),
    "neighbourhood": Picture(
        "neighbourhood",
        **WIDE,
        samples=4,
        grade=town(TOWN, fog=(260, 500), floor_fog=(200, 260)),
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
            glow=SUNNY,
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
    "coming-soon": Picture(
        "coming_soon",
        **CARD,
        samples=4,
        grade=DAY.under(
            CLEAR,
            HIGH,
            glow=SUNNY,
            clouds=soft_clouds(3, (0.16, 0.16, 0.12), (0.84, 0.12, 0.12)),
        ),
    ),
}

# --- solar: the roof's sides, and a day of power

def night(colors, samples=4, stops=DUSK, **sky):
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
        grade=from_above((90, 150)),
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
            glow=SUNNY,
            clouds=soft_clouds(4, (0.20, 0.10, 0.09), (0.80, 0.08, 0.07)),
        ),
    ),
    "power-evening": Picture(
        "power_day",
        variant="evening",
        **night(
            SUNSET,
            glow=SETTING_SUN,
            clouds=EVENING_CLOUDS,
        ),
    ),
    "power-outage": Picture(
        "power_day", variant="outage", **night(DARK)
    ),
    "power-outage-battery": Picture(
        "power_day", variant="battery", **night(DARK)
    ),
    "battery-hours": Picture(
        "battery_hours", **night(DARK, samples=6)
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
    grade = studio("A9D6EA CDE6EA F1F0DA F4E3B4", "A9B2A6", (0, 0.38, 0.72, 1))
    return Picture("cooling_kinds", **STUDIO, samples=6, variant=variant, grade=grade)


COOLING |= {
    f"cooling-{variant}": cooling_kind(variant)
    for variant in ("split", "heat-pump", "mini-split", "package")
}

# --- rooms

ROOMS = {
    "room-slider": Picture(
        "room_slider",
        **WIDE,
        samples=8,
        grade=Grade(
            0.42, contrast=1.06, vignette=0.10, denoise=FAINT_LIGHT
        ).under(
            SUNSET,
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


ROOF_DAY = ROOF_NOON.under(
    NOON, LOW, clouds=soft_clouds(8, (0.16, 0.16, 0.14), (0.80, 0.10, 0.12))
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
                clouds=storm_clouds(0.7, 0.6),
            ),
        )
        for variant in ("before", "after")
    },
}

# --- openings: what is in them and what covers them

GLASS_GRADE = studio(
    "A9D3E4 CFE5E8 F3F0DE F6E4B8", "A9B2A6", stops=PRODUCT_STOPS, contrast=1.1
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


FRAMES = {
    "aluminum": ("8FC4DE B9DCE4 EDF0DE F5E4B8", "A9B2A6"),
    "thermally-broken": ("F4C39C F8D9B4 FBEDD2 F5DEB2", "BFA68A"),
    "vinyl": ("A8D3A4 CBE3B6 F0EFCB F7E4AC", "A9B084"),
}


def frame_section(variant, colors, shadow):
    return Picture(
        "frame_section",
        **COLUMN,
        samples=6,
        open_sky=False,
        round_edges=False,
        variant=variant,
        grade=studio(colors, shadow, stops=PRODUCT_STOPS, contrast=1.1),
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
            glow=SUNNY,
            clouds=soft_clouds(3, (0.16, 0.16, 0.10), (0.60, 0.10, 0.08)),
        ),
    ),
    "glass-cut": glass_section("cut"),
    "glass-hit": glass_section("hit"),
    **{f"frame-{variant}": frame_section(variant, *colors) for variant, colors in FRAMES.items()},
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

def product(name, colors, shadow):
    """colors: a setting of its own, so that products side by side do not look alike."""
    grade = studio(colors, shadow, stops=PRODUCT_STOPS, contrast=1.1)
    return Picture(f"product_{name}", **STUDIO, samples=6, grade=grade)


PRODUCTS = {
    "product-battery-stacked": product("battery_stacked", "9FD3A6 C8E2B4 F0EDC2 F8E2A6", "A9B07E"),
    "product-battery-wall": product("battery_wall", "F2B79E F6D0B4 FAE6CC F3D6B0", "BFA284"),
    "product-entry-door": product("entry_door", "9AD0D6 C2E2DA F0EFD6 F6E4B8", "A4B2A6"),
    "product-generator": product("generator", "86C2E4 B6DCEA E6EFDC F4E4B6", "A2B08C"),
    "product-impact-window": product("impact_window", "8FB8D4 B8D2DC E8EADC F2E2BE", "A4AEB4"),
    "product-inverter-hybrid": product("inverter_hybrid", "C6DE8E DCEBB2 F3F2CC F5E6AC", "AFB486"),
    "product-inverter-micro": product("inverter_micro", "F8DF98 FAE9BC FBF2DA F3DDA8", "C2B48C"),
    "product-inverter-optimizer": product("inverter_optimizer", "F2B49C F7D2B6 FBE9CE F4DAB2", "BFA284"),
    "product-inverter-string": product("inverter_string", "8CCBEA B9E0EE EAF1E0 F5E6BE", "A4B2B4"),
    "product-panel-all-black": product("panel_all_black", "F4B98C F8D3AC FBEBD0 F6DDB4", "BFA284"),
    "product-panel-framed": product("panel_framed", "7FBFE8 B4DCEE E9F0E2 F6E7BF", "A4B2B4"),
    "product-panel-high-output": product("panel_high_output", "9FCFA6 C6E0B6 F0EECB F7E2AA", "A9B084"),
    "product-sliding-door": product("sliding_door", "F0C4A0 F6DCBC FAEDD4 F2DDB2", "BFAA88"),
}


def still_life(scene, samples, colors, shadow, **more):
    return Picture(scene, **STUDIO, samples=samples, grade=studio(colors, shadow, **more))


GREEN_STUDIO = Grade(0.30, denoise=SMOOTH_FLOOR).under(
    "97CF9F C3DFAE ECEBB6 FAE3A2",
    PRODUCT_STOPS,
    glow=Glow(0, 0.85, 0.6, 0.5, "FFE38C"),
    shadow="A9B07E",
)
STILL_LIFES = {
    "battery": Picture("battery", **STUDIO, samples=8, grade=GREEN_STUDIO),
    "reviews": still_life("reviews", 6, "BFE0EC DDEDE6 FBF0D6 F7E3B6", "B9B39A"),
    "champions": still_life("champions", 6, "A9D8E2 CFE8D2 F4F0CC F7E3A8", "B3B596"),
    "contests": still_life(
        "contests", 6, "A8D6A8 CFE5B4 F3EFC0 FAE39C", "A9B07E", stops=PRODUCT_STOPS
    ),
    "history": still_life("history", 6, "B5DCE6 DCEBD8 FBF2D2 F8E4A8", "BDB592"),
}


PROOF = {
    f"proof-{variant}": Picture("proof", **STUDIO, samples=4, variant=variant, grade=studio(*colors))
    for variant, colors in {
        "boots": ("A9D8E2 CFE8D2 F4F0CC F7E3A8", "B3B596"),
        "magnet": ("BFE0EC DDEDE6 FBF0D6 F7E3B6", "B9B39A"),
        "label": ("9AD0D6 C2E2DA F0EFD6 F6E4B8", "A4B2A6"),
        "permit": ("F4C39C F8D9B4 FBEDD2 F5DEB2", "BFA68A"),
    }.items()
}

PEOPLE = {
    f"person-{variant}": Picture(
        "people",
        **{**STUDIO, "width": 800, "height": 800},
        samples=8,
        variant=variant,
        grade=studio(colors, "B9B39A"),
    )
    for variant, colors in {
        "founder": "A9D8E2 CFE8D2 F4F0CC F7E3A8",
        "roofer": "BFE0EC DDEDE6 FBF0D6 F7E3B6",
        "electrician": "F7E3A8 F9ECC4 FBF3D6 F2DFB2",
        "installer": "A8D6A8 CFE5B4 F3EFC0 FAE39C",
        "office": "F4D9C0 F9E8D2 FBF3DC F2DFB2",
    }.items()
}


def neighbourhood(name, colors=TOWN, samples=4):
    """One of the kinds of street that a town has."""
    return Picture(f"neighbourhood_{name}", **CARD, samples=samples, grade=town(colors))


NEIGHBOURHOODS = {
    "neighbourhood-canal": neighbourhood("canal"),
    "neighbourhood-bungalows": neighbourhood("bungalows", "8CC6E6 C6E4EC FFF4E0 FFE6BE"),
    "neighbourhood-townhomes": neighbourhood("townhomes", "7FBCE6 C0E0EC FFF3DC FFE2B4"),
    "neighbourhood-oaks": neighbourhood("oaks", "8FC4DE CBE4E2 FBF3DA F6E6B8"),
    "neighbourhood-beach": neighbourhood("beach", "6FB6E6 B6DEEE FFF5E2 FFEBC8"),
}


def card(name, colors, shadow, **more):
    return Picture(f"card_{name}", **STUDIO, samples=10, grade=studio(colors, shadow, **more))


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
        "solar": replace(
            HOUSE["roofing"],
            grade=ROOF_NOON.under(
                NOON, LOW, clouds=soft_clouds(8, (0.16, 0.14, 0.12), (0.84, 0.10, 0.10))
            ),
        ),
        "roofing": BEFORE_AFTER["roof-after"],
        "hurricane": HOUSE["hurricane"],
        "remodelling": HOUSE["remodelling"],
        "hvac": HOUSE["hvac"],
        "pools": HOUSE["pool"],
    }.items()
}

PICTURES = {
    **HEROES,
    **SERVICE_HEROES,
    **LAYERED,
    **HOUSE,
    **POWER,
    **COOLING,
    **ROOMS,
    **BEFORE_AFTER,
    **OPENINGS,
    **ROOFS,
    **FIRST_VIEWS,
    **PRODUCTS,
    **STILL_LIFES,
    **PROOF,
    **PEOPLE,
    **CARDS,
    **MENU,
    **NEIGHBOURHOODS,
}
