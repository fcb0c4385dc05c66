/** No page offers a price for work that the company must not do, or does not do yet. */
import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import { pricedServices } from "#app/content/priced-services.ts";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";

const { change, complaint, read } = contentCopy();

function priced() {
  const { languages, ...site } = read();
  return pricedServices({ ...site, ...languages.en } as unknown as PageContent);
}

test("what is open and licensed has a price, and nothing else", () => {
  expect(priced()).toEqual(["solar", "roofing", "hurricane-protection", "hvac"]);
});

test("without its license, every page that offers a price is named", () => {
  change("company.yaml", /^.*trade: cooling.*\n/m, "");
  expect(complaint()).toMatch(
    /content\/en\/pages\/hvac\.yaml:6\n {4}sections\.0\.service: no price/,
  );
  expect(complaint()).toMatch(
    /content\/en\/pages\/free-pricing\.yaml:\d+\n.*pictures\.hvac: no price/,
  );
  expect(complaint()).toContain(
    "no price can be asked for hvac: it needs a license for cooling or mechanical, and content/company.yaml lists none",
  );
});

test("one of the licenses that do is enough", () => {
  change("services.yaml", "solar: { license: [solar,", "solar: { license: [electrical, solar,");
  expect(priced()).toContain("solar");
});

test("what is not open has no price, whatever license there is", () => {
  change("en/pages/about-us.yaml", /kind: call\n/, "kind: call\n    service: painting\n");
  expect(complaint()).toMatch(/content\/en\/pages\/about-us\.yaml:\d+\n/);
  expect(complaint()).toContain(
    "no price can be asked for painting: /services/painting is not open yet",
  );
});

test("a price without words on the guide is told where it stands", () => {
  change("prices.yaml", "id: roof-tile", "id: roof-slate");
  expect(complaint()).toMatch(/content\/prices\.yaml:\d+\n {4}prices\.1\.id: has no words on/);
});

test("a price whose least is above its most is told", () => {
  change("prices.yaml", "low: 100, likely", "low: 1000, likely");
  expect(complaint()).toContain("low must not be above likely");
});

test("what nobody has found out yet has no price", () => {
  change("services.yaml", "roofing: { license: [roofing] }", "roofing: { license: unclear }");
  expect(complaint()).toContain("content/services.yaml does not know which license it needs");
});

test("a service without an entry is told", () => {
  change("services.yaml", /^pools: .*$/m, "");
  expect(complaint()).toMatch(/content\/services\.yaml:\d+\n {4}pools: is missing/);
});

test("the footer has three licenses to show", () => {
  change("company.yaml", /^.*trade: (cooling|solar).*\n.*trade: cooling.*\n/m, "");
  expect(complaint()).toContain("the footer shows 3 license numbers");
});
