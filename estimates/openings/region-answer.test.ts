import { expect, test } from "vitest";
import { regionAnswer } from "./region-answer.ts";
import { formRules } from "./testing/form-rules.ts";

const region = (inZone: boolean | undefined, windSpeed?: number) =>
  regionAnswer({ inZone, windSpeed }, formRules.regions);

test.each([
  [true, undefined, "HVHZ"],
  [true, 120, "HVHZ"],
  [false, 170, "1"],
  [false, 140, "1"],
  [false, 139.9, "2"],
  [false, 130, "2"],
  [false, 129, "3"],
])("zone %s at %s miles an hour is region %s", (inZone, speed, letter) =>
  expect(region(inZone, speed)).toEqual({ letter }),
);

test("without a county or a speed it is left open", () => {
  expect(region(undefined, 170)).toEqual({ letter: undefined, wants: "county" });
  expect(region(false)).toEqual({ letter: undefined, wants: "windSpeed" });
});
