import { expect, test, vi } from "vitest";
import { clockInFlorida, floridaMoments } from "#app/content/florida-time.ts";

test.each<[local: string, moments: string[], when: string]>([
  ["2027-01-15T09:00", ["2027-01-15T09:00-05:00"], "in winter"],
  ["2027-07-15T09:00", ["2027-07-15T09:00-04:00"], "in summer"],
  ["2027-03-14T01:59", ["2027-03-14T01:59-05:00"], "before the hour that spring skips"],
  ["2027-03-14T02:30", [], "in it"],
  ["2027-03-14T03:00", ["2027-03-14T03:00-04:00"], "right after it"],
  ["2027-11-07T00:59", ["2027-11-07T00:59-04:00"], "before the hour that fall repeats"],
  ["2027-11-07T01:30", ["2027-11-07T01:30-04:00", "2027-11-07T01:30-05:00"], "in it"],
  ["2027-11-07T02:00", ["2027-11-07T02:00-05:00"], "right after it"],
  ["2028-02-29T12:00", ["2028-02-29T12:00-05:00"], "on a leap day"],
  ["2027-02-29T09:00", [], "which no calendar has"],
  ["2027-13-01T09:00", [], "which no calendar has"],
  ["2027-01-01T25:00", [], "which no clock shows"],
])("%s is %j, %s", (local, moments) => {
  expect(floridaMoments(local)).toEqual(moments);
});

const MORNING = Date.parse("2027-03-01T14:00:00Z");

test.each([
  ["en", "March 1, 2027 at", "9:00 AM"],
  ["es", "1 de marzo de 2027 a las", "9:00 a. m."],
])("in %s a moment is a day and a time that no line breaks", (language, day, time) => {
  const written = clockInFlorida(language, "long")(MORNING);
  expect(written.replaceAll(/\s/g, " ")).toBe(`${day} ${time}`);
  expect(written.replaceAll(/\u202f/g, "\u00a0")).toContain(time.replaceAll(" ", "\u00a0"));
});

const LATE_IN_FLORIDA = new Date("2026-11-25T04:59:00Z");

/** For some time Canadians wrote days as `11/24/2026`: https://unicode-org.atlassian.net/browse/CLDR-16399 */
class OfEarly2023 extends Intl.DateTimeFormat {
  constructor(locale: string, options: Intl.DateTimeFormatOptions) {
    super(locale === "en-CA" ? "en-US" : locale, options);
  }
}

test.each([
  ["today", Intl.DateTimeFormat],
  ["early 2023", OfEarly2023],
])("a day is written alike in browsers of %s", async (_, DateTimeFormat) => {
  vi.stubGlobal("Intl", { ...Intl, DateTimeFormat });
  vi.resetModules();
  const { floridaDate } = await import("#app/content/florida-time.ts");
  expect(floridaDate(LATE_IN_FLORIDA)).toBe("2026-11-24");
  vi.unstubAllGlobals();
});
