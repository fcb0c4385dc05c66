/** What sections tell of content: answers, samples, towns, contests and reviews. */
import { expect, test } from "vitest";
import { fill } from "#app/content/fill.ts";
import { FIRST_ANSWERS } from "#app/content/first-answers.ts";
import { withoutMarks } from "#app/content/rich-words.ts";
import { openServicePages } from "#app/routes.ts";
import {
  contests,
  hasMaps,
  labels,
  locationPages,
  sectionOn,
  serviceName,
  site,
  words,
} from "../content.ts";
import {
  all,
  attribute,
  bodyOf,
  mainOf,
  nameOf,
  only,
  placesOf,
  said,
  sectionNamed,
  withId,
} from "./html.ts";
import { open, sent } from "./visitor.ts";

const mainAt = async (address: string) => mainOf(bodyOf(await sent(address)));
const partOf = async (address: string, heading = "?") =>
  sectionNamed(bodyOf(await sent(address)), heading);

test.each(openServicePages())("%s answers the first eight questions", async (address) => {
  const { heading, answers } = sectionOn(address, "answers");
  const part = await partOf(address, heading);
  expect(all(part, "dt").map(said)).toEqual(FIRST_ANSWERS.map((name) => words.answers[name]));
  for (const [index, answer] of all(part, "div").entries()) {
    const { text, link, figure } = { figure: "", ...answers[FIRST_ANSWERS[index] ?? "time"] };
    expect(said(answer)).toContain(withoutMarks(text));
    expect(said(answer)).toContain(figure);
    if (link) expect(placesOf(answer, link.label)).toEqual([link.to]);
  }
});

test.each(["/warranties", "/financing", "/about-us"])("%s says what is ours", async (address) => {
  const { heading, rows } = sectionOn(address, "own-facts");
  const part = await partOf(address, heading);
  expect(all(part, "dt").map(said)).toEqual(rows.map(({ label }) => label));
  expect(all(part, "dd").map(said)).toEqual(rows.map(({ text }) => withoutMarks(text)));
});

test.runIf(hasMaps).each(["/", "/locations"])(
  "the map on %s leads from each county we serve to the list of its places",
  async (address) => {
    const locations = await mainAt("/locations");
    const [before = "?"] = words.map.label.split("{");
    const map = only(
      all(await mainAt(address), "nav").filter((one) => nameOf(one).startsWith(before)),
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

test.each(Object.entries(locationPages))(
  "/%s leads to its own offices, maps and utilities, to prices, and is on its map",
  async (slug, page) => {
    const place = site.places[slug];
    const county = site.localFacts.counties[place?.county ?? ""];
    const { wind, ...maps } = site.localFacts.maps;
    const offices = [
      place?.permitOffice,
      county?.permitOffice,
      county?.propertyRecord,
      ...(place?.utilities ?? []).map((key) => site.localFacts.utilities[key]?.solarTerms),
      ...Object.values(maps),
      // One number for the whole county is among the facts.
      ...(county?.windSpeed ? [] : [wind]),
    ];
    const main = await mainAt(`/${slug}`);
    const facts = { ...main, childNodes: all(main, "dd") };
    for (const office of offices) {
      const to = site.claims[office?.lookUp ?? ""]?.address ?? "no address";
      expect(placesOf(facts, office?.name ?? "?"), office?.name).toEqual([to]);
    }
    const section = page.sections.find((one) => one.kind === "fitting-services");
    for (const { service, to } of section?.items ?? []) {
      const name = serviceName(service);
      expect(placesOf(main, name), name).toEqual([to]);
      const price = `${labels("free-price")}: ${name}`;
      expect(placesOf(main, price), price).toEqual([`/free-pricing?service=${service}`]);
    }
    if (!hasMaps) return;
    const { name: town = "?", county: of = "?" } = place ?? {};
    const label = fill(words.place.map.label, { town, county: of });
    const map = all(main, "svg").filter((one) => attribute(one, "aria-label") === label);
    expect(all(only(map, label), "text").map(said)).toContain(town);
  },
);

test("cards of contests tell their dates and rules", async () => {
  const cards = all((await open("/contests")).main, "article");
  expect(cards).toHaveLength(Object.keys(site.contests).length);
  for (const [slug, { title, rules }] of Object.entries(contests)) {
    const card = cards.find((one) => said(one).includes(title));
    if (!card) throw new Error(`There is no card of "${title}"`);
    const { opens, closes } = site.contests[slug] ?? {};
    expect(all(card, "time").map((time) => attribute(time, "datetime"))).toEqual([opens, closes]);
    const told = all(card, "li").map(said);
    expect(told).toEqual(
      expect.arrayContaining([...rules, ...words.contest.rulesOfAll].map(withoutMarks)),
    );
    if (!site.contests[slug]?.sample) continue;
    expect(said(card).startsWith(words.contest.sampleMark), slug).toBe(true);
  }
});

test("all reviews are there, the latest first", async () => {
  const latestFirst = site.reviews.toSorted((a, b) => b.number - a.number);
  const shown = all((await open("/reviews")).main, "article").map(said);
  expect(shown).toEqual(latestFirst.map(({ text }) => expect.stringContaining(text)));
});

test.runIf(site.reviews.length > 0 && site.reviews.every(({ sample }) => sample))(
  "samples of reviews say so, and have no stars, on the page or for search engines",
  async () => {
    const page = await open("/reviews");
    const list = only(withId(page.main, "all"), "#all");
    for (const card of all(list, "article")) {
      expect(said(card)).toContain(words.review.sampleMark);
    }
    expect(all(list, "svg")).toEqual([]);
    const told = page.source.match(/<script[^>]*ld\+json[^>]*>[^<]*/g) ?? [];
    expect(told).toHaveLength(1);
    expect(told.join()).not.toMatch(/rating|"Review"/i);
  },
);
