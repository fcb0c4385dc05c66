/**
 * The map of Florida's counties: where a point of the earth stands on it, and how far apart two are. The
 * outlines are in florida-outlines.json, drawn with the same numbers (docs/decisions/0012-county-map.md).
 */

/** Mercator: units of the drawing for one radian, and where 0° N, 0° E would stand in it. */
export const FLORIDA_MAP = { scale: 3900, left: 5967, top: 2232, width: 520, height: 520 };

/** A part of the map, in its units. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whether something of one may lie in the other. */
export const meet = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

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

/** The id of a county's outline, and of its list on a page: "St. Johns" is `st-johns`. */
export function countyId(county: string): string {
  return county.toLowerCase().replace(/[^a-z]+/g, "-");
}

/** What is known by the names of counties, by their ids. */
export const byCountyId = <Value>(counties: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(counties).map(([name, value]) => [countyId(name), value]));

const EARTH_RADIUS_MILES = 3958.8;

/** Miles in a straight line over the ground (haversine formula). */
export function distanceMiles(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const h =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(h));
}
