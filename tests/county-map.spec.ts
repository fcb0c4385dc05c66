/** The map of Florida with the counties we serve. */
import { test } from "./one-tab.ts";
import { expect, site, words } from "./site.ts";

const counties = [...Map.groupBy(Object.values(site.places), ({ county }) => county)];
const named = (county: string) => words.place.countyNamed.replace("{county}", county);

test("every county we serve is drawn, can be pressed, and leads to the list of its places", async ({
  page,
  visit,
}) => {
  await visit("/locations");
  const links = page.getByRole("navigation", { name: /^Map of Florida/ }).getByRole("link");
  await expect(links).toHaveCount(counties.length);
  const office = Object.values(site.places).find(({ name }) => name === site.company.address.city);
  await expect(page.getByRole("link", { name: words.map.office })).toContainText(
    office?.county ?? "no county",
  );
  for (const [county, places] of counties) {
    const link = links.and(page.getByRole("link", { name: new RegExp(`^${county}`) }));
    const outline = await link.locator("path").first().boundingBox();
    expect(outline?.width, county).toBeGreaterThan(20);
    expect(outline?.height, county).toBeGreaterThan(20);
    await link.locator("text").click();
    const list = page.locator("div[id]:focus");
    await expect(list.getByRole("heading", { name: named(county) })).toBeInViewport();
    await expect(list.getByRole("link")).toHaveText(places.map(({ name }) => name));
  }
});
