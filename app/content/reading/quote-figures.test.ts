/** Which lines of content/figures/quotes.yaml the law wants, trade by trade. */
import { expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { type Circumstances, linesFound, type Trade } from "#estimates/quotes/lines.ts";

const { lines } = siteContent.figures["figures/quotes"];
const PLAIN = { inWindZone: false, afterEmergency: false, paidOverTime: false };

const byLaw = (trade: Trade, more: Partial<Circumstances> = {}) =>
  linesFound(lines, {}, { trade, ...PLAIN, ...more })
    .lines.filter(({ kind }) => kind === "law")
    .map(({ id }) => id);

test.each<[Trade, string[]]>([
  ["roof", ["lic", "fund", "lien"]],
  ["ac", ["lic", "fund", "lien"]],
  ["other", ["lien"]],
])("for %s it wants %o", (trade, wanted) => {
  expect(byLaw(trade)).toEqual(wanted);
});

test("it wants more in the hurricane zone, after an emergency and where something is paid over time", () => {
  const roof = byLaw("roof", { inWindZone: true, afterEmergency: true });
  expect(roof).toEqual(["lic", "fund", "lien", "canc", "r3"]);
  expect(byLaw("solar", { paidOverTime: true })).toContain("s4");
});

test("it wants less for a small sum", () => {
  expect(byLaw("roof", { price: 2500 })).toEqual(["lic"]);
});
