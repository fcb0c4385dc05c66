"""Reads the raw images that kit/passes.py has written."""
import os
from dataclasses import dataclass
from typing import Optional

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"  # before cv2 is loaded
import cv2  # noqa: E402
import numpy as np  # noqa: E402

MIST_DEPTH = 400  # as in kit/passes.py
NOTHING_THERE = 1e4  # metres


@dataclass
class Passes:
    """Arrays of height x width (x 3). coverage: share of each pixel that is not open sky; None
    when the film was not transparent."""

    first: np.ndarray
    second: np.ndarray
    albedo: np.ndarray
    normal: np.ndarray
    distance: np.ndarray
    floor: np.ndarray
    soft_distance: np.ndarray
    coverage: Optional[np.ndarray]


def read_passes(base):
    def image(seed, name):
        return cv2.imread(f"{base}_{seed}_{name}.exr", cv2.IMREAD_UNCHANGED)

    def color(seed, name):
        return image(seed, name)[..., :3][..., ::-1].astype(np.float32)

    def mean(name):
        return (color(1, name) + color(2, name)) / 2

    def number(name):
        return (color(1, name)[..., 0] + color(2, name)[..., 0]) / 2

    coverage = None
    if image(1, "rgb").shape[2] > 3:
        alphas = [image(seed, "rgb")[..., 3].astype(np.float32) for seed in (1, 2)]
        coverage = np.clip((alphas[0] + alphas[1]) / 2, 0, 1)
        if coverage.min() > 0.999:
            coverage = None
    return Passes(
        first=color(1, "rgb"),
        second=color(2, "rgb"),
        albedo=mean("alb"),
        normal=mean("nrm"),
        distance=number("dep"),
        floor=np.clip(number("flo"), 0, 1),
        soft_distance=_soft_distance(number("mis") * MIST_DEPTH, coverage),
        coverage=coverage,
    )


def read_mark(base):
    """Where a layer's own things show (kit/choices.py), 0 to 1."""
    marks = [cv2.imread(f"{base}_{seed}_own.exr", cv2.IMREAD_UNCHANGED) for seed in (1, 2)]
    return np.clip((marks[0][..., 0] + marks[1][..., 0]) / 2, 0, 1)


def _soft_distance(mist, coverage):
    """Depth with smooth edges; open sky counts as the mist's far end and is taken out again."""
    if coverage is None:
        return np.where(mist > MIST_DEPTH - 2, NOTHING_THERE, mist)
    of_things = (mist - (1 - coverage) * MIST_DEPTH) / np.maximum(coverage, 0.02)
    return np.where(coverage > 0.02, of_things, NOTHING_THERE)
