/** The pages of towns: who answers for an address there, prices, and the town on a map of its own. */
import { expect, test } from "vitest";
import { fill } from "#app/content/fill.ts";
import { labels, locationPages, site, words } from "../content-of-site.ts";
import { sent } from "./ask.ts";
import { all, attribute, bodyOf, mainOf, only, placesOf, said } from "./elements.ts";

const mainAt = async (slug: string) => mainOf(bodyOf(await sent(`/${slug}`)));

test.each(Object.entries(locationPages))(
  "/%s leads to its own offices, maps and utilities, and to prices",
  async (slug, page) => {
    const place = site.places[slug];
    const county = site.localFacts.counties[place?.county ?? ""];
    const offices = [
      place?.permitOffice,
      county?.permitOffice,
      county?.propertyRecord,
      ...(place?.utilities ?? []).map((key) => site.localFacts.utilities[key]?.solarTerms),
      ...Object.values(site.localFacts.maps),
    ];
    const main = await mainAt(slug);
    const facts = { ...main, childNodes: all(main, "dd") };
    for (const office of offices) {
      const to = site.claims[office?.lookUp ?? ""]?.address ?? "no address";
      expect(placesOf(facts, office?.name ?? "?"), office?.name).toEqual([to]);
    }

    const section = page.sections.find(({ kind }) => kind === "fitting-services");
    if (section?.kind !== "fitting-services") throw new Error(`/${slug} names no services`);
    for (const { service, to } of section.items) {
      const name = words.services[service];
      expect(placesOf(main, name), name).toEqual([to]);
      const price = `${labels("free-price")}: ${name}`;
      expect(placesOf(main, price), price).toEqual([`/free-pricing?service=${service}`]);
    }
  },
);

test("every town is on a map of its own, by name", async () => {
  for (const slug of Object.keys(locationPages)) {
    const { name = "?", county = "?" } = site.places[slug] ?? {};
    const label = fill(words.place.map.label, { town: name, county });
    const drawings = all(await mainAt(slug), "svg");
    const map = only(
      drawings.filter((one) => attribute(one, "aria-label") === label),
      `the map "${label}"`,
    );
    expect(attribute(map, "role")).toBe("img");
    expect(all(map, "text").map(said), slug).toContain(name);
  }
});

test("a source that nobody has opened yet says so on the page", async () => {
  const { source = "", checked } = site.claims[site.places.stuart?.permitOffice.lookUp ?? ""] ?? {};
  const lines = all(await mainAt("stuart"), "li").map(said);
  const line = only(
    lines.filter((each) => each.startsWith(`${source},`)),
    source,
  );
  expect(line).toContain(checked ? words.checkedOn : words.notCheckedYet);
});
