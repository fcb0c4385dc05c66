"""The painted sky: a gradient, the sun's glow, clouds."""
from functools import lru_cache

import cv2
import numpy as np

from .clouds import paint_clouds
from .weather import paint_stars


def hex_color(code):
    return np.array([int(code[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)


@lru_cache(maxsize=1)
def paint_sky(sky, width, height):
    """Display colors, height x width x 3."""
    colors = [hex_color(code) for code in sky.colors.split()]
    rows = np.linspace(0, 1, height)
    channels = [np.interp(rows, sky.stops, [color[i] for color in colors]) for i in range(3)]
    image = np.stack(channels, -1)[:, None, :] * np.ones((1, width, 1))
    image = cv2.GaussianBlur(image, (0, 0), height * 0.05, borderType=cv2.BORDER_REPLICATE)
    if sky.glow:
        glow = sky.glow
        y, x = np.mgrid[0:height, 0:width]
        away = np.hypot(x / width - glow.x, (y / height - glow.y) * height / width) / glow.radius
        share = (np.exp(-away * away * 2) * glow.strength)[..., None]
        image = image * (1 - share) + hex_color(glow.color) * share
    if sky.stars:
        image = paint_stars(image, sky.stars)
    if sky.clouds:
        image = paint_clouds(image.astype(np.float32), sky.clouds)
    return image
