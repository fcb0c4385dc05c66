import type { Reading } from "#estimates/openings/reading.ts";

type ShapeLetter = "A" | "B" | "C";

interface ShapeFacts {
  isFlat: boolean;
  /** Feet around the edge of the whole roof. */
  perimeter: number | undefined;
  /** Feet of that edge below gables and other shapes that are no hip. */
  notHip: number | undefined;
}

export type ShapeAnswer = Reading<ShapeLetter> & {
  /** Other shapes as a share of the edge, 0.09 for 9 of 100 feet. */
  share?: number;
  /** So many feet of the edge are other shapes… */
  otherFeet?: number;
  /** …and so many may be, at most. */
  mostFeet?: number;
};

/** Lengths are typed to the hundredth; what machines lose on them is far smaller. */
const LOST_BY_MACHINES = 1e-9;

/** Question 7: the shape of the roof. A hip may have other shapes up to the limit, which still counts. */
export function shapeAnswer(
  { isFlat, perimeter, notHip }: ShapeFacts,
  hipLimit: number,
): ShapeAnswer {
  if (isFlat) return { letter: "B" };
  if (perimeter === undefined || notHip === undefined) {
    return { letter: undefined, wants: "lengths" };
  }
  const share = notHip / perimeter;
  const letter = share <= hipLimit + LOST_BY_MACHINES ? "A" : "C";
  return { letter, share, otherFeet: notHip, mostFeet: hipLimit * perimeter };
}
