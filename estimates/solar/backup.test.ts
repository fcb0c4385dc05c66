import { expect, test } from "vitest";
import { backupHours, tooMuchFor } from "./backup.ts";
import { solarEstimate } from "./estimate.ts";
import { answersTo, figures } from "./testing/figures.ts";

const HOME = "county=palm-beach&kw=8&use=1200&battery=13.5";
const backup = (query: string) => solarEstimate(answersTo(`${HOME}&${query}`), figures).backup;

test.each([
  [0.35, 34.7],
  [0.75, 16.2],
  [1.5, 8.1],
  [3.5, 3.5],
])("13.5 kWh run %d kW for %d hours", (kw, hours) => {
  expect(backupHours(13.5, 0.1, kw)).toBeCloseTo(hours, 1);
});

test("half an average day of 8 kW covers a small load, and not a large one", () => {
  const small = backup("fridge=on");
  expect(small?.madeADay).toBeCloseTo(15.7, 1);
  expect(small?.steps[0]?.covered).toBeGreaterThanOrEqual(1);
  expect(backup("windowAir=on&windowAirKw=1.5")?.steps[0]?.covered).toBeCloseTo(15.73 / 36, 3);
});

test("each set adds to what ran before it", () => {
  const steps = backup("router=on&fridge=on&centralAir=on&centralShare=50")?.steps ?? [];
  expect(steps.map(({ loads }) => loads)).toEqual([["fridge", "router"], ["centralAir"]]);
  expect(steps.map(({ kw }) => kw)).toEqual([expect.closeTo(0.14, 6), expect.closeTo(1.64, 6)]);
  expect(steps[1]?.hours).toBeCloseTo(12.15 / 1.64, 6);
});

test("an inverter may be too small for what runs at once, or for what starts", () => {
  const loads = [
    { kw: 3, share: 0.3 },
    { kw: 0.12, share: 1 },
  ];
  const tooMuch = (inverter?: number, start?: number, units = 1) =>
    tooMuchFor({ units, inverter, start }, loads);
  expect(tooMuch()).toBeUndefined();
  expect(tooMuch(3)).toBe("running");
  expect(tooMuch(5, 7)).toBe("start");
  expect(tooMuch(5, 7, 2)).toBeUndefined();
});
