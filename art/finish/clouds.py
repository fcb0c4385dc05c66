"""Painted clouds: no noise, no clay look, and re-grading takes seconds."""
import cv2
import numpy as np

WIDTH = 960  # they are painted at this width and enlarged


def paint_clouds(sky, clouds):
    """Over the sky's display colors."""
    height, width = sky.shape[:2]
    canvas = _Canvas(int(round(WIDTH * height / width)))
    if clouds.kind == "storm":
        sky = _rain(sky, canvas, clouds)
    color, cover = {"soft": _soft, "storm": _storm, "wisp": _wisps}[clouds.kind](canvas, clouds)
    layers = np.dstack([color, cover]).astype(np.float32)
    layers = cv2.resize(layers, (width, height), interpolation=cv2.INTER_CUBIC)
    cover = np.clip(layers[..., 3:4], 0, 1)
    return sky * (1 - cover) + np.clip(layers[..., :3], 0, 1) * cover


class _Canvas:
    def __init__(self, height):
        self.height = height
        self.y = np.linspace(0, 1, height)[:, None] * np.ones((1, WIDTH))
        self.x = np.linspace(0, 1, WIDTH)[None] * np.ones((height, 1))

    def noise(self, scale, seed, octaves=6, stretch=1.0, gain=0.52):
        """Layers of random patches, each finer and weaker; scale: patches across; stretch: how
        much flatter than wide."""
        rng = np.random.default_rng(seed)
        total, weight = np.zeros((self.height, WIDTH), np.float32), 1.0
        for i in range(octaves):
            down = max(4, int(round(scale * 2**i * self.height / WIDTH * stretch)) + 3)
            across = max(4, int(round(scale * 2**i)) + 3)
            patches = rng.random((down, across)).astype(np.float32) - 0.5
            size = (WIDTH, self.height)
            total += weight * cv2.resize(patches, size, interpolation=cv2.INTER_CUBIC)
            weight *= gain
        return total

    def warp(self, image, by_x, by_y):
        """The image with every pixel taken from that far away."""
        y, x = np.mgrid[0 : self.height, 0:WIDTH].astype(np.float32)
        border = cv2.BORDER_REFLECT
        return cv2.remap(image, x + by_x, y + by_y, cv2.INTER_LINEAR, borderMode=border)


