import { expect, test } from "vitest";
import { ratesOn } from "./figures.ts";
import { billFor } from "./tariff.ts";
import { figures, tariff2026 } from "./testing/figures.ts";
import { PITCHES, SIDES, sum } from "./roof.ts";

test.each([
  ["2025-12-31", "2026-01-01"],
  ["2026-11-22", "2026-01-01"],
  ["2027-01-01", "2027-01-01"],
  ["2029-05-05", "2027-01-01"],
])("on %s, the table from %s is used", (day, from) => {
  const tables = [{ from: "2027-01-01" }, { from: "2026-01-01" }];
  expect(ratesOn(day, tables)).toEqual({ from });
});

test("the year of each side is as long known", () => {
  const yearly = Object.entries(figures.yields).map(([site, pitches]) => [
    site,
    PITCHES.map((pitch) => SIDES.map((side) => sum(pitches[pitch][side]))),
  ]);
  expect(Object.fromEntries(yearly)).toMatchObject({
    miami: [
      expect.arrayContaining([1264, 1343]),
      expect.arrayContaining([1124, 1405]),
      expect.arrayContaining([1015, 1411]),
    ],
    "fort-lauderdale": [
      expect.arrayContaining([1374]),
      expect.arrayContaining([1443]),
      expect.arrayContaining([1452]),
    ],
    "west-palm-beach": [
      [1280, 1297, 1327, 1356, 1365, 1350, 1318, 1289],
      [1129, 1196, 1313, 1408, 1435, 1382, 1275, 1169],
      [1014, 1115, 1286, 1413, 1447, 1373, 1235, 1081],
    ],
  });
});

test("the table comes to the bill that its utility publishes", () => {
  expect(billFor(1000, tariff2026)).toBeCloseTo(136.64, 2);
});
