import { expect, test } from "vitest";
import { readZip, utilitiesAt } from "#app/content/zip-code.ts";
import { siteContent } from "#app/content/reading/testing/site-content.ts";

const { zipCodes } = siteContent;

test("the rule with more digits wins, and others know only the county", () => {
  const counties = { ...zipCodes.counties, "Palm Beach": ["334"], Broward: ["33441-33443"] };
  const answer = (zip: string) => readZip(zip, { ...zipCodes, counties });
  expect(answer("33444")).toMatchObject({ county: "Palm Beach", nearest: "delray-beach" });
  expect(answer("33479")).toEqual({ kind: "county", county: "Palm Beach", nearest: undefined });
  expect(answer("33442")).toMatchObject({ county: "Broward" });
  expect(answer("32801")).toEqual({ kind: "far" });
});

test.each([
  ["33444", ["fpl"]],
  ["33460", ["lake-worth-beach", "fpl"]],
])("in %s electricity is probably from %j", (zip, utilities) => {
  expect(utilitiesAt(zip, zipCodes)).toEqual(utilities);
});
