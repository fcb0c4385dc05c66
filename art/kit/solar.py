"""Solar modules: one alone, and rows of them on a roof."""
from mathutils import Matrix

from .shapes import box, mesh

FRAME_WIDTH = 0.028
GLASS_BELOW_FRAME = 0.006


def module(
    matrix, width=1.0, height=1.62, thickness=0.05, face="solar_cells", frame="aluminum", shade=0.5
):
    """Lies in the matrix's xy plane, centered."""
    vertices, faces, face_materials, uvs = _module_mesh(width, height, thickness)
    return mesh(
        "module",
        vertices,
        faces,
        [face, frame],
        matrix=matrix,
        face_materials=face_materials,
        uvs=uvs,
        shades=[shade] * len(vertices),
    )


def _module_mesh(width, height, top):
    vertices, faces, face_materials, uvs = [], [], [], []

    def quad(points, material, corners=((0, 0),) * 4):
        first = len(vertices)
        vertices.extend(points)
        faces.append((first, first + 1, first + 2, first + 3))
        face_materials.append(material)
        uvs.extend(corners)

    def ring(x, y):
        return (-x, -y), (x, -y), (x, y), (-x, y)

    outer = ring(width / 2, height / 2)
    inner = ring(width / 2 - FRAME_WIDTH, height / 2 - FRAME_WIDTH)
    sunk = top - GLASS_BELOW_FRAME
    quad([(*p, sunk) for p in inner], 0, ((0, 0), (1, 0), (1, 1), (0, 1)))
    for i in range(4):
        a, b, c, d = outer[i], outer[(i + 1) % 4], inner[(i + 1) % 4], inner[i]
        quad([(*a, top), (*b, top), (*c, top), (*d, top)], 1)
        quad([(*a, 0), (*b, 0), (*b, top), (*a, top)], 1)
        quad([(*d, top), (*c, top), (*c, sunk), (*d, sunk)], 1)
    return vertices, faces, face_materials, uvs


def module_row(plane, u, v, count, rng):
    """A row of modules on rails and feet; (u, v): its lower left corner on the roof plane."""
    width, height, gap, lift = 1.0, 1.5, 0.03, 0.15
    pitch, rise = width + gap, height + gap
    for i in range(count):
        matrix = (
            plane.at(u + (i + 0.5) * pitch, v + 0.5 * rise, lift)
            @ Matrix.Rotation(rng.uniform(-0.004, 0.004), 4, "X")
            @ Matrix.Rotation(rng.uniform(-0.004, 0.004), 4, "Y")
        )
        module(matrix, width, height, frame="black", shade=rng.random())
    length = count * pitch
    for share in (0.22, 0.78):
        rail = v + share * rise
        here = plane.at(u + length / 2, rail, lift - 0.03)
        box(length + 0.1, 0.04, 0.05, "aluminum", parent=here, edge=0.006)
        for i in range(count + 1):
            foot = min(max(i * pitch, 0.1), length - 0.1)
            here = plane.at(u + foot, rail, lift / 2 - 0.03)
            box(0.05, 0.07, lift, "aluminum", parent=here, edge=0.006)
