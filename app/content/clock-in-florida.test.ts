import { expect, test } from "vitest";
import { clockInFlorida } from "#app/content/clock-in-florida.ts";

const MORNING = Date.parse("2027-03-01T14:00:00Z");

test.each([
  ["en", "March 1, 2027 at", "9:00 AM"],
  ["es", "1 de marzo de 2027 a las", "9:00 a. m."],
])(
  "a moment in %s is a day and a time in Florida, whose time no line breaks",
  (language, day, time) => {
    const written = clockInFlorida(language, "long")(MORNING);
    expect(written.replaceAll(/\s/g, " ")).toBe(`${day} ${time}`);
    expect(written.replaceAll(/\u202f/g, "\u00a0")).toContain(time.replaceAll(" ", "\u00a0"));
  },
);
