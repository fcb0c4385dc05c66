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

# The weights that styles ask for, from and to; app/styles/fonts.css says the same.
FONTS = {"bricolage-grotesque": (700, 700), "figtree": (400, 700)}

# English and Spanish, other Western European letters in names, typographic marks.
CHARACTERS = [
    *range(0x20, 0x7F),  # Basic Latin
    *range(0xA0, 0x100),  # Latin-1: accents, ¿ ¡ © ° ± × ½
    *range(0x2010, 0x2028),  # hyphens, dashes, quotation marks, bullet, ellipsis
    *map(ord, "′″‹›⁄−€™"),
]

# Kerning, ligatures, composed accents, local forms; figures of one width for columns of numbers.
FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum", "pnum", "rvrn"]


def cut(name: str, weights: tuple[int, int]):
    font = TTFont(SOURCES / name / f"files/{name}-latin-wght-normal.woff2")
    font = instancer.instantiateVariableFont(font, {"wght": weights})
    whole = io.BytesIO()
    font.flavor = None
    font.save(whole)

    options = subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=True)
    options.name_IDs = [0, 1, 2, 13, 14]  # name, copyright and license stay in the file
    font = TTFont(io.BytesIO(whole.getvalue()), recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    font.flavor = "woff2"
    result = OUTPUT / f"{name}.woff2"
    font.save(result)
    print(f"{result.relative_to(PROJECT)}: {result.stat().st_size / 1000:.1f} kB")


for name, weights in FONTS.items():
    cut(name, weights)
