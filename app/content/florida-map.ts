/**
 * The map of Florida's counties: where a point of the earth stands on it, and how far apart two are. The
 * outlines are in florida-outlines.json, drawn with the same numbers (docs/decisions/0012-county-map.md).
 */

/** Mercator: units of the drawing for one radian, and where 0° N, 0° E would stand in it. */
export const FLORIDA_MAP = { scale: 3900, left: 5967, top: 2232, width: 520, height: 520 };

/**
 * The coast we serve, drawn large: which part of the map of Florida it is, how many times as large, and
 * its own size. Beside the land there is sea for names.
 */
export const COAST_MAP = { left: 427, top: 272, times: 2.6, width: 450, height: 530 };

/** Where a point of the map of Florida stands on the map of the coast. */
export function onCoast({ x, y }: { x: number; y: number }) {
  const { left, top, times } = COAST_MAP;
  return {
    x: Number(((x - left) * times).toFixed(1)),
    y: Number(((y - top) * times).toFixed(1)),
  };
}

interface Point {
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** @returns units of the drawing from its left and upper edge, to one decimal */
export function placeOnMap({ latitude, longitude }: Point) {
  const { scale, left, top } = FLORIDA_MAP;
  const north = Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));
  return {
    x: Number((left + scale * radians(longitude)).toFixed(1)),
    y: Number((top - scale * north).toFixed(1)),
  };
}

/** The id of a county's outline, and of its list on a page: "St. Lucie" is `st-lucie`. */
export function countyId(county: string): string {
  return county.toLowerCase().replace(/[^a-z]+/g, "-");
}

const EARTH_RADIUS_MILES = 3958.8;

/** Miles in a straight line over the ground (haversine formula). */
export function distanceMiles(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const h =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(h));
}
