"""Cuts layers out of renders of one view: each is its render where it differs from what it lies over.

Things are taken over whole, along their own smooth edges. Around them only shadows and light differ:
there a layer is as transparent as it can be and still give the same colors, so that a shadow falls on
every wall and every roof.
"""
import json
from dataclasses import replace

import cv2
import numpy as np

from .denoise import SHEEN, denoise
from .grade import develop
from .passes import read_mark, read_passes

MARGIN = 10  # pixels around a region that the denoiser may look at
FEATHER, LAMP_FEATHER = 8, 60  # pixels along a region's border; light fades out far away
NOISE = 0.02, 0.05  # alpha that is dropped, and from which it counts whole
RIM = 3  # pixels of sky above a roof that come with it
DARK = 0.03  # where it is this dark, differences count less
UNSEEN = 0.008, 0.025  # differences of brightness that are dropped, and from which they count whole


class Layers:
    """The layers at `base`, in the order in which they lie."""

    def __init__(self, base, grade):
        self.base, self.grade = base, grade
        with open(f"{base}.json", encoding="utf8") as file:
            self.plan = json.load(file)
        self.states = {}

    def picture(self, name):
        """Display colors; all but the base have alpha."""
        layer = self.plan[name]
        if layer["stains"]:
            return self._stains(name)
        shown = self._state(name)[2]
        if name == "base":
            return shown
        below = self._state(layer["over"])[2]
        mark = read_mark(self._raw(name))
        if layer["recolors"] == layer["over"]:  # nothing but its color is another
            return np.dstack([_spread(_unmixed(below, shown, mark), mark), mark])
        if layer["clears"]:  # nothing of the old shape may stay
            mark = np.maximum(mark, read_mark(self._raw("base")))
        if name.startswith("roof-") and "lifts" not in name:
            mark = _rimmed(mark)
        return cut(below, shown, 0 * mark if layer["lamps"] else mark, self._inside(layer))

    def _raw(self, name):
        return f"{self.base}@{name}"

    def _state(self, name):
        """Passes, linear light and display colors of all that shows with that layer."""
        if name not in self.states:
            passes, light = self._develop(name)
            self.states[name] = passes, light, develop(light, passes, self.grade)
        return self.states[name]

    def _develop(self, name):
        """Passes and linear light."""
        layer, passes = self.plan[name], read_passes(self._raw(name))
        if name == "base":
            light = denoise(passes, self.grade.denoise)
            return passes, light
        below, light, _ = self._state(layer["recolors"] or layer["over"])
        rows, columns = self._box(layer, light.shape, 0)
        if layer["recolors"]:
            passes = _pasted(below, passes, rows, columns)
            return passes, light * (passes.albedo + SHEEN) / (below.albedo + SHEEN)
        if layer["lamps"]:
            return below, light + self._clean(layer, passes, 0 * light)
        passes = _pasted(below, passes, rows, columns)
        return passes, _paste(light, self._clean(layer, passes, light), rows, columns)

    def _clean(self, layer, passes, around):
        """Denoised in the layer's region and a little beyond; the rest is `around`."""
        near = self._box(layer, around.shape, MARGIN)
        result = around.copy()
        result[near] = denoise(_cropped(passes, near), self.grade.denoise)
        return result

    def _box(self, layer, shape, margin):
        height, width = shape[:2]
        left, low, right, high = layer["region"]
        rows = slice(max(0, int((1 - high) * height) + 1 - margin), int((1 - low) * height) - 1 + margin)
        return rows, slice(max(0, int(left * width) + 1 - margin), int(right * width) - 1 + margin)

    def _inside(self, layer):
        """1 in its region, 0 outside, soft along its border."""
        shape, feather = self._state("base")[2].shape, LAMP_FEATHER if layer["lamps"] else FEATHER
        inside = np.zeros(shape[:2], np.float32)
        inside[self._box(layer, shape, -1)] = 1
        wide = cv2.copyMakeBorder(inside, *[feather] * 4, cv2.BORDER_REPLICATE)
        wide = cv2.blur(cv2.erode(wide, np.ones((feather, feather))), (feather, feather))
        return wide[feather:-feather, feather:-feather]

    def _stains(self, name):
        passes = read_passes(self._raw(name))
        light, alpha = (passes.first + passes.second) / 2, passes.coverage[..., None]
        color = np.clip(light / np.maximum(alpha, 1e-3), 0, 1) ** (1 / 2.2)
        return np.dstack([_spread(color, alpha[..., 0]), alpha])


def cut(below, shown, mark, inside):
    """The picture that gives `shown` when it lies over `below`. mark: what is taken over whole."""
    lighter = (shown - below) / np.maximum(1 - below, 0.02)
    darker = (below - shown) / (below + DARK)
    least = np.clip(np.maximum(lighter, darker).max(2), 0, 1) * inside
    share = _ramp(least, *NOISE) * _ramp(np.abs(shown - below).max(2), *UNSEEN)
    alpha = np.maximum(np.clip(mark, 0, 1), least * share)
    alpha = np.where(alpha < 0.004, 0, alpha)
    return np.dstack([_spread(_unmixed(below, shown, alpha), alpha), alpha])


def _rimmed(mark):
    """With a rim above each column: in smaller pictures, the edge of the roof below would shine through."""
    mark, top = mark.copy(), (mark > 0.9).argmax(0)
    for rise in range(1, RIM + 1):
        columns = np.flatnonzero(top >= rise)
        mark[top[columns] - rise, columns] = 1
    return mark


def _ramp(value, start, end):
    return np.clip((value - start) / (end - start), 0, 1)


def _unmixed(below, shown, alpha):
    """The color that gives `shown` at that alpha."""
    color = (shown - below * (1 - alpha[..., None])) / np.maximum(alpha[..., None], 0.004)
    return np.clip(color, 0, 1)


def _spread(color, alpha):
    """Carries colors on into what is transparent: codecs mix neighbors."""
    weight, total = alpha[..., None].astype(np.float32) ** 2, np.zeros_like(color, np.float32)
    reached = np.zeros_like(weight)
    for radius in (2, 8, 32):
        near = cv2.GaussianBlur(np.dstack([color * weight, weight]).astype(np.float32), (0, 0), radius)
        share = (1 - reached) * np.clip(near[..., 3:] * 50, 0, 1)
        total += share * near[..., :3] / np.maximum(near[..., 3:], 1e-4)
        reached += share
    solid = np.clip(alpha[..., None] * 8, 0, 1)
    return color * solid + total * (1 - solid)


def _pasted(below, passes, rows, columns):
    if below.coverage is None:  # outside its region nothing was rendered
        passes = replace(passes, coverage=None)
    return _each(passes, below, lambda new, old: _paste(old, new, rows, columns))


def _paste(old, new, rows, columns):
    result = old.copy()
    result[rows, columns] = new[rows, columns]
    return result


def _cropped(passes, box):
    return _each(passes, passes, lambda image, _: image[box])


def _each(passes, others, change):
    fields = vars(passes)
    return replace(passes, **{n: change(fields[n], getattr(others, n)) for n in fields if fields[n] is not None})
