import { array, assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "./calendar-day.ts";
import { positionsOf } from "./day-line.ts";

test("days stand as far apart as they are", () => {
  expect(positionsOf(["2026-01-01", "2026-01-06", "2026-01-11"], 10)).toEqual([0, 50, 100]);
});

test("days that are near each other keep their distance", () => {
  expect(positionsOf(["2026-01-01", "2026-01-02", "2026-04-11"], 10)).toEqual([0, 10, 100]);
  expect(positionsOf(["2026-01-01", "2026-04-10", "2026-04-11"], 10)).toEqual([0, 90, 100]);
  expect(positionsOf(["2026-01-01"], 10)).toEqual([0]);
});

test("all stay on the line, in their order, and never closer than there is room", () => {
  assert(
    property(array(integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 14 }), (offsets) => {
      const days = [...new Set(offsets)]
        .toSorted((one, other) => one - other)
        .map((offset) => addDays("2025-01-01", offset));
      const positions = positionsOf(days, 11);
      const room = Math.min(11, 100 / Math.max(1, days.length - 1));
      for (const [index, position] of positions.entries()) {
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(100);
        const before = positions[index - 1];
        if (before !== undefined) expect(position - before).toBeGreaterThanOrEqual(room - 1e-9);
      }
    }),
  );
});
