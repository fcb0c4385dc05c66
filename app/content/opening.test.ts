import { expect, test } from "vitest";
import { daysBetween, openingAt } from "#app/content/opening.ts";

const office = { from: "mon", to: "fri", opens: "08:00", closes: "17:00" } as const;
const estimates = { from: "sun", to: "sat", opens: "09:00", closes: "21:00" } as const;

const open = { state: "open", until: "17:00" };
const opensOn = (day: string, today = false) => ({
  state: "closed",
  opens: { day, today, time: "08:00" },
});

test.each([
  ["a Monday before opening", "2026-11-23T12:59:00Z", opensOn("mon", true)],
  ["the minute it opens", "2026-11-23T13:00:00Z", open],
  ["the last minute", "2026-11-23T21:59:59Z", open],
  ["the minute it closes", "2026-11-23T22:00:00Z", opensOn("tue")],
  ["a Friday evening", "2026-11-27T23:00:00Z", opensOn("mon")],
  ["a Saturday", "2026-11-28T17:00:00Z", opensOn("mon")],
  ["a Sunday night, which is Monday elsewhere", "2026-11-30T03:00:00Z", opensOn("mon")],
  ["a Monday just after midnight", "2026-11-30T05:30:00Z", opensOn("mon", true)],
])("at %s (%s)", (_name, now, expected) => {
  expect(openingAt(new Date(now), office)).toEqual(expected);
});

test.each([
  ["before clocks go forward, 8am is 13:00 UTC", "2026-03-06T13:00:00Z", open],
  ["the Monday after, 8am is 12:00 UTC", "2026-03-09T12:00:00Z", open],
  ["the Monday after, one minute early", "2026-03-09T11:59:00Z", opensOn("mon", true)],
  ["before clocks go back, 5pm is 21:00 UTC", "2026-10-30T21:00:00Z", opensOn("mon")],
  ["the Monday after, 5pm is 22:00 UTC", "2026-11-02T21:59:00Z", open],
])("%s", (_name, now, expected) => {
  expect(openingAt(new Date(now), office)).toEqual(expected);
});

test("estimates every day of the week", () => {
  expect(openingAt(new Date("2026-11-28T15:00:00Z"), estimates)).toEqual({
    state: "open",
    until: "21:00",
  });
  expect(openingAt(new Date("2026-11-29T02:00:00Z"), estimates)).toMatchObject({
    opens: { day: "sun" },
  });
});

test("days run over the weekend", () => {
  expect(daysBetween("fri", "mon")).toEqual(["fri", "sat", "sun", "mon"]);
  expect(daysBetween("sun", "sat")).toHaveLength(7);
  expect(daysBetween("wed", "wed")).toEqual(["wed"]);
});
