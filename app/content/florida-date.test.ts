import { expect, test, vi } from "vitest";

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
])(
  "a day is written as computers do, with what was known of languages %s",
  async (_when, known) => {
    vi.resetModules();
    vi.stubGlobal("Intl", { ...Intl, DateTimeFormat: known });
    const { floridaDate } = await import("#app/content/florida-date.ts");
    expect(floridaDate(LATE_IN_FLORIDA)).toBe("2026-11-24");
    expect(floridaDate(new Date("2027-03-05T12:00:00Z"))).toBe("2027-03-05");
    vi.unstubAllGlobals();
  },
);
