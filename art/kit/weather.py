"""What weather does to surfaces."""
import bpy

DARKER, SMOOTHER, FILM = 0.62, 0.3, 0.9  # water darkens, smooths and covers


def wet(*materials):
    """Rain has been on these from here on; those that the scene does not have are left out."""
    for name in materials:
        material = bpy.data.materials.get(name)
        for node in material.node_tree.nodes if material else ():
            if node.type == "BSDF_PRINCIPLED":
                _wet(material.node_tree, node.inputs)


def _wet(tree, inputs):
    inputs["Roughness"].default_value *= SMOOTHER
    inputs["Clearcoat"].default_value = FILM
    base = inputs["Base Color"]
    if not base.is_linked:
        base.default_value = [c * DARKER for c in base.default_value[:3]] + [1]
        return
    darker = tree.nodes.new("ShaderNodeHueSaturation")
    darker.inputs["Value"].default_value = DARKER
    tree.links.new(base.links[0].from_socket, darker.inputs["Color"])
    tree.links.new(darker.outputs[0], base)
