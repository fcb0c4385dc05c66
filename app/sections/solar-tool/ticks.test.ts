import { expect, test } from "vitest";
import { ticksUpTo } from "./ticks.ts";

test.each([
  [166, [0, 50, 100, 150, 200]],
  [1, [0, 0.5, 1]],
  [283.01, [0, 100, 200, 300]],
  [13.2, [0, 5, 10, 15]],
])("up to %d", (most, ticks) => {
  expect(ticksUpTo(most, 4)).toEqual(ticks);
});
