/** Which lines of content/figures/quotes.yaml the law wants, trade by trade. */
import { expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { linesFound } from "#estimates/quotes/lines-found.ts";
import type { Circumstances, Trade } from "#estimates/quotes/list-of-lines.ts";

const { lines } = siteContent.figures["figures/quotes"];
const PLAIN = { inWindZone: false, afterEmergency: false, paidOverTime: false };

const byLaw = (trade: Trade, more: Partial<Circumstances> = {}) =>
  linesFound(lines, {}, { trade, ...PLAIN, ...more })
    .lines.filter(({ kind }) => kind === "law")
    .map(({ id }) => id);

test.each<[Trade, string[]]>([
  ["roof", ["lic", "fund", "lien", "dep", "gift"]],
  ["windows", ["lic", "fund", "lien", "dep", "s3"]],
  ["ac", ["lic", "fund", "lien", "dep", "h1", "s3"]],
  ["solar", ["lic", "fund", "lien", "dep", "s3"]],
  ["other", ["lien", "dep"]],
])("for %s it wants %o", (trade, wanted) => {
  expect(byLaw(trade)).toEqual(wanted);
});

test("it wants more in the hurricane zone, after an emergency and where something is paid over time", () => {
  const roof = byLaw("roof", { inWindZone: true, afterEmergency: true });
  expect(roof).toEqual(["lic", "fund", "lien", "dep", "canc", "gift", "r3"]);
  expect(byLaw("solar", { paidOverTime: true })).toContain("s4");
});

test("it wants less for a small sum, and no dates for a deposit of a tenth", () => {
  expect(byLaw("roof", { price: 2500, deposit: 0.1 })).toEqual(["lic", "gift"]);
});
