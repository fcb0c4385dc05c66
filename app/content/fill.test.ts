import { expect, test } from "vitest";
import { fill } from "#app/content/fill.ts";

test("facts take their places, and what is no fact stays", () => {
  expect(fill("{county} County, {state}", { county: "Broward" })).toBe("Broward County, {state}");
});

test("an abbreviation at the end of a sentence ends it", () => {
  const hours = "de 8 a. m. a 5 p. m.";
  expect(fill("Contestamos {hours}. Llame.", { hours })).toBe(`Contestamos ${hours} Llame.`);
  expect(fill("Contestamos {hours}, y más.", { hours })).toBe(`Contestamos ${hours}, y más.`);
});
