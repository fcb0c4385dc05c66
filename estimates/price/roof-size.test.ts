import { expect, test } from "vitest";
import { roofSquares, slopeFactor } from "./roof-size.ts";

test.each([
  [4, 1.0541],
  [6, 1.118],
  [0, 1],
])("a rise of %d in 12 makes a slope %d times as long", (rise, factor) => {
  expect(slopeFactor(rise)).toBeCloseTo(factor, 4);
});

test.each([
  [{ footprint: 2000, rise: 4, waste: 10 }, 23.19],
  [{ footprint: 1800, rise: 6, waste: 15 }, 23.14],
  [{ footprint: 1500, rise: 0, waste: 5 }, 15.75],
])("%o is %d squares", (roof, squares) => {
  expect(roofSquares(roof)).toBeCloseTo(squares, 2);
});
