/** The tools without scripts: errors are told, what was typed stays, and an address has its answer. */
import { expect, test } from "vitest";
import { fill } from "#app/content/fill.ts";
import { countyId } from "#app/content/florida-map.ts";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { startSite } from "#server/testing/running-site.ts";
import {
  county,
  countyInAddress,
  locationPages,
  pages,
  sectionOn,
  site,
  tools,
  words,
  ZIP,
} from "../content.ts";
import { all, attribute, everything, nameOf, only, placesOf, said } from "./html.ts";
import { ask, NOT_LISTED, open } from "./visitor.ts";

const price = sectionOn("/tools/price", "price-tool");
const quotes = sectionOn("/tools/quotes", "quotes-tool");
const rights = sectionOn("/tools/rights", "rights-tool");
const solar = sectionOn("/tools/solar", "solar-tool");
const openings = sectionOn("/tools/openings", "openings-tool");
const { seen, headlines, ...yourHouse } = sectionOn("/tools/your-house", "your-house-tool");
const zip = sectionOn("/tools/my-zip", "my-zip-tool");
const windows = fill(openings.countLabel, { kind: openings.kinds.windows.name, class: "A" });
const quoteA = fill(quotes.quote, { quote: "A" });
const noNumber = (least: string, most: string) => fill(tools.faults.noNumber, { least, most });
const SOLAR = `/tools/solar?county=${countyInAddress}`;

/** Of each tool: an address where one field is still wrong, its error, what is right, and what comes of it. */
const ERRANDS = [
  {
    at: "/tools/price?job=roof&footprint=two+thousand",
    submit: price.submit,
    errors: [`${price.questions.footprint.label}: ${noNumber("100", "50,000")}`],
    field: price.questions.footprint.label,
    right: "2,000.00",
    says: fill(price.sizes.roof, { size: "23.2" }),
  },
  {
    at: "/tools/quotes?trade=roof&a-price=24500&a-size=0&b-price=21900&b-size=21",
    submit: quotes.submit,
    errors: [`${quoteA}, ${quotes.ofEach.size.label}: ${quotes.faults.sizeOfZero}`],
    field: "#ask-a-size",
    right: "23.2",
    says: fill(quotes.headlines.spread, { unit: quotes.units.roof.one, share: "1.3%" }),
  },
  {
    at: "/tools/rights?situation=changed&where=office&signed=2095-01-01",
    submit: rights.submit,
    errors: [`${rights.questions.signed.label}: ${rights.faults.notYet}`],
    field: rights.questions.signed.label,
    right: "2024-08-31",
    says: rights.headlines.none,
  },
  {
    at: `${SOLAR}&use=1200&kw=31`,
    submit: solar.submit,
    errors: [
      `${solar.questions.kw.label}: ${fill(tools.faults.outOfRange, { least: "1", most: "30" })}`,
    ],
    field: solar.questions.kw.label,
    right: "8",
    says: new RegExp(`^${solar.headlines.saved.split("{")[0]}`),
  },
  {
    at: "/tools/openings?windows-a=eleven",
    submit: openings.submit,
    errors: [`${windows}: ${noNumber("0", "200")}`],
    field: windows,
    right: "11",
    says: fill(openings.headlines.best, { count: "11" }),
  },
  {
    at: `/tools/my-zip?zip=${ZIP.slice(1)}`,
    submit: zip.submit,
    errors: [`${zip.questions.zip.label}: ${tools.faults.noZip}`],
    field: zip.questions.zip.label,
    right: ZIP,
    says: fill(zip.headlines.served, {
      zip: ZIP,
      county: fill(words.place.countyNamed, { county }),
    }),
  },
];

test("where an address answers a question twice, the first answer counts", async () => {
  const page = await open("/tools/price?job=roof&footprint=1800&footprint=900");
  expect(page.text).toContain(fill(price.sizes.roof, { size: "20.9" }));
});

test.each(ERRANDS)("$at tells its error, and answers once that is mended", async (errand) => {
  const { at, submit, errors, field, right, says } = errand;
  const page = await open(at);
  expect(page.errors()).toEqual(errors);
  expect(page.headline).toBe(tools.notYet);
  page.fill(field, right);
  const answered = await page.press(submit);
  expect(answered.errors()).toEqual([]);
  expect(answered.headline).toEqual(says instanceof RegExp ? expect.stringMatching(says) : says);
  expect(answered.value(field)).toBe(right);
});

