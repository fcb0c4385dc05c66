/** Ways that every visitor should find: to a price, and to the places of a county. */
import { expect, test } from "vitest";
import { comingSoonAddresses, pages, site } from "../content-of-site.ts";
import { sent } from "./ask.ts";
import { all, attribute, bodyOf, mainOf, nameOf, only, said, withId } from "./elements.ts";

const mainAt = async (address: string) => mainOf(bodyOf(await sent(address)));

test("every page leads to the form for a price", async () => {
  // What is not open yet has no price, and tools answer before anybody is asked.
  const without = new Set(["/free-pricing", "/stop", "/team", ...comingSoonAddresses]);
  const leading = Object.keys(pages).filter(
    (address) => !without.has(address) && !address.startsWith("/tools/"),
  );
  for (const address of leading) {
    const ways = all(await mainAt(address), "a").map((link) => attribute(link, "href"));
    expect(ways, address).toContainEqual(expect.stringMatching(/^\/free-pricing/));
  }
});

test.each(["/", "/locations"])(
  "the map on %s leads from each county we serve to the list of its places",
  async (address) => {
    const locations = await mainAt("/locations");
    const map = only(
      all(await mainAt(address), "nav").filter((one) => nameOf(one).startsWith("Map of Florida")),
      "map",
    );
    const counties = Map.groupBy(Object.values(site.places), ({ county }) => county);
    expect(all(map, "a")).toHaveLength(counties.size);
    for (const [county, places] of counties) {
      const link = only(
        all(map, "a").filter((one) => nameOf(one).startsWith(county)),
        county,
      );
      const [, id = "?"] = attribute(link, "href")?.split("#") ?? [];
      const list = only(withId(locations, id), `#${id}`);
      expect(all(list, "a").map(said)).toEqual(places.map(({ name }) => name));
    }
  },
);
