"""Cuts the two fonts down to what the site shows: `npm run fonts`, see docs/decisions/0014.

Needs Python with fontTools and brotli (Debian: python3-fonttools, python3-brotli). The results in
app/styles/fonts/ are committed, so that a build needs neither.
"""

import io
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PROJECT = Path(__file__).resolve().parent.parent
SOURCES = PROJECT / "node_modules/@fontsource-variable"
OUTPUT = PROJECT / "app/styles/fonts"

# What all pages show: English, Spanish, the name of Kreyòl, typographic marks.
SHOWN = [
    *range(0x20, 0x7F),  # Basic Latin
    *map(ord, "\u00a0¡¿¢©®°±²·×¼½¾ªº«»ÁÉÍÓÚÜÑáéíóúüñÈàèò"),
    *map(ord, "\u2010\u2011–—‘’“”•…′″−™€"),
]

# Letters in other names of people, which a few pages show as they were typed; app/content/reading/brand-plugin.ts says the same.
IN_NAMES = sorted({*range(0xC0, 0x100)} - {*SHOWN})

# File, source, weights that styles ask for from and to, characters; content/brand.yaml says the same.
FONTS = [
    ("bricolage-grotesque", "bricolage-grotesque", (700, 700), SHOWN),
    ("figtree", "figtree", (400, 700), SHOWN),
    ("figtree-names", "figtree", (400, 700), IN_NAMES),
]

# Kerning, ligatures, composed accents, local forms; figures of one width for columns of numbers.
FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum", "pnum", "rvrn"]


def cut(name: str, source: str, weights: tuple[int, int], characters: list[int]):
    font = TTFont(SOURCES / source / f"files/{source}-latin-wght-normal.woff2")
    font = instancer.instantiateVariableFont(font, {"wght": weights})
    whole = io.BytesIO()
    font.flavor = None
    font.save(whole)

    options = subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=True)
    options.name_IDs = [0, 1, 2, 13, 14]  # name, copyright and license stay in the file
    font = TTFont(io.BytesIO(whole.getvalue()), recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.flavor = "woff2"
    result = OUTPUT / f"{name}.woff2"
    font.save(result)
    print(f"{result.relative_to(PROJECT)}: {result.stat().st_size / 1000:.1f} kB")


for font in FONTS:
    cut(*font)
