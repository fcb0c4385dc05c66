/**
 * Drawings made by styles and numbers: whatever they show is written beside them, too. The page as it is
 * sent says all of it, so no browser is needed; how drawings look is in every-page.spec.ts.
 */
import type { APIRequestContext } from "@playwright/test";
import { withoutMarks } from "#app/content/rich-words.ts";
import { attribute, type Element } from "./elements.ts";
import { all, expectLink, mainOf, only, said, sectionNamed, sentPage } from "./sent-page.ts";
import { expect, locationPages, pages, site, test, words } from "./site.ts";

/** From where towns of the zone are on the map. */
const NORTH_OF_THE_LINE = [
  "boca-raton",
  "delray-beach",
  "boynton-beach",
  "lake-worth-beach",
  "wellington",
];

const sections = Object.entries(pages).flatMap(([address, { sections: own }]) =>
  own.map((section) => ({ address, section })),
);

for (const { address, section } of sections) {
  if (section.kind !== "job-times") continue;
  test(`${address} says at its step how long each part of a job takes`, async ({ request }) => {
    const part = sectionNamed(await sentPage(request, address), section.heading);
    const stages = section.steps.flatMap(({ takes = [] }) => takes);
    expect(all(part, "dt").map(said)).toEqual(
      stages.map(({ stage }) => words.jobTimes.stages[stage]),
    );
    const times = all(part, "dd").map(said);
    for (const [index, { takes }] of stages.entries()) {
      expect(times[index]).toContain(withoutMarks(takes));
    }
  });
}

/** The part of a page that this anchor leads to. */
async function partOf(request: APIRequestContext, address: string, id: string) {
  const parts = all(await sentPage(request, address), "section");
  return only(
    parts.filter((section) => attribute(section, "id") === id),
    `section#${id}`,
  );
}

test("a loan over more years costs more, and the page says how much", async ({ request }) => {
  const ways = all(await partOf(request, "/financing", "interest"), "li");
  const totals = ways.map((way) => said(only(all(way, "dd").slice(-1), "total")));
  expect(totals.slice(0, 3)).toEqual(["$20,000", "$24,910", "$36,514"]);
});

test("the years of the house stand in their order", async ({ request }) => {
  const section = pages["/history"]?.sections.find(({ kind }) => kind === "timeline");
  if (section?.kind !== "timeline") throw new Error("/history has no timeline");
  const items = all(await partOf(request, "/history", "house"), "li");
  const years = items.flatMap((item) => all(item, "h2", "h3", "h4").map(said));
  expect(years).toEqual(section.years.map(({ year }) => String(year)));
});

test("a figure set large leads to its source", async ({ request }) => {
  const { source, address } = site.claims["no-rewards-on-insurance-jobs"] ?? {};
  const part = await partOf(request, "/champions", "insurance");
  expectLink(part, source ?? "?", address ?? "?", "/champions");
});

/** Those in Broward and Miami-Dade, and those right north of the line. */
const TOWNS_THAT_SEE_THE_ZONE = new Set([
  ...Object.keys(site.places).filter(
    (slug) => site.localFacts.counties[site.places[slug]?.county ?? ""]?.hurricaneZone,
  ),
  ...NORTH_OF_THE_LINE,
]);

for (const slug of Object.keys(locationPages)) {
  test(`/${slug} shows the town on a map of its own`, async ({ request }) => {
    const { name, county } = site.places[slug] ?? { name: "?", county: "?" };
    const main = mainOf(await sentPage(request, `/${slug}`));
    const label = words.place.map.label.replace("{town}", name).replace("{county}", county);
    const isMap = (drawing: Element) =>
      attribute(drawing, "role") === "img" && attribute(drawing, "aria-label") === label;
    const map = only(all(main, "svg").filter(isMap), `the map "${label}"`);
    expect(all(map, "text").filter((text) => said(text) === name)).toHaveLength(1);
    const zones = all(main, "li").filter((line) => said(line) === words.place.map.zone);
    expect(zones).toHaveLength(Number(TOWNS_THAT_SEE_THE_ZONE.has(slug)));
  });
}
