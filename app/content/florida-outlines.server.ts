/**
 * Outlines for maps, each the `d` of a path. Pages hold those that they show: a file of their own would
 * come before the first picture, however far below it the map stands.
 */
import { type Box, meet } from "#app/content/florida-map.ts";
import outlines from "./florida-outlines.json" with { type: "json" };

/** By id (see `countyId`). */
const counties = new Map(
  Object.entries(outlines.counties).map(([id, outline]) => [id, { outline, box: boxOf(outline) }]),
);

/** @throws where Florida has no such county */
export function countyOutline(id: string): string {
  const county = counties.get(id);
  if (!county) throw new Error(`Florida has no county called ${id}`);
  return county.outline;
}

/** The part of the map that counties take; nothing where one of them is not in Florida, or there is none. */
export function boxAround(ids: readonly string[]): Box | undefined {
  const boxes = ids.map((id) => counties.get(id)?.box);
  const known = boxes.filter((box) => box !== undefined);
  if (known.length === 0 || known.length < boxes.length) return undefined;
  return {
    left: Math.min(...known.map(({ left }) => left)),
    top: Math.min(...known.map(({ top }) => top)),
    right: Math.max(...known.map(({ right }) => right)),
    bottom: Math.max(...known.map(({ bottom }) => bottom)),
  };
}

/** Counties of which something may be seen in a part of the map, by their outlines. */
export const landIn = (part: Box, { without = [] }: { without?: readonly string[] } = {}) =>
  [...counties].flatMap(([id, { outline, box }]) =>
    meet(box, part) && !without.includes(id) ? outline : [],
  );

function boxOf(outline: string): Box {
  const points = [...outline.matchAll(/([\d.]+),([\d.]+)/g)];
  const xs = points.map(([, x]) => Number(x));
  const ys = points.map(([, , y]) => Number(y));
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}