test("the house is marked where an opening decides, and of an example is the smallest picture", async () => {
  const { house, weakest } = openings.drawing;
  const pictureAt = async (query: string) => {
    const { main } = await open(`/tools/openings${query}`);
    const image = all(main, "img").find((one) => attribute(one, "alt") === house.picture.alt);
    return [image && attribute(image, "sizes"), said(main).includes(weakest)];
  };
  expect(await pictureAt("")).toEqual(["7rem", true]);
  expect(await pictureAt("?windows-a=3")).toEqual([expect.stringContaining("vw"), false]);
  expect(await pictureAt("?windows-a=3&windows-x=1")).toEqual([expect.anything(), true]);
});

test("an answer is taken along to the form for a price", async () => {
  const form = await (await open("/tools/price?job=roof&footprint=2000")).follow(tools.takeAlong);
  const { message } = sectionOn("/free-pricing", "pricing-form").questions;
  expect(form.value(message.label)).toContain("/tools/price?job=roof&footprint=");
});

const withExamples = Object.entries(pages).flatMap(([address, { sections }]) =>
  sections.flatMap((section) =>
    "moreExamples" in section && section.moreExamples
      ? { address, says: section.moreExamples.map(({ says }) => says) }
      : [],
  ),
);

test.each(withExamples)(
  "$address tells what comes of other examples, and leads to each",
  async ({ address, says }) => {
    const page = await open(address);
    const table = only(
      all(page.main, "table").filter((one) => said(one).includes(tools.asked)),
      "table of examples",
    );
    const rows = all(table, "tr").filter((row) => all(row, "td").length > 0);
    expect(rows.map((row) => all(row, "th").map(said).join())).toEqual(says);
    for (const row of rows) {
      const told = said(only(all(row, "td"), "answer"));
      expect(told).not.toBe("");
      const link = only(all(row, "a"), "link to the answer");
      expect((await page.follow(nameOf(link), row)).headline).toBe(told);
    }
  },
);

test("every tool stands on the list of all, and has a way back to it", async () => {
  const list = (await open("/tools")).source;
  for (const address of Object.keys(pages).filter((one) => one.startsWith("/tools/"))) {
    expect(list).toContain(`href="${address}"`);
    const way = all((await open(address)).main, "nav").filter(
      (nav) => nameOf(nav) === words.breadcrumbs,
    );
    const back = pages["/tools"]?.shortTitle ?? "?";
    expect(placesOf(only(way, "breadcrumbs"), back)).toEqual(["/tools"]);
  }
});

/** A town that leads to the tool; where none does, home does. */
const town = Object.keys(locationPages).find((slug) =>
  locationPages[slug]?.sections.some(
    (section) => section.kind === "tool-doors" && section.doors.includes("solar"),
  ),
);

test("what is typed at a door stands in the tool, with the county of a town", async () => {
  const { label = "", submit } = words.toolDoors.solar;
  const door = await open(`/${town ?? ""}`);
  door.fill(label, "200");
  const page = await door.press(submit);
  expect(page.value(solar.questions.bill.label)).toBe("200");
  const of = site.places[town ?? ""]?.county;
  if (of) expect(page.address).toContain(`county=${countyId(of)}`);
  // What is not typed yet is no error.
  expect(page.headline).toBe(tools.notYet);
  expect(page.errors()).toEqual([]);
});

/** The house of an address: what its picture shows, and its errors. */
async function houseAt(query: string) {
  const page = await open(`/tools/your-house?${query}`);
  const pictures = everything(page.main).filter((one) => attribute(one, "role") === "img");
  return { page, shows: nameOf(only(pictures, "picture of the house")) };
}

test("an address is a house, which is told in words by day and in the storm", async () => {
  const query = "roof-year=1998&battery=on";
  const roof = fill(seen.roofs.tile, { year: "1998" });
  const { shows } = await houseAt(query);
  expect(shows).toContain(roof);
  expect(shows).not.toContain(seen.broken.glass);
  const { page, shows: inStorm } = await houseAt(`light=storm&${query}`);
  for (const told of [roof, seen.glass.bare, seen.broken.glass, seen.broken.roof, seen.light.lit]) {
    expect(inStorm).toContain(told);
  }
  expect(page.text).toContain(yourHouse.changes.of.glass.title);
  expect(page.text).not.toContain(yourHouse.changes.of.power.title);
});

