"""Stars and rain, painted: a render would need too many samples for them."""
import cv2
import numpy as np

STARS, LOWEST_STAR = 260, 0.55  # per picture, share of its height
LAYERS = ((700, 26, 0.6), (420, 44, 0.8), (150, 80, 1.0))  # streaks, length at 1080 rows, brightness
SLANT = 0.34  # across per row, down-wind


def paint_stars(sky, brightness):
    """Fewer towards the horizon, most of them faint."""
    height, width = sky.shape[:2]
    rng = np.random.default_rng(17)
    layer = np.zeros((height, width), np.float32)
    for _ in range(STARS):
        x, y = rng.random(), rng.random() * LOWEST_STAR
        shine = (0.25 + 0.75 * rng.random() ** 4) * (1 - y / LOWEST_STAR)
        center = int(x * (width - 1)), int(y * (height - 1))
        layer[center[1], center[0]] = shine
    radius = 0.9 * height / 1080 + 0.25
    layer = cv2.GaussianBlur(layer, (0, 0), radius) * radius**2 * 6.3
    return sky + layer[..., None] * brightness * np.array([0.86, 0.92, 1], np.float32)


def paint_rain(picture, brightness):
    """Thin slanted streaks over everything, the nearest long and few."""
    height, width = picture.shape[:2]
    scale = height / 1080
    rng = np.random.default_rng(23)
    layer = np.zeros((height, width), np.float32)
    for count, length, shine in LAYERS:
        one = np.zeros_like(layer)
        for _ in range(int(count * width / height / 1.78)):
            x, y = rng.uniform(-0.3, 1.1) * width, rng.uniform(-0.1, 1) * height
            long = length * scale * rng.uniform(0.6, 1.3)
            end = int(x + SLANT * long), int(y + long)
            cv2.line(one, (int(x), int(y)), end, float(rng.uniform(0.4, 1)), 1, cv2.LINE_AA)
        layer = np.maximum(layer, cv2.GaussianBlur(one, (0, 0), 0.5 + 0.35 * scale) * shine)
    return picture + (1 - picture) * (layer * brightness)[..., None]
