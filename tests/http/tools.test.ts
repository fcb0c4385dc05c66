/** The tools without scripts: mistakes are told, what was typed stays, and an address has its answer. */
import { expect, test } from "vitest";
import { fill } from "#app/content/fill.ts";
import { pages, sectionOn, site, tools, withBlanks, words } from "../content-of-site.ts";
import { all, nameOf, only, placesOf, said } from "./elements.ts";
import { type OpenPage, open } from "./visitor.ts";

const partNamed = (page: OpenPage, title: string) =>
  said(
    only(
      all(page.main, "article").filter((one) => said(one).includes(title)),
      title,
    ),
  );

test("the size of a job, by which a price can be asked for", async () => {
  const { questions, sizes, submit } = sectionOn("/tools/price", "price-tool");
  const asks = questions.footprint.label;
  const page = await open("/tools/price");
  page.check(questions.job.choices.roof);
  page.fill(asks, "two thousand");
  const again = await page.press(submit);
  expect(again.faults()).toEqual([`${asks}: ${tools.faults.noNumber}`]);
  expect(again.headline).toBe(tools.notYet);
  expect(again.value(asks)).toBe("two thousand");
  again.fill(asks, "2,000.00");
  const answered = await again.press(submit);
  expect(answered.headline).toBe(fill(sizes.roof, { size: "23.2" }));
  expect(answered.value(asks)).toBe("2,000.00");

  const form = await answered.follow(tools.takeAlong);
  const { message } = sectionOn("/free-pricing", "pricing-form").questions;
  expect(form.value(message.label)).toContain("/tools/price?job=roof&footprint=");
});

test("quotes side by side", async () => {
  const section = sectionOn("/tools/quotes", "quotes-tool");
  const { questions, ofEach, faults, headlines, units } = section;
  const page = await open("/tools/quotes");
  page.check(questions.trade.choices.roof);
  for (const [id, typed] of [
    ["#ask-a-price", "$24,500"],
    ["#ask-a-size", "0"],
    ["#ask-b-price", "21,900"],
    ["#ask-b-size", "21.0"],
  ] as const) {
    page.fill(id, typed);
  }
  const again = await page.press(section.submit);
  const quote = fill(section.quote, { quote: "A" });
  expect(again.faults()).toEqual([`${quote}, ${ofEach.size.label}: ${faults.sizeOfZero}`]);
  expect(again.value("#ask-a-price")).toBe("$24,500");
  again.fill("#ask-a-size", "23.2");
  again.check("#ask-a-lic");
  const answered = await again.press(section.submit);
  expect(answered.headline).toBe(fill(headlines.spread, { unit: units.roof.one, share: "1.3%" }));
  expect(said(answered.main)).toContain("$1,056.03");
  expect(answered.isChecked("#ask-a-lic")).toBe(true);
});

test("rights and deadlines: a day that never was is told", async () => {
  const { questions, cards, faults, passed, submit } = sectionOn("/tools/rights", "rights-tool");
  const page = await open("/tools/rights");
  page.check(questions.situation.choices.storm);
  page.fill(questions.loss.label, "2095-01-01");
  const again = await page.press(submit);
  expect(again.faults()).toEqual([`${questions.loss.label}: ${faults.notYet}`]);
  expect(again.headline).toBe(tools.notYet);
  expect(again.value(questions.loss.label)).toBe("2095-01-01");
  again.fill(questions.loss.label, "2024-08-31");
  const card = partNamed(await again.press(submit), cards.insurance.title);
  expect(card).toContain("August 31, 2025");
  expect(card).toContain(passed.yours);
});

test("rights and deadlines: the server makes the calendar of what is to come", async () => {
  const { calendar } = sectionOn("/tools/rights", "rights-tool");
  const year = new Date().getUTCFullYear();
  const page = await open(`/tools/rights?situation=storm&loss=${year - 1}-12-31`);
  const file = await page.follow(calendar.save);
  expect(file.headers.get("content-disposition")).toContain("rights.ics");
  expect(file.source).toContain(`DTSTART;VALUE=DATE:${year + 1}0630`);
  const none = await open("/tools/rights/rights.ics?situation=hoa");
  expect(none.address).toBe("/tools/rights?situation=hoa");
});

