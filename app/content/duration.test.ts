import { expect, test } from "vitest";
import { durationIn, weeksInAll } from "./duration.ts";

test.each([
  ["en", "2 to 4 weeks", 14, 28],
  ["en", "about 1 week", 7, 7],
  ["en", "1 day", 1, 1],
  ["en", "1 to 3 business days", 1, 3],
  ["en", "2 months", 60, 60],
  ["en", "12 to 25 years", 12 * 365, 25 * 365],
  ["es", "2 a 4 semanas", 14, 28],
  ["es", "alrededor de 1 semana", 7, 7],
  ["es", "1 a 3 días hábiles", 1, 3],
  ["es", "2 meses", 60, 60],
  ["es", "12 a 25 años", 12 * 365, 25 * 365],
])("%s: %s", (language, words, least, most) => {
  expect(durationIn(words, language)).toEqual({ least, most });
});

test("weeks and days are summed to whole weeks, at least one", () => {
  const all = ["2 to 4 weeks", "3 to 6 days"].flatMap((words) => durationIn(words, "en") ?? []);
  expect(weeksInAll(all, "{least} to {most} weeks")).toBe("2 to 5 weeks");
  expect(weeksInAll([{ least: 1, most: 7 }], "{least} to {most} weeks")).toBe("1 to 1 weeks");
});

test.each(["soon", "one night", "2 weeks after the permit", "2 a 4 semanas"])(
  "%s is no length in English",
  (words) => {
    expect(durationIn(words, "en")).toBeUndefined();
  },
);
