/** Which lines of content/figures/quotes.yaml the law wants, and what an editor is told of wrong figures. */
import { expect, test } from "vitest";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { priceRange } from "#estimates/price/job.ts";
import { type Circumstances, linesFound, type Trade } from "#estimates/quotes/lines.ts";

const { change, complaint } = contentCopy();

test.each([
  ["electricity-tariffs", "0.07865", "0.08765", "rates.0.check.bill: 1000 kWh come to $145.88"],
  [
    "solar-yields",
    "site: fort-lauderdale,",
    "site: fort-lauderdal,",
    "Broward.site: there are no yields of fort-lauderdal",
  ],
])("in %s, %s as %s is told: %s", (name, from, to, told) => {
  change(`figures/${name}.yaml`, from, to);
  expect(complaint()).toContain(told);
});

test.each([
  ["roof-shingle", 12_000, 25_000],
  ["roof-tile", 25_000, 55_000],
  ["roof-metal", 20_000, 45_000],
  ["opening-impact", 14 * 1200, 14 * 2600],
  ["solar-panels", 8000 * 2.3, 8000 * 3.2],
  ["air-conditioner", 7000, 15_000],
])("for %s, a usual job costs what it costs in South Florida", (id, least, most) => {
  const price = siteContent.figures.prices.prices.find((one) => one.id === id);
  if (!price) throw new Error(`There is no price of ${id}`);
  const { low, high } = priceRange(price.usual, price);
  expect(low).toBeGreaterThanOrEqual(least);
  expect(high).toBeLessThanOrEqual(most);
});

const { lines } = siteContent.figures["figures/quotes"];
const PLAIN = { inWindZone: false, afterEmergency: false, paidOverTime: false };

test.each<[Trade, Partial<Circumstances>, string[]]>([
  ["roof", {}, ["lic", "fund", "lien", "ins"]],
  ["ac", {}, ["lic", "fund", "lien"]],
  ["other", {}, ["lien"]],
  [
    "roof",
    { inWindZone: true, afterEmergency: true },
    ["lic", "fund", "lien", "canc", "ins", "r3"],
  ],
  ["solar", { paidOverTime: true }, ["lic", "fund", "lien", "s4"]],
  ["roof", { price: 2500 }, ["lic", "ins"]],
])("for %s with %j the law wants %o", (trade, more, wanted) => {
  const found = linesFound(lines, {}, { trade, ...PLAIN, ...more }).lines;
  expect(found.filter(({ kind }) => kind === "law").map(({ id }) => id)).toEqual(wanted);
});
