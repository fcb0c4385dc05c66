/**
 * Outlines for maps, each the `d` of a path. Pages hold those that they show: a file of their own would
 * come before the first picture, however far below it the map stands.
 */
import outlines from "./florida-outlines.json" with { type: "json" };

/** The land of this coast and the borders of its counties, in units of the map of Florida. */
export const coastOutlines = outlines.coast;

/** @throws where Florida has no such county @param id see `countyId` */
export function countyOutline(id: string): string {
  const outline = new Map(Object.entries(outlines.counties)).get(id);
  if (!outline) throw new Error(`Florida has no county called ${id}`);
  return outline;
}
