"""Puts the render before its painted sky: exact brand colors behind, no noise in them.

Every pixel is a share of things, a share of studio floor and a share of open sky. The floor is
painted as the sky's gradient, darkened by the shadows the render shows on it.
"""
import cv2
import numpy as np

from .sky import hex_color


def compose(image, passes, sky, settings, tone):
    """image: linear light; sky: display colors; tone: maps the one to the other."""
    height, width = image.shape[:2]
    floor, coverage = passes.floor, passes.coverage
    if floor.max() > 0.5:
        painted_floor = _painted_floor(image, passes, sky, settings)
        floor_light = _local_mean(image, _pure(floor), 13.5 * width / 1920, 1e-3)
    else:
        painted_floor = sky
        floor_light = np.zeros((height, width, 3), np.float32)
    covered = np.ones((height, width), np.float32) if coverage is None else coverage
    things_share = np.clip(covered - floor, 0, 1)[..., None]
    floor_share = floor[..., None]

    # The floor's light is taken out of mixed pixels, or things would have pale halos.
    things = np.clip(image - floor_share * floor_light, 0, None) / np.maximum(things_share, 0.04)
    if coverage is None:
        things = np.where(floor_share > 0.001, things, image)
    things = tone(_colors_from_inside(things, image, things_share, width))

    fog = _fog(passes.soft_distance, settings.fog, coverage is None)
    things = things * (1 - fog) + sky * fog
    sky_share = np.clip(1 - things_share - floor_share, 0, 1)
    return things * things_share + painted_floor * floor_share + sky * sky_share


def _smooth_step(value, start, end):
    share = np.clip((value - start) / (end - start), 0, 1)
    return share * share * (3 - 2 * share)


def _blur(image, radius):
    return cv2.GaussianBlur(image.astype(np.float32), (0, 0), radius)


def _pure(share, least=0.99):
    return (share > least).astype(np.float32)


def _local_mean(image, mask, radius, least):
    """The mean color around each pixel, of masked pixels only."""
    channels = [_blur(image[..., c] * mask, radius) for c in range(3)]
    return np.dstack(channels) / np.maximum(_blur(mask, radius), least)[..., None]


def _painted_floor(image, passes, sky, settings):
    """The sky's gradient under the floor's shadows."""
    pure = _pure(passes.floor)
    luminance = (image * [0.2126, 0.7152, 0.0722]).sum(-1)
    lit = np.percentile(luminance[passes.floor > 0.99], 90)
    light = np.clip(luminance / lit, 0, 1.15)
    radius = 4.5 * image.shape[1] / 1920

    def smoothed(by):
        return _blur(light.astype(np.float32) * pure, by) / np.maximum(_blur(pure, by), 1e-3)

    # Detail only where there is some (edges of shadows); noise goes.
    fine, coarse = smoothed(radius), smoothed(radius * 5)
    detail = np.clip((np.abs(_blur(fine - coarse, radius)) - 0.008) / 0.03, 0, 1)
    light = (coarse + (fine - coarse) * detail)[..., None]
    light = np.clip(light, 0, 1.02) ** 1.3
    far = _smooth_step(passes.soft_distance, *settings.floor_fog)[..., None]
    light = light + (1 - light) * far
    tint = hex_color(settings.shadow)
    return sky * (tint + (1 - tint) * np.clip((light - 0.25) / 0.75, 0, 1.06))


def _colors_from_inside(things, image, things_share, width):
    """Mixed pixels at edges take the color of the pure ones beside them."""
    pure = _pure(things_share[..., 0], 0.985)
    radius = 1.1 * width / 1280 + 0.4
    near = _blur(pure, radius)
    inner = _local_mean(image, pure, radius, 1e-4)
    borrowed = (np.clip(near * 6, 0, 1) * (1 - pure))[..., None]
    limit = np.where(near[..., None] > 0.02, inner * 1.6 + 0.02, 4.0)
    return np.minimum(things, limit) * (1 - borrowed) + inner * borrowed


def _fog(distance, begins_and_ends, sky_is_opaque):
    fog = _smooth_step(distance, *begins_and_ends)
    if sky_is_opaque:
        fog = np.where(distance > 3000, 1, fog)
    return _blur(fog, 0.35)[..., None]
