"""Denoises two renders of one view with denoise.cpp, compiled on first use."""
import ctypes
import subprocess
from pathlib import Path

import cv2
import numpy as np

SOURCE = Path(__file__).with_name("denoise.cpp")
LIBRARY = Path(__file__).with_name("libdenoise.so")
FLAGS = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
# How strongly a difference of normal, albedo and depth keeps pixels apart.
FEATURE_SCALE = [2.2] * 3 + [5.0] * 3 + [10.0]
SHEEN = 0.04  # what every surface gives back, whatever its color


def denoise(passes, settings):
    """One clean image in linear light."""
    albedo = np.clip(passes.albedo, 0, 1)
    depth = np.log(np.clip(passes.distance, 0.1, 3000))
    features = np.dstack([passes.normal, albedo, depth])
    texture = albedo + SHEEN  # divided out, so that only light is smoothed
    first, second = _filter(
        _compress(passes.first / texture), _compress(passes.second / texture), features, settings
    )
    return (_expand(first) + _expand(second)) / 2 * texture


def _compress(light):
    """Makes noise about equally strong in shade and in sun."""
    return np.log1p(np.clip(light, 0, 60) * 4)


def _expand(compressed):
    return np.expm1(compressed) / 4


def _filter(first, second, features, settings):
    variance = cv2.GaussianBlur(((first - second) ** 2).mean(2) / 2, (0, 0), 2.2)
    height, width = variance.shape
    arrays = [first, second, variance, features]
    first, second, variance, features = (np.ascontiguousarray(a, np.float32) for a in arrays)
    scale = np.array(FEATURE_SCALE, np.float32)
    outputs = np.empty_like(first), np.empty_like(second)

    def pointer(array):
        return array.ctypes.data_as(ctypes.c_void_p)

    _library().denoise(
        *(pointer(array) for array in (first, second, variance, features)),
        ctypes.c_int(features.shape[2]),
        pointer(scale),
        *(pointer(array) for array in outputs),
        *(ctypes.c_int(n) for n in (width, height, settings.search, settings.patch)),
        ctypes.c_float(settings.strength),
    )
    return outputs


def _library():
    if not LIBRARY.exists() or LIBRARY.stat().st_mtime < SOURCE.stat().st_mtime:
        subprocess.run(["g++", *FLAGS, str(SOURCE), "-o", str(LIBRARY)], check=True)
    return ctypes.CDLL(str(LIBRARY))