test("of a house that is told wrongly, the rest is shown, and what was wrong", async () => {
  const { page, shows } = await houseAt("built=1066&roof=straw&glass=impact&battery=on");
  expect(page.status).toBe(200);
  const { built, roof } = yourHouse.questions;
  // A question has its own mark.
  expect(page.errors()).toEqual([
    `${built.label} ${tools.faults.noChoice}`,
    `${roof.label}: ${tools.faults.noChoice}`,
  ]);
  expect(shows).toContain(seen.glass.impact);
  expect(page.headline).toMatch(headlines.light.split("{")[0] ?? "");
});

const STRANGE = [
  "/tools/price?job=roof&footprint=abc&rise=-1&waste=1e9",
  "/tools/price?job=%00%ff&__proto__=1&constructor=2&panels[]=3",
  "/tools/rights?situation=changed&signed=99999-99-99&price=1e9",
  `${SOLAR}&kw=8&use=1&bill=${"9".repeat(2000)}`,
  `${SOLAR}&kw=1${"&months=0".repeat(12)}`,
  `${SOLAR}&utility=other&kw=1&use=10000&pay=0.01&price=300000`,
  "/tools/your-house?light=noon&built=&roof-year=99999&zip=%00&trees=no&trees=on",
  "/tools/openings?windows-a=-1&perimeter=0&county=x&permit=2002-02-30",
];

test.each(STRANGE)("%s gets a page without nonsense", async (address) => {
  const page = await open(address);
  expect(page.status).toBe(200);
  expect(page.text).not.toMatch(/NaN|Infinity|Invalid Date|undefined/);
});

test("an answer is for its reader alone", async () => {
  const untouched = await open("/tools/price");
  const answer = await open("/tools/price?job=solar&panels=20");
  expect(untouched.source).toContain('<meta name="referrer" content="no-referrer"/>');
  expect(untouched.source).not.toContain(NOT_LISTED);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
    "cache-control": "private, no-cache",
  });
  expect(answer.source).toContain(NOT_LISTED);
  expect(answer.source).toMatch(/<link rel="canonical" href="[^"?]*\/tools\/price"/);
});

const SECRET = "footprint=31337";
const ASKED = `/tools/price?job=roof&${SECRET}`;

test("what was asked is in no log, whatever goes wrong", async () => {
  const { origin, log, stop } = await startSite({ DATA_DIR: freshFolder() });
  const referer = { referer: origin + ASKED };
  const answers = await Promise.all([
    fetch(`${origin}${ASKED}&footprint=%ff`),
    fetch(`${origin}${ASKED}`, { method: "POST", body: SECRET }),
    fetch(`${origin}/failed-starts`, { method: "POST", body: "a.js", headers: referer }),
    fetch(`${origin}/csp-reports`, {
      method: "POST",
      body: JSON.stringify({ "csp-report": { "document-uri": origin + ASKED } }),
      headers: { "content-type": "application/csp-report", ...referer },
    }),
    fetch(`${origin}/tools/nope?${SECRET}`, { headers: referer }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 405, 204, 204, 404]);
  await stop();
  expect(log()).toContain("a page goes without its scripts");
  expect(log()).not.toContain("31337");
});

const HOME_FILE = "/tools/home-file";
const homeFile = sectionOn(HOME_FILE, "home-file-tool");

const post = (address: string, form: Record<string, string>, headers = {}) =>
  ask(address, { method: "POST", body: new URLSearchParams(form), headers });

test("the home file tells errors and answers", async () => {
  const { questions, submit, faults, headline } = homeFile;
  let page = await (await open(HOME_FILE)).press(submit);
  expect(page.errors()).toEqual([faults.nothingTyped]);
  page.fill(questions.renewal.label, "2/30/2027");
  page = await page.press(submit);
  expect(page.errors()).toEqual([`${questions.renewal.label}: ${tools.faults.noDay}`]);
  page.fill(questions.renewal.label, "2027-03-15");
  page = await page.press(submit);
  expect(page.headline).toMatch(new RegExp(fill(headline, { count: String.raw`\d` })));
  expect(page.address).toBe(HOME_FILE);
});

test("nobody keeps a home file, and what is wrong or too much is refused", async () => {
  const form = { roofKind: "tile" };
  const page = await post(HOME_FILE, form);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("x-robots-tag")).toBe("noindex");
  expect((await post(HOME_FILE, { roofKind: "straw" })).status).toBe(422);
  expect((await post(HOME_FILE, { pool: "x".repeat(40_000) })).status).toBe(413);
});
