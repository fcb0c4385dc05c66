/** The counties in which we work, drawn large, with room for their names on one side of them. */
import { type Box, countyId } from "#app/content/florida-map.ts";
import { boxAround, landIn } from "#app/content/florida-outlines.server.ts";
import type { LocalFacts } from "#app/content/reading/schema.ts";

/** The drawing, in its own units. */
export const DRAWING = { width: 450, height: 530 };
/** Of its width, for names. */
const NAMES_WIDTH = 162;
/** Around the counties: above and below, and between them and the names. */
const MARGIN = 18;
const BESIDE_NAMES = 44;
/** So much at least is seen on the other side of the counties. */
const BEYOND = 40;

export type RegionMap = NonNullable<ReturnType<typeof regionMap>>;

/** @returns nothing where a county of ours has no outline: there are those of Florida */
export function regionMap({ counties }: Pick<LocalFacts, "counties">) {
  const box = boxAround(Object.keys(counties).map(countyId));
  if (!box) return undefined;
  const east = drawn(box, "east");
  const west = drawn(box, "west");
  return west.landBesideNames < east.landBesideNames ? west : east;
}

function drawn(box: Box, side: "east" | "west") {
  const { width, height } = DRAWING;
  const room = width - NAMES_WIDTH - BESIDE_NAMES - BEYOND;
  const times = Math.min(
    room / (box.right - box.left),
    (height - 2 * MARGIN) / (box.bottom - box.top),
  );
  const toNames = (NAMES_WIDTH + BESIDE_NAMES) / times;
  const left = side === "east" ? box.right + toNames - width / times : box.left - toNames;
  const top = (box.top + box.bottom - height / times) / 2;
  const view = { left, top, right: left + width / times, bottom: top + height / times };
  const names = NAMES_WIDTH / times;
  const besideNames =
    side === "east" ? { ...view, left: view.right - names } : { ...view, right: left + names };
  return {
    view,
    times,
    /** On which side of the counties the names are. */
    side,
    landBesideNames: landIn(besideNames).length,
  };
}

/** Where a point of the map of Florida stands in the drawing. */
export const inDrawing = ({ view, times }: RegionMap, { x, y }: { x: number; y: number }) => ({
  x: Number(((x - view.left) * times).toFixed(1)),
  y: Number(((y - view.top) * times).toFixed(1)),
});
