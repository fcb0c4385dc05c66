/** Ways that every visitor should find: to a price, to the tools, to us, to the places of a county. */
import { expect, test } from "vitest";
import { comingSoonAddresses, pages, site, words } from "../content-of-site.ts";
import { sent } from "./ask.ts";
import { all, attribute, bodyOf, mainOf, nameOf, only, said, withId } from "./elements.ts";

const mainAt = async (address: string) => mainOf(bodyOf(await sent(address)));
const placesIn = (main: ReturnType<typeof mainOf>) =>
  all(main, "a").map((link) => attribute(link, "href") ?? "");
const tools = Object.keys(pages).filter((address) => address.startsWith("/tools/"));

test("every page leads to the form for a price", async () => {
  // What is not open yet has no price, and tools answer before anybody is asked.
  const without = new Set(["/free-pricing", "/stop", "/team", ...comingSoonAddresses, ...tools]);
  for (const address of Object.keys(pages).filter((one) => !without.has(one))) {
    const ways = placesIn(await mainAt(address));
    expect(ways.filter((to) => to.startsWith("/free-pricing")).length, address).toBeGreaterThan(0);
  }
});

test("every tool stands on the list of all, and has a way back to it", async () => {
  expect(placesIn(await mainAt("/tools"))).toEqual(expect.arrayContaining(tools));
  for (const address of tools) {
    const trail = all(bodyOf(await sent(address)), "nav").find(
      (one) => nameOf(one) === words.breadcrumbs,
    );
    expect(trail && placesIn(trail), address).toContain("/tools");
  }
});

test("the contact page leads to us without a form and without a mail program, too", async () => {
  const main = await mainAt("/contact");
  const { phone, email, address } = site.company;
  expect(placesIn(main)).toContain(`tel:${phone.dialled}`);
  for (const told of [phone.shown, email, address.street]) expect(said(main)).toContain(told);
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
