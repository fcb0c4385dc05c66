"""Product: a solar module with a silver frame and a white grid, a second one behind it."""
from kit.studio import product_modules, product_stage, product_view
from kit.surfaces import module_face


def build():
    product_stage()
    face = module_face(
        "framed_module",
        low="16305F",
        high="27488A",
        gap="E4ECF2",
        busbar="6F8FBE",
        rows=10,
        gap_width=0.026,
        busbar_strength=0.45,
    )
    product_modules(face, "aluminum")
    product_view()
