"""A small language for Blender's shader nodes, so that a material reads like a formula.

Every helper returns a socket (or a node, whose first output then counts), which the next helper
takes where a number or a color would stand.
"""
import bpy


def color(hex_code):
    """'F6B91E' as Blender wants it: linear light, four channels."""
    channels = [int(hex_code[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return (*linear, 1.0)


def grey(value):
    return (value, value, value, 1)


class Shader:
    """The nodes of one material or world."""

    def __init__(self, owner):
        owner.use_nodes = True
        self.owner = owner
        self.tree = owner.node_tree
        self.tree.nodes.clear()

    @classmethod
    def of_material(cls, name):
        return cls(bpy.data.materials.new(name))

    def node(self, kind, inputs=None, **settings):
        """A node of that kind; inputs are given by name or by number."""
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for setting, value in settings.items():
            setattr(node, setting, value)
        for key, value in (inputs or {}).items():
            self.set(node.inputs[key], value)
        return node

    def set(self, socket, value):
        if isinstance(value, bpy.types.Node):
            value = value.outputs[0]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def surface(self, shader):
        """Closes the tree and hands back its material."""
        self.node("OutputMaterial", {0: shader})
        return self.owner

    def coordinates(self, kind):
        """Where on the thing: Generated (0 to 1 over its box), Object, UV or Window."""
        return self.node("TexCoord").outputs[kind]

    def axes(self, vector):
        """The x, y and z of a vector."""
        return self.node("SeparateXYZ", {0: vector}).outputs

    def math(self, operation, *values):
        return self.node("Math", dict(enumerate(values)), operation=operation).outputs[0]

    def remap(self, value, source=(0, 1), target=(0, 1), smooth=False):
        kind = {"interpolation_type": "SMOOTHSTEP"} if smooth else {}
        return self.node(
            "MapRange", {0: value, 1: source[0], 2: source[1], 3: target[0], 4: target[1]}, **kind
        ).outputs[0]

    def mix(self, factor, first, second, blend="MIX"):
        return self.node("MixRGB", {0: factor, 1: first, 2: second}, blend_type=blend).outputs[0]

    def mix_shaders(self, factor, first, second):
        return self.node("MixShader", {0: factor, 1: first, 2: second}).outputs[0]

    def ramp(self, value, first, last, *between, interpolation="LINEAR"):
        """A color gradient from (position, color) stops."""
        node = self.node("ValToRGB", {0: value})
        node.color_ramp.interpolation = interpolation
        elements = node.color_ramp.elements
        for element, (position, stop_color) in zip(elements, (first, last)):
            element.position, element.color = position, stop_color
        for position, stop_color in between:
            elements.new(position).color = stop_color
        return node.outputs[0]

    def noise(self, where, scale, detail):
        return self.node("TexNoise", {"Vector": where, "Scale": scale, "Detail": detail}).outputs

    def brightness(self, value, of, hue=0.5):
        return self.node("HueSaturation", {"Hue": hue, "Value": value, "Color": of}).outputs[0]

    def piece_shade(self):
        """The number from 0 to 1 that each tile, leaf or blade carries: no two look the same."""
        return self.node("Attribute", attribute_name="shade").outputs["Fac"]

    def bump(self, height, strength, distance, **inputs):
        return self.node(
            "Bump", {"Strength": strength, "Distance": distance, "Height": height, **inputs}
        ).outputs[0]

    def principled(self, **inputs):
        """The general surface; `Base_Color=...` means the input called Base Color."""
        named = {name.replace("_", " "): value for name, value in inputs.items()}
        return self.node("BsdfPrincipled", named)
