/** Pages about services have a rhythm: no two bands of the same make one after the other, and something of each. */
import { expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { SERVICE_PAGES } from "#app/content/reading/testing/service-pages.ts";
import type { Kind, Section } from "#app/sections/section.schema.ts";

/** What a band looks like from afar. A kind that is not named is like no other. */
const MAKES: Partial<Record<Kind, string>> = {
  questions: "lines that open",
  "fold-outs": "lines that open",
  offers: "cards",
  "tool-doors": "cards",
  "marked-picture": "a picture with marks",
  "battery-hours": "a picture with marks",
  "roof-yields": "a picture with marks",
  "full-picture": "a picture",
  "before-after": "a picture",
};
/** A heading on the left, and on the right what it is about. */
const SPLIT = new Set<Kind>(["licences", "passage", "steps"]);
const MOST_SPLIT = 2;

const pages = siteContent.languages.en?.pages ?? {};
const sectionsOf = (address: string): Section[] => pages[address]?.sections ?? [];
const makeOf = ({ kind }: Section) => MAKES[kind] ?? kind;

test.each(SERVICE_PAGES)("no two bands of %s in a row are of the same make", (address) => {
  const makes = sectionsOf(address).map(makeOf);
  expect(makes.length).toBeGreaterThan(1);
  expect(makes.filter((make, index) => make === makes[index + 1])).toEqual([]);
});

test.each(SERVICE_PAGES)("at most two headings of %s stand beside their words", (address) => {
  const split = sectionsOf(address).filter(
    (section) => SPLIT.has(section.kind) || ("lead" in section && hasHeadBeside(section)),
  );
  expect(split.length, split.map(({ kind }) => kind).join(", ")).toBeLessThanOrEqual(MOST_SPLIT);
});

/** Where a lead stands beside its heading (ui/section-head.tsx). */
const hasHeadBeside = ({ kind, ...section }: Section) =>
  ["compare", "fold-outs", "offers", "tool-doors", "price-factors"].includes(kind) &&
  "lead" in section &&
  section.lead !== undefined;

test.each(SERVICE_PAGES)("%s has a large number, a drawing of the house and a tool", (address) => {
  const sections = sectionsOf(address);
  const has = (is: (section: Section) => boolean) => sections.some(is);
  expect(has(({ kind }) => kind === "big-number" || kind === "roof-yields")).toBe(true);
  expect(has((section) => makeOf(section) === "a picture with marks")).toBe(true);
  expect(has(leadsToTool)).toBe(true);
});

const leadsToTool = (section: Section) =>
  section.kind === "tool-doors" ||
  (section.kind === "full-picture" && section.link?.to.startsWith("/tools/") === true);

test.each(SERVICE_PAGES)("%s has a picture from edge to edge", (address) => {
  expect(sectionsOf(address).map(({ kind }) => kind)).toContain("full-picture");
});

/** Who gives which warranty cannot be drawn. */
const WITHOUT_PICTURES = new Set(["warranties"]);

test.each(SERVICE_PAGES)("tables of %s that compare things show each of them", (address) => {
  const tables = sectionsOf(address).filter((section) => section.kind === "compare");
  const shown = tables.filter(({ id }) => !WITHOUT_PICTURES.has(id ?? ""));
  for (const { columns, heading } of shown) {
    expect(
      columns.filter(({ picture }) => !picture),
      heading,
    ).toEqual([]);
  }
});
