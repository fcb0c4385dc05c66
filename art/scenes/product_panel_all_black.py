"""Product: an all-black solar module, a second one behind it."""
from kit.studio import product_modules, product_stage, product_view
from kit.surfaces import module_face


def build():
    product_stage()
    face = module_face(
        "black_module",
        low="080A0F",
        high="1B2330",
        gap="020304",
        busbar="28323F",
        rows=10,
        gap_width=0.030,
        busbar_strength=0.4,
    )
    product_modules(face, "black")
    product_view()
