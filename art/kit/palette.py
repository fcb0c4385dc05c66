"""The palette: every named material as plain numbers (see make_material in materials.py)."""


def _leaf(color_code, roughness, piece_variation, specular=0.4):
    return dict(
        color_code=color_code,
        roughness=roughness,
        piece_variation=piece_variation,
        translucency=0.3,
        specular=specular,
    )


def _plain(color_code, roughness, **more):
    return dict(color_code=color_code, roughness=roughness, **more)


WALLS_AND_TRIM = {
    "stucco": _plain(
        "F3E6CC", 0.85, variation=0.05, variation_scale=0.9, bump=0.35, bump_scale=70, edge=0.035
    ),
    "trim": _plain("FBF7EC", 0.5, edge=0.02),
    "white": _plain("F6F4EE", 0.42, edge=0.012),
    "fascia": _plain("FBF6EA", 0.45, edge=0.02),
    "soffit": _plain("E9DFCB", 0.7),
    "green": _plain("2F8F4E", 0.45, edge=0.01, specular=0.5),
    "deep_green": _plain("1E5B3A", 0.4, edge=0.01, specular=0.5),
    "yellow": _plain("F6B91E", 0.4, edge=0.015, specular=0.5, coat=0.2),
    "butter_wall": _plain("F8DE9C", 0.85, variation=0.05, variation_scale=0.9),
    "curtain": _plain("FFF4DC", 0.9, translucency=0.4),
    "lamp": _plain("FFD9A0", 0.5, glow="FFC878", glow_strength=9),
}

ROOFS = {
    "roof_tile": _plain("AE6547", 0.72, piece_variation=0.3, bump=0.25, bump_scale=45),
    "tile_underlay": _plain("6A3324", 0.8),
    "metal_seam": _plain("C9CFCD", 0.32, metallic=0.55, edge=0.01),
}

GROUND = {
    "lawn": _plain("6E9440", 0.9, variation=0.18, variation_scale=0.7, bump=0.8, bump_scale=25),
    "paver": _plain("C9AE88", 0.8, piece_variation=0.2, bump=0.3, bump_scale=50, edge=0.012),
    "deck": _plain("EBDDC3", 0.75, piece_variation=0.08, bump=0.25, bump_scale=50, edge=0.012),
    "concrete": _plain(
        "D8D2C4", 0.8, variation=0.06, variation_scale=1.5, bump=0.2, bump_scale=60, edge=0.02
    ),
    "plinth": _plain("F2EADB", 0.6, edge=0.08),
    "soil": _plain("C9A779", 0.9, variation=0.12, variation_scale=1.2, bump=0.5, bump_scale=18),
    "mulch": _plain("6B4A33", 0.95, variation=0.25, variation_scale=8, bump=1.0, bump_scale=30),
    "dirt": _plain("7B5638", 0.95, variation=0.2, variation_scale=4, bump=0.8, bump_scale=22),
    "rock": _plain("CFC6B4", 0.8, variation=0.12, variation_scale=2, bump=0.4, bump_scale=15),
    "screed": _plain("B9A88C", 0.9, variation=0.06, variation_scale=2),
    "grout": _plain("CFC8B8", 0.9),
    "floor_tile": _plain("F7F4EA", 0.3, piece_variation=0.07, coat=0.3),
    "plank": _plain("C98F56", 0.5, piece_variation=0.28, variation=0.10, variation_scale=6),
}

PLANTS = {
    "grass_blade": _leaf("83A94A", 0.65, 0.30, specular=0.2),
    "palm_leaf": _leaf("4E8A34", 0.42, 0.3, specular=0.5),
    "leaf": _leaf("3F7D37", 0.45, 0.45, specular=0.45),
    "light_leaf": _leaf("86B544", 0.5, 0.35),
    "yellow_flower": _leaf("FFC928", 0.5, 0.15),
    "pink_flower": _leaf("F2698B", 0.5, 0.15),
    "white_flower": _leaf("FFF6E6", 0.5, 0),
    "lime": _plain("B5D94C", 0.42, specular=0.5, coat=0.15),
    "lime_skin": _plain("7DB23A", 0.42, bump=0.25, bump_scale=40, coat=0.2),
    "lime_pith": _plain("F4F3CF", 0.6),
    "bush_core": _plain("20401F", 0.9),
    "trunk": _plain("9A7B5B", 0.85, variation=0.18, variation_scale=3, bump=0.5, bump_scale=20),
}

PARTS = {
    "aluminum": _plain("C4C8CA", 0.3, metallic=0.9, edge=0.006),
    "steel": _plain("B9BFC2", 0.28, metallic=0.85),
    "black": _plain("1A1C1F", 0.35, metallic=0.3, edge=0.006),
    "charcoal": _plain("2B2F33", 0.5, edge=0.01),
    "dark": _plain("2B3034", 0.42),
    "rubber": _plain("33383B", 0.7),
    "wood": _plain("A8693A", 0.5, variation=0.2, variation_scale=4, edge=0.01),
    "light_wood": _plain("C58A4E", 0.5),
    "white_shell": _plain("FAFAF6", 0.3, coat=0.4, specular=0.5),
    "green_shell": _plain("2F8F4E", 0.32, coat=0.4),
    "dark_green": _plain("1F6E3A", 0.4),
    "screen": _plain("0E1A1C", 0.14, coat=1.0),
    "vent": _plain("D2D4CC", 0.5),
    "cream": _plain("F5EBD3", 0.6),
    "sand_wall": _plain("EBDDBB", 0.8, bump=0.25, bump_scale=60),
    "yellow_wall": _plain("F8DE93", 0.85, bump=0.2, bump_scale=60),
    "sunny": _plain("FFC42E", 0.35, coat=0.3),
    "paper": _plain("FFFDF6", 0.75),
    "pale": _plain("E6DCC4", 0.7),
    "gold": _plain("F5B52A", 0.22, metallic=0.55, coat=0.4),
    "written_line": _plain("D5DCC8", 0.7),
    "rope": _plain("E8DCC4", 0.8),
    "suds": _plain("FFFFFF", 0.35, coat=0.3),
    "bucket_water": _plain("8FD3E6", 0.1, coat=1.0),
    "cloud": _plain("FFFFFF", 0.9, translucency=0.35),
}

PALETTE = {**WALLS_AND_TRIM, **ROOFS, **GROUND, **PLANTS, **PARTS}
