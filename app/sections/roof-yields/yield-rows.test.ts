/** What the page says of a roof's sides is what the table of the solar tool says. */
import { expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { sum } from "#estimates/solar/roof.ts";
import { arrayKwh, yieldRows } from "./prepare.server.ts";
import { SLOPE_SIDES } from "./schema.ts";

const { languages, figures } = siteContent;
const section = languages.en?.pages["/solar"]?.sections.find(({ kind }) => kind === "roof-yields");
if (section?.kind !== "roof-yields") throw new Error("/solar shows no roof from above");
const rows = yieldRows(section, figures);

test("all four sides are told, the best first", () => {
  expect(rows.map(({ side }) => side).toSorted()).toEqual([...SLOPE_SIDES].toSorted());
  expect(rows.map(({ kwh }) => kwh)).toEqual(rows.map(({ kwh }) => kwh).toSorted((a, b) => b - a));
  expect(rows[0]?.share).toBe(1);
});

test("no side is told more than its table has", () => {
  const { counties, yields } = figures["figures/solar-yields"];
  const table = yields[counties[section.county]?.site ?? ""]?.[section.pitch];
  for (const { side, kwh } of rows) {
    const made = sum(table?.[side] ?? []);
    expect(kwh).toBeLessThanOrEqual(made);
    expect(kwh).toBeGreaterThan(made - 10);
  }
});

test("an array makes no more than its size times the best side", () => {
  const { counties, yields } = figures["figures/solar-yields"];
  const best = sum(yields[counties[section.county]?.site ?? ""]?.[section.pitch].S ?? []);
  expect(arrayKwh(section, figures)).toBeLessThanOrEqual(best * section.array.kw);
  expect(arrayKwh(section, figures)).toBeGreaterThan(best * section.array.kw - 100);
});
