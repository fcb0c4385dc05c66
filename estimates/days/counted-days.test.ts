import { expect, test } from "vitest";
import { countedDays } from "./counted-days.ts";

test("each day from the first to the last is counted, or says why it is not", () => {
  expect(countedDays("2026-11-25", 3)).toEqual([
    { day: "2026-11-26", why: "thanksgiving" },
    { day: "2026-11-27", count: 1 },
    { day: "2026-11-28", count: 2 },
    { day: "2026-11-29", why: "sunday" },
    { day: "2026-11-30", count: 3 },
  ]);
});
