import { expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { seasonLine, stormLine } from "#app/content/storm.ts";
import type { StormContent } from "#app/content/storm.ts";

const ENDS = "2027-09-04T04:00:00.000Z";
const HEADLINE = { en: "Storm: {counties}", es: "Tormenta: {counties}" };
const DAY_MS = 86_400_000;

const headline = (language: string, counties: string[], now = Date.parse(ENDS) - DAY_MS) => {
  const notice = { counties, ends: ENDS };
  const storm: StormContent = { ...siteContent.storm, headline: HEADLINE, notice };
  const line = stormLine(storm, language, now);
  return line && [line.headline, line.to];
};

test("the line names the counties that are meant, in the language of the page, and leads to its storm page", () => {
  expect(headline("en", ["Broward", "Martin"])).toEqual(["Storm: Broward and Martin", "/storm"]);
  expect(headline("es", ["Broward", "Martin"])).toEqual([
    "Tormenta: Broward y Martin",
    "/es/storm",
  ]);
  expect(headline("fr", ["Broward"])).toEqual(["Storm: Broward", "/storm"]);
  const { frame } = siteContent.storm.languages.en ?? {};
  expect(headline("en", [])?.[0]).toBe(`Storm: ${frame?.everywhere}`);
});

test("there is none without a storm, nor after its last day", () => {
  expect(stormLine(siteContent.storm, "en", 0)).toBeUndefined();
  expect(headline("en", [], Date.parse(ENDS))).toBeUndefined();
});

test.each([
  ["2026-05-31", undefined],
  ["2026-06-01", "/es/storm"],
  ["2026-11-30", "/es/storm"],
  ["2026-12-01", undefined],
])("in hurricane season the home page leads to the storm page: %s", (today, to) => {
  const { season } = siteContent.figures["figures/home-file"];
  expect(seasonLine(siteContent.storm, "es", today, season)?.to).toBe(to);
});
