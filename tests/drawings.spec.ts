/** Drawings made by styles and numbers: whatever they show is written beside them, too. */
import { withoutMarks } from "#app/content/rich-words.ts";
import { test } from "./one-tab.ts";
import { expect, locationPages, pages, site, words } from "./site.ts";

/** From where towns of the zone are on the map. */
const NORTH_OF_THE_LINE = [
  "boca-raton",
  "delray-beach",
  "boynton-beach",
  "lake-worth-beach",
  "wellington",
];

const sections = Object.entries(pages).flatMap(([address, { sections: all }]) =>
  all.map((section) => ({ address, section })),
);

for (const { address, section } of sections) {
  if (section.kind !== "job-times") continue;
  test(`${address} says at its step how long each part of a job takes`, async ({ page, visit }) => {
    await visit(address);
    const part = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: section.heading, exact: true }) });
    const stages = section.steps.flatMap(({ takes = [] }) => takes);
    await expect(part.getByRole("term")).toHaveText(
      stages.map(({ stage }) => words.jobTimes.stages[stage]),
    );
    for (const [index, { takes }] of stages.entries()) {
      await expect(part.getByRole("definition").nth(index)).toContainText(withoutMarks(takes));
    }
  });
}

test("a loan over more years costs more, and the page says how much", async ({ page, visit }) => {
  await visit("/financing");
  const ways = page.locator("section#interest").getByRole("listitem");
  for (const [index, total] of ["$20,000", "$24,910", "$36,514"].entries()) {
    await expect(ways.nth(index).getByRole("definition").last()).toHaveText(total);
  }
});

test("the years of the house stand in their order", async ({ page, visit }) => {
  const section = pages["/history"]?.sections.find(({ kind }) => kind === "timeline");
  if (section?.kind !== "timeline") throw new Error("/history has no timeline");
  await visit("/history");
  const years = page.locator("section#house").getByRole("listitem").getByRole("heading");
  await expect(years).toHaveText(section.years.map(({ year }) => String(year)));
});

test("a figure set large leads to its source", async ({ page, visit }) => {
  await visit("/champions");
  const source = site.claims["no-rewards-on-insurance-jobs"];
  await expect(
    page.locator("section#insurance").getByRole("link", { name: source?.source ?? "?" }),
  ).toHaveAttribute("href", source?.address ?? "?");
});

/** Those in Broward and Miami-Dade, and those right north of the line. */
const TOWNS_THAT_SEE_THE_ZONE = new Set([
  ...Object.keys(site.places).filter(
    (slug) => site.localFacts.counties[site.places[slug]?.county ?? ""]?.hurricaneZone,
  ),
  ...NORTH_OF_THE_LINE,
]);

for (const slug of Object.keys(locationPages)) {
  test(`/${slug} shows the town on a map of its own`, async ({ page, visit }) => {
    const { name, county } = site.places[slug] ?? { name: "?", county: "?" };
    await visit(`/${slug}`);
    const map = page.getByRole("img", {
      name: words.place.map.label.replace("{town}", name).replace("{county}", county),
    });
    await expect(map.getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByText(words.place.map.zone ?? "no zone", { exact: true })).toHaveCount(
      Number(TOWNS_THAT_SEE_THE_ZONE.has(slug)),
    );
  });
}
