import { expect, test } from "vitest";
import { shapeAnswer } from "./shape-answer.ts";
import { formRules } from "./testing/form-rules.ts";

const shape = (notHip: number | undefined, perimeter: number | undefined, isFlat = false) =>
  shapeAnswer({ isFlat, perimeter, notHip }, formRules.hipLimit);

test.each([
  [18, 200, 0.09, "A"],
  [20, 200, 0.1, "A"],
  // Machines lose decimals, and the limit itself is still a hip.
  [18.43, 184.3, 0.1, "A"],
  [18.44, 184.3, 18.44 / 184.3, "C"],
  [24, 200, 0.12, "C"],
  [0, 187.5, 0, "A"],
  [200, 200, 1, "C"],
])("%d of %d feet are a share of %d, which reads %s", (notHip, perimeter, share, letter) => {
  const answer = shape(notHip, perimeter);
  expect(answer.letter).toBe(letter);
  expect(answer.share).toBeCloseTo(share, 10);
  expect(answer.mostFeet).toBeCloseTo(perimeter / 10, 10);
});

test("a flat roof needs no lengths, and half of the lengths is not enough", () => {
  expect(shape(undefined, undefined, true)).toEqual({ letter: "B" });
  expect(shape(undefined, 200)).toEqual({ letter: undefined, wants: "lengths" });
  expect(shape(18, undefined)).toEqual({ letter: undefined, wants: "lengths" });
});