test("what panels do for a bill", async () => {
  const { questions, headlines, submit } = sectionOn("/tools/solar", "solar-tool");
  const page = await open("/tools/solar");
  page.choose(questions.county.label, questions.county.choices["palm-beach"]);
  page.fill(questions.use.label, "abc");
  page.fill(questions.kw.label, "31");
  const again = await page.press(submit);
  expect(again.faults()).toEqual([
    `${questions.use.label}: ${tools.faults.noNumber}`,
    `${questions.kw.label}: ${fill(tools.faults.outOfRange, { least: "1", most: "30" })}`,
  ]);
  expect(again.headline).toBe(tools.notYet);
  expect(again.value(questions.use.label)).toBe("abc");
  again.fill(questions.use.label, "1,200");
  again.fill(questions.kw.label, "8");
  again.fill(questions.price.label, "$19,840");
  const answered = await again.press(submit);
  expect(answered.headline).toMatch(withBlanks(headlines.payback));
});

test("the wind inspection form", async () => {
  const { questions, kinds, form, headlines, countLabel, submit } = sectionOn(
    "/tools/openings",
    "openings-tool",
  );
  const windows = fill(countLabel, { kind: kinds.windows.name, class: "A" });
  const page = await open("/tools/openings");
  page.fill(windows, "eleven");
  page.fill(questions.perimeter.label, "200");
  page.fill(questions["not-hip"].label, "18");
  const again = await page.press(submit);
  expect(again.faults()).toEqual([`${windows}: ${tools.faults.noNumber}`]);
  expect(again.headline).toBe(tools.notYet);
  expect(again.value(windows)).toBe("eleven");
  expect(again.value(questions.perimeter.label)).toBe("200");
  again.fill(windows, "11");
  const answered = await again.press(submit);
  expect(answered.headline).toBe(fill(headlines.best, { count: "11" }));
  expect(said(answered.main)).toContain(form.shape.letters.A);
});

test("the card of a ZIP code", async () => {
  const { questions, headlines, submit } = sectionOn("/tools/my-zip", "my-zip-tool");
  const page = await open("/tools/my-zip");
  page.fill(questions.zip.label, "3343");
  const again = await page.press(submit);
  expect(again.faults()).toHaveLength(1);
  expect(again.value(questions.zip.label)).toBe("3343");
  again.fill(questions.zip.label, "33435");
  const answered = await again.press(submit);
  expect(answered.address).toBe("/tools/my-zip?zip=33435");
  const county = fill(words.place.countyNamed, { county: "Palm Beach" });
  expect(answered.headline).toBe(fill(headlines.served, { zip: "33435", county }));
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
      const [link] = all(row, "a");
      // Days pass, so what was true of an example then is not what its address answers.
      expect(Boolean(link)).toBe(address !== "/tools/rights");
      if (link) expect((await page.follow(nameOf(link), row)).headline).toBe(told);
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
    expect(placesOf(only(way, "breadcrumbs"), pages["/tools"]?.shortTitle ?? "?")).toEqual([
      "/tools",
    ]);
  }
});

const { toolDoors } = words;

test("what is typed at a door stands in the tool, with the county of a town", async () => {
  const { questions } = sectionOn("/tools/solar", "solar-tool");
  const door = await open("/miami");
  door.fill(toolDoors.solar.label ?? "", "200");
  const page = await door.press(toolDoors.solar.submit);
  expect(page.value(questions.bill.label)).toBe("200");
  expect(page.value(questions.county.label)).toBe("miami-dade");
  // What is not typed yet is no mistake.
  expect(page.headline).toBe(tools.notYet);
  expect(page.faults()).toEqual([]);
  door.fill(toolDoors.solar.label ?? "", "much");
  const wrong = await door.press(toolDoors.solar.submit);
  expect(wrong.about(questions.bill.label)).toContain(tools.faults.noNumber);
});

test("a ZIP code typed on the home page has its answer at once", async () => {
  const door = await open("/");
  door.fill(toolDoors["my-zip"].label ?? "", "33435");
  const page = await door.press(toolDoors["my-zip"].submit);
  expect(page.address).toMatch(/^\/tools\/my-zip\?.*zip=33435/);
  expect(said(page.main)).toContain(site.places["boynton-beach"]?.name);
});
