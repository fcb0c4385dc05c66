"""From the denoised render to the finished picture: exposure, bloom, tone, sky, last touches."""
import cv2
import numpy as np

from .compose import compose
from .denoise import denoise
from .passes import read_passes
from .sky import paint_sky
from .weather import paint_rain

BLOOM = 0.2
BLOOM_RINGS = ((6, 0.5), (22, 0.3), (70, 0.2))  # radius at 1920 pixels, share
GRAIN = 0.004
LUMINANCE = [0.2126, 0.7152, 0.0722]


def finish(base, grade, output):
    """Reads the raw images at base, writes the picture."""
    passes = read_passes(base)
    write_picture(develop(denoise(passes, grade.denoise), passes, grade), output)


def develop(light, passes, grade):
    """From linear light to display colors, height x width x 3."""
    image = np.clip(light, 0, None) * 2**grade.exposure
    image = image + _bloom(image, passes.coverage)

    def tone(light):
        return tone_map(light, grade)

    if grade.sky:
        height, width = image.shape[:2]
        sky = paint_sky(grade.sky, width, height)
        picture = compose(image, passes, sky, grade.sky, tone)
    else:
        picture = tone(image)
    if grade.rain:
        picture = paint_rain(picture, grade.rain)
    return np.clip(_last_touches(picture, grade), 0, 1)


def write_picture(picture, output):
    """picture: display colors, and alpha if it has any."""
    order = [2, 1, 0, 3][: picture.shape[2]]
    bytes_ = (np.clip(picture, 0, 1)[..., order] * 255 + 0.5).astype(np.uint8)
    if not cv2.imwrite(str(output), bytes_):
        raise OSError(f"could not write {output}")


def _bloom(image, coverage):
    bright = np.clip(image - 0.9, 0, 6)
    if coverage is not None:
        bright = bright * coverage[..., None]
    scale = image.shape[1] / 1920
    rings = (
        cv2.GaussianBlur(bright, (0, 0), radius * scale + 0.5) * share
        for radius, share in BLOOM_RINGS
    )
    return sum(rings) * BLOOM


def tone_map(light, grade):
    """A soft shoulder in each channel: bright things keep their color."""
    shown = np.clip(1 - np.exp(-light * 1.25), 0, 1) ** grade.contrast
    encoded = np.where(shown < 0.0031308, shown * 12.92, 1.055 * shown ** (1 / 2.4) - 0.055)
    grey = (encoded * LUMINANCE).sum(-1, keepdims=True)
    return np.clip(grey + grade.saturation * (encoded - grey), 0, 1)


def _last_touches(picture, grade):
    height, width = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    radius = np.hypot((x - width / 2) / (width / 2), (y - height / 2) / (height / 2))
    picture = picture * (1 - grade.vignette * np.clip(radius - 0.45, 0, 1)[..., None] ** 2)
    picture = picture + grade.sharpen * (picture - cv2.GaussianBlur(picture, (0, 0), 0.8))
    return picture + np.random.default_rng(1).normal(0, GRAIN, (height, width, 1))
