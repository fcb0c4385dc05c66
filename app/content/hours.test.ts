import { expect, test } from "vitest";
import { formatHours } from "#app/content/hours.ts";

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
