/** Drawings made by styles and numbers: whatever they show is written beside them, too. */
import { expect, test } from "vitest";
import { withoutMarks } from "#app/content/rich-words.ts";
import { pages, sectionOn, site, words } from "../content-of-site.ts";
import { sent } from "./ask.ts";
import { all, bodyOf, only, placesOf, said, sectionNamed, withId } from "./elements.ts";

const jobTimes = Object.entries(pages).flatMap(([address, { sections }]) =>
  sections.flatMap((section) => (section.kind === "job-times" ? { address, section } : [])),
);

test.each(jobTimes)(
  "$address says at its step how long each part of a job takes",
  async ({ address, section }) => {
    const part = sectionNamed(bodyOf(await sent(address)), section.heading);
    const stages = section.steps.flatMap(({ takes = [] }) => takes);
    expect(all(part, "dt").map(said)).toEqual(
      stages.map(({ stage }) => words.jobTimes.stages[stage]),
    );
    const times = all(part, "dd").map(said);
    for (const [index, { takes }] of stages.entries()) {
      expect(times[index]).toContain(withoutMarks(takes));
    }
  },
);

/** The part of a page that this anchor leads to. */
const partOf = async (address: string, id: string) =>
  only(withId(bodyOf(await sent(address)), id), `#${id}`);

test("a loan over more years costs more, and the page says how much", async () => {
  const ways = all(await partOf("/financing", "interest"), "li");
  const totals = ways.map((way) => said(only(all(way, "dd").slice(-1), "total")));
  expect(totals.slice(0, 3)).toEqual(["$20,000", "$24,910", "$36,514"]);
});

test("the years of the house stand in their order", async () => {
  const { years } = sectionOn("/history", "timeline");
  const items = all(await partOf("/history", "house"), "li");
  const told = items.flatMap((item) => all(item, "h2", "h3", "h4").map(said));
  expect(told).toEqual(years.map(({ year }) => String(year)));
});

test("a figure set large leads to its source", async () => {
  const { source = "?", address } = site.claims["no-rewards-on-insurance-jobs"] ?? {};
  const part = await partOf("/champions", "insurance");
  expect(placesOf(part, source)).toEqual([address]);
});
