import { expect, test } from "vitest";
import { clockInFlorida } from "#app/content/clock-in-florida.ts";

const MORNING = Date.parse("2027-03-01T14:00:00Z");

test.each([
  ["en", "March 1, 2027 at 9:00 AM"],
  ["es", "1 de marzo de 2027 a las 9:00 a. m."],
])("a moment in %s is a day and a time in Florida", (language, shown) => {
  const written = clockInFlorida(language, "long").format(MORNING);
  expect(written.replace(/\s/g, " ")).toBe(shown);
  // No line ends between the two.
  expect(written).not.toContain("a. m.");
});