def _color(code):
    return np.array([int(code[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)


def _between(start, end, value):
    """0 before start, 1 after end, smooth between them."""
    share = np.clip((value - start) / (end - start + 1e-9), 0, 1)
    return share * share * (3 - 2 * share)


def _blur(image, radius):
    return cv2.GaussianBlur(image.astype(np.float32), (0, 0), radius)


# --- fair weather: puffs with flat bases, lit from the left


def _soft(canvas, clouds):
    warp = canvas.noise(6, clouds.seed + 9, 5, 1) * 26
    density = _puffs(canvas, clouds)
    noise = canvas.warp(canvas.noise(9, clouds.seed + 1, 7, 1.0, 0.58), warp, warp)
    ragged = noise * 0.30 * (density > 0) * np.clip(density * 3, 0, 1)
    body = _blur(density, 3.5) + ragged
    cover = _between(0.10, 0.52, body)
    slope_y, slope_x = np.gradient(_blur(body, 5))
    light = 0.74 + 0.30 * np.clip((slope_x + slope_y) * 14, -1, 1) + 0.12 * noise
    light = np.clip(light, 0, 1)[..., None]
    color = _color("C9D9E2") + (_color("FFFDF4") - _color("C9D9E2")) * light
    return color, (_blur(cover, 1.0) * 0.93)[..., None]


def _puffs(canvas, clouds):
    rng = np.random.default_rng(clouds.seed)
    density = np.zeros((canvas.height, WIDTH), np.float32)
    for center_x, center_y, size in clouds.puffs:
        heap = np.zeros((canvas.height, WIDTH), np.float32)
        for _ in range(26):
            out = rng.uniform(-1, 1)
            radius = size * (0.30 * (1 - abs(out) ** 1.5) + 0.07) * rng.uniform(0.6, 1.15)
            x = center_x + out * size * 1.25
            y = center_y - radius * 0.55 * rng.uniform(0.2, 1.2)
            away = np.hypot(canvas.x - x, (canvas.y - y) * canvas.height / WIDTH) / radius
            heap = np.maximum(heap, np.clip(1.15 - away, 0, 1))
        wobble = 0.02 * canvas.noise(9, clouds.seed + 4, 3)
        base = _between(0, 0.035, center_y + size * 0.10 - canvas.y + wobble)
        density = np.maximum(density, heap * base)
    return density


# --- storm: a heavy shelf with rain below and a warm break at the left


def _storm_warp(canvas, clouds):
    across = canvas.noise(3, clouds.seed + 9, 5, 1.6) * 110
    return across, canvas.noise(3, clouds.seed + 10, 5, 1.6) * 60


def _storm(canvas, clouds):
    seed, top, bottom = clouds.seed, clouds.top, clouds.bottom
    warp_x, warp_y = _storm_warp(canvas, clouds)
    billows = canvas.warp(canvas.noise(3.2, seed, 7, 2.2, 0.55), warp_x, warp_y)
    fine = canvas.warp(canvas.noise(7, seed + 3, 6, 2.0, 0.55), warp_x * 0.6, warp_y * 0.6)
    mass = billows + fine * 0.35
    shelf = _between(bottom + 0.05, top, canvas.y + 0.16 * canvas.noise(3, seed + 5, 4))
    least = 0.5 - clouds.cover
    density = _between(least - 0.25, least + 0.45, mass * 0.75 + shelf * 0.85 - 0.35)

    slope_y, slope_x = np.gradient(_blur(mass, 5))
    relief = np.clip((-slope_x * 0.8 - slope_y * 0.9) * 17, -1, 1)
    light = np.clip(0.48 + 0.42 * relief + 0.22 * fine - 0.22 * (shelf - 0.5), 0, 1)[..., None]
    dark, middle, bright = _color("2C4150"), _color("4B6473"), _color("8DA3AB")
    color = np.where(
        light < 0.5,
        dark + (middle - dark) * light * 2,
        middle + (bright - middle) * (light * 2 - 1),
    )
    low = _between(0.10, 0.62, canvas.y / max(bottom, 0.01) * 0.62)
    warm = (_between(0.75, -0.15, canvas.x) * low)[..., None]
    warm = warm * clouds.warmth
    color = color + (_color("E9D9B8") - color) * np.clip(warm * (0.15 + 0.65 * light), 0, 0.8)
    ragged_edge = canvas.y + 0.10 * canvas.noise(4, seed + 6, 4)
    fade = _between(bottom + 0.10, bottom - 0.22, ragged_edge)
    return color * clouds.shade, (np.clip(density, 0, 1) * fade)[..., None]


def _rain(sky, canvas, clouds):
    """Curtains of rain under the shelf."""
    height, width = sky.shape[:2]
    warp_x, warp_y = _storm_warp(canvas, clouds)
    streaks = canvas.noise(26, clouds.seed + 21, 3, 0.12)
    curtains = canvas.noise(3, clouds.seed + 31, 3, 0.4)
    y, bottom = canvas.y, clouds.bottom
    rain = _between(bottom * 0.55, bottom * 0.9, y) * _between(bottom * 1.65, bottom * 0.95, y)
    rain = rain * _between(0.02, 0.35, canvas.warp(curtains, warp_x * 0.2, warp_y * 0))
    rain = np.clip(rain * (0.75 + 0.5 * streaks), 0, 1).astype(np.float32)
    share = cv2.resize(rain, (width, height))[..., None] * 0.30
    return sky * (1 - share) + _color("6F8792") * share


# --- evening: high streaks


def _wisps(canvas, clouds):
    top, bottom = clouds.top, clouds.bottom
    warp = canvas.noise(3, clouds.seed + 9, 4, 1) * 70
    noise = canvas.warp(canvas.noise(2.2, clouds.seed, 7, 4.2, 0.56), warp, warp * 0.35)
    cover = _between(0.5 - clouds.cover, 1.05 - clouds.cover, noise + 0.5)
    cover = cover * _between(bottom, bottom * 0.55, canvas.y)
    cover = cover * _between(top - 0.05, top + 0.12, canvas.y)
    if clouds.calm:
        cover = cover * _between(clouds.calm - 0.1, clouds.calm + 0.15, canvas.x)
    return _color(clouds.color) * np.ones((canvas.height, WIDTH, 1)), (cover * 0.75)[..., None]
