import { expect, test } from "vitest";
import { daysBetween, formatHours, openingAt } from "#app/content/hours.ts";

const words = {
  days: { mon: "Mon", tue: "Tue", wed: "Wed", thu: "Thu", fri: "Fri", sat: "Sat", sun: "Sun" },
  openHoursAre: "{from}-{to} {opens}-{closes}",
  openDailyAre: "daily, {opens}-{closes}",
  clock: { am: "{time}am", pm: "{time}pm" },
};

test.each([
  ["08:00", "17:00", "Mon-Fri 8am-5pm"],
  ["09:30", "12:00", "Mon-Fri 9:30am-12pm"],
  ["00:00", "23:59", "Mon-Fri 12am-11:59pm"],
])("%s to %s is shown as %s", (opens, closes, shown) => {
  expect(formatHours({ from: "mon", to: "fri", opens, closes }, words)).toBe(shown);
});

test.each([
  ["sun", "sat"],
  ["mon", "sun"],
] as const)("all days from %s to %s have a pattern of their own", (from, to) => {
  expect(formatHours({ from, to, opens: "09:00", closes: "21:00" }, words)).toBe("daily, 9am-9pm");
});

const office = { from: "mon", to: "fri", opens: "08:00", closes: "17:00" } as const;

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

test("days run over the weekend", () => {
  expect(daysBetween("fri", "mon")).toEqual(["fri", "sat", "sun", "mon"]);
  expect(daysBetween("sun", "sat")).toHaveLength(7);
  expect(daysBetween("wed", "wed")).toEqual(["wed"]);
});
