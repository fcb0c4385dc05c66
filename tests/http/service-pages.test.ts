/** What service pages answer first, and lead to at their end; and what the company says about itself. */
import { expect, test } from "vitest";
import { FIRST_ANSWERS } from "#app/content/first-answers.ts";
import { SERVICE_PAGES } from "#app/content/reading/testing/service-pages.ts";
import { holdsSample, parse, withoutMarks } from "#app/content/rich-words.ts";
import { labels, pages, sectionOn, site, words } from "../content-of-site.ts";
import { ask, sent } from "./ask.ts";
import {
  all,
  attribute,
  bodyOf,
  everything,
  nameOf,
  placesOf,
  said,
  sectionNamed,
} from "./elements.ts";

const partOf = async (address: string, heading = "?") =>
  sectionNamed(bodyOf(await sent(address)), heading);

test.each(SERVICE_PAGES)("%s answers the first eight questions", async (address) => {
  const { heading, answers } = sectionOn(address, "answers");
  const part = await partOf(address, heading);
  expect(all(part, "dt").map(said)).toEqual(FIRST_ANSWERS.map((name) => words.answers[name]));
  const definitions = all(part, "dd");
  for (const [index, definition] of definitions.entries()) {
    const { text, link } = answers[FIRST_ANSWERS[index] ?? "time"];
    if (!holdsSample(text)) expect(said(definition)).toContain(withoutMarks(text));
    if (link) expect(placesOf(definition, link.label)).toEqual([link.to]);
  }
});

test("the times are told to be no promise", async () => {
  expect(said(bodyOf(await sent("/hvac")))).toContain(words.answers.timesNote);
});

test("what the company has yet to confirm is a sample, also for whoever hears it", async () => {
  const { heading, answers } = sectionOn("/roofing", "answers");
  const part = await partOf("/roofing", heading);
  const sample = /\[([^\]]+)\]\(sample\)/.exec(answers.time.text)?.[1] ?? "no sample";
  expect(samplesIn(part)).toContain(`${sample} (${words.sample})`);
  expect(said(part)).toContain(words.samplesNote);
});

/** What says, when it is pointed at, that it is a sample. */
const samplesIn = (part: ReturnType<typeof bodyOf>) =>
  everything(part)
    .filter((one) => attribute(one, "title") === words.sampleMeaning)
    .map(said);

test.each(["/warranties", "/financing", "/about-us"])(
  "%s says what is ours, and of each sample that it is one",
  async (address) => {
    const { heading, rows } = sectionOn(address, "own-facts");
    const part = await partOf(address, heading);
    expect(all(part, "dt").map(said)).toEqual(rows.map(({ label }) => label));
    const facts = all(part, "dd");
    for (const [index, { text, label }] of rows.entries()) {
      const samples = parse(text).filter(({ kind }) => kind === "sample");
      expect(facts[index] && samplesIn(facts[index]), label).toEqual(
        samples.map(({ source }) => `${withoutMarks(source)} (${words.sample})`),
      );
    }
    expect(said(part).includes(words.samplesNote)).toBe(rows.some(({ text }) => holdsSample(text)));
  },
);

test("samples in the footer are marked once a list", async () => {
  const [footer] = all(bodyOf(await sent("/")), "footer");
  const times = footer && said(footer).split(words.licenseSamplesNote).length - 1;
  expect(times).toBe(Number(site.company.licences.some(({ sample }) => sample)));
});

const leadOn = Object.entries(pages).flatMap(([address, { sections }]) =>
  sections.flatMap((section) =>
    section.kind === "ways-on" ? [[address, section.heading] as const] : [],
  ),
);

test.each(leadOn)(
  "%s leads on to what to read before choosing a contractor",
  async (address, heading) => {
    const list = await partOf(address, heading);
    const { waysOn } = site.navigation;
    expect(all(list, "a").map(nameOf)).toEqual(waysOn.map(({ label }) => labels(label)));
    const items = all(list, "li");
    for (const [index, { to, label }] of waysOn.entries()) {
      const item = items[index];
      expect(item && said(item)).toContain(words.waysOn[label]);
      expect(item && placesOf(item, labels(label))).toEqual([to]);
    }
  },
);

test.each(["/solar", "/roofing", "/hurricane-protection", "/hvac"])(
  "%s leads to its brochure, and says how large it is",
  async (address) => {
    const { label } = sectionOn(address, "brochure");
    const body = bodyOf(await sent(address));
    const link = all(body, "a").find((one) => nameOf(one).startsWith(label));
    const file = await ask((link && attribute(link, "href")) ?? "/");
    expect(file.headers.get("content-type")).toBe("application/pdf");
    const kilobytes = Math.round(file.bytes.length / 1000);
    expect(link && said(link)).toMatch(/, \d pages/);
    expect(link && said(link)).toContain(`${kilobytes} kB`);
  },
);
