/** The map of Florida with the counties we serve. */
import { test } from "./one-tab.ts";
import { expect, site, words } from "./site.ts";

const counties = [...Map.groupBy(Object.values(site.places), ({ county }) => county)];
const named = (county: string) => words.place.countyNamed.replace("{county}", county);
const map = /^Map of Florida/;

for (const address of ["/", "/locations"]) {
  test(`on ${address} every county we serve leads to the list of its places`, async ({
    page,
    visit,
  }) => {
    await visit(address);
    const links = page.getByRole("navigation", { name: map }).getByRole("link");
    await expect(links).toHaveCount(counties.length);
    for (const [county, places] of counties) {
      const link = links.and(page.getByRole("link", { name: new RegExp(`^${county}`) }));
      await link.locator("text").click();
      const list = page.locator("div[id]:focus");
      await expect(list.getByRole("heading", { name: named(county) })).toBeInViewport();
      await expect(list.getByRole("link")).toHaveText(places.map(({ name }) => name));
    }
  });
}

test("the office is marked in its county", async ({ page, visit }) => {
  await visit("/locations");
  const office = Object.values(site.places).find(({ name }) => name === site.company.address.city);
  const link = page.getByRole("link", { name: words.map.office });
  await expect(link).toContainText(office?.county ?? "no county");
});

test("the counties themselves are drawn and can be pressed", async ({ page, visit }) => {
  await visit("/locations");
  for (const [county] of counties) {
    const outline = page
      .getByRole("navigation", { name: map })
      .getByRole("link", { name: new RegExp(`^${county}`) })
      .locator("path")
      .first();
    const box = await outline.boundingBox();
    expect(box?.width, county).toBeGreaterThan(20);
    expect(box?.height, county).toBeGreaterThan(20);
  }
});

test("pointing at a list marks its county on the map", async ({ page, visit }) => {
  await visit("/locations");
  const [county] = counties[0] ?? [""];
  await page.getByRole("heading", { name: named(county), exact: true }).hover();
  const link = page
    .getByRole("navigation", { name: map })
    .getByRole("link", { name: new RegExp(`^${county}`) });
  await expect(link).toHaveAttribute("data-pointed-at", "true");
});
