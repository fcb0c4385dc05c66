/** A drawing of the roads around a place: each as one straight line, where it really is. */
import type { Company } from "#app/content/reading/schema.ts";

type Roads = Company["roads"];

interface Point {
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
}

/** Units of the drawing. */
const WIDTH = 640;
/** Degrees that are left around the outermost roads; in the west there is room for names. */
const MARGIN = 0.01;
const MARGIN_WEST = 0.031;

/** @returns places in units of the drawing, from its left and upper edge */
export function roadMap({ northSouth, eastWest, coast }: Roads, office: Point) {
  const longitudes = [office.longitude, coast, ...northSouth.map(({ longitude }) => longitude)];
  const latitudes = [office.latitude, ...eastWest.map(({ latitude }) => latitude)];
  const west = Math.min(...longitudes) - MARGIN_WEST;
  const east = Math.max(...longitudes) + MARGIN;
  const north = Math.max(...latitudes) + MARGIN;
  const south = Math.min(...latitudes) - MARGIN;
  // So near each other, a degree of longitude is shorter than one of latitude by this everywhere.
  const narrowing = Math.cos((office.latitude * Math.PI) / 180);
  const scale = WIDTH / (east - west);
  const xOf = (longitude: number) => Math.round((longitude - west) * scale);
  const yOf = (latitude: number) => Math.round(((north - latitude) * scale) / narrowing);
  return {
    width: WIDTH,
    height: yOf(south),
    coast: xOf(coast),
    northSouth: northSouth.map(({ name, longitude, isHighway }) => ({
      name,
      isHighway,
      x: xOf(longitude),
    })),
    eastWest: eastWest.map(({ name, latitude }) => ({ name, y: yOf(latitude) })),
    office: { x: xOf(office.longitude), y: yOf(office.latitude) },
  };
}
