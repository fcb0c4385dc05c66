"""White palings on two rails."""
from .shapes import box

STEP = 0.28  # metres from paling to paling


def palings(x0, x1, y, height=0.9, z=0):
    """Along x, their front to -y."""
    for share in (0.33, 0.76):
        box(x1 - x0, 0.04, 0.07, "trim", (x0 + x1) / 2, y, z + share * height, edge=0)
    count = int((x1 - x0) / STEP)
    for i in range(count + 1):
        x = x0 + i * (x1 - x0) / count
        box(0.12, 0.04, height, "trim", x, y - 0.04, z, standing=True, edge=0)
