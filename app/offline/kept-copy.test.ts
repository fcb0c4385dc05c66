import { expect, test } from "vitest";
import { keptCopy } from "#app/offline/kept-copy.ts";

const WORDS = {
  heading: "No network",
  asOf: "As it was on {moment}.",
  tryAgain: "Load again",
  notKept: "",
  ranOut: "",
  others: "",
};
const KEPT_AT = Date.parse("2026-11-22T21:30:00Z");
const page = (html: string, head = "") =>
  `<!DOCTYPE html><html lang="en"><head>${head}<title>Page</title></head><body class="a">${html}</body></html>`;
const shown = (html: string, day = "2026-11-23") =>
  keptCopy(html, { keptAt: KEPT_AT, now: Date.parse(`${day}T17:00:00Z`), words: WORDS });

test("says first of all that it is a copy, and as of when, by clocks in Florida", () => {
  const copy = shown(page("<h1>Storm</h1>"));
  expect(copy).toMatch(/<html data-kept-copy="" lang="en">/);
  expect(copy).toMatch(
    /<body class="a"><aside data-kept-copy="">.*As it was on Nov 22, 2026, 4:30.PM\..*<\/aside><h1>/,
  );
});

test("says when in the language of the page", () => {
  const copy = shown(page("").replace('lang="en"', 'lang="es"'));
  expect(copy).toContain("22 nov 2026");
});

test("brings no style of its own that the page's policy would have to allow", () => {
  const copy = shown(page(""));
  expect(copy).toContain('<link rel="stylesheet" href="/kept-pages.css"/>');
  expect(copy).not.toMatch(/<style|style=/);
});

test.each([
  ["2026-12-30", true],
  ["2026-12-31", false],
])("a page that holds until December 30 is shown on %s: %s", (day, isShown) => {
  const html = page("<p>Rule</p>", '<meta name="holds-until" content="2026-12-30"/>');
  expect(shown(html, day) !== undefined).toBe(isShown);
});

test("the last day ends at midnight in Florida", () => {
  const html = page("", '<meta name="holds-until" content="2026-12-30"/>');
  const at = (moment: string) =>
    keptCopy(html, { keptAt: KEPT_AT, now: Date.parse(moment), words: WORDS });
  expect(at("2026-12-31T04:59:59Z")).toBeDefined();
  expect(at("2026-12-31T05:00:00Z")).toBeUndefined();
});

test("a line leaves the day after its last one, and the others stay", () => {
  const html = page(
    '<ul><li>Water</li><li data-holds-until="2027-05-31">Call <b>1-800</b></li><li>Fuel</li></ul>',
  );
  expect(shown(html, "2027-05-31")).toContain("1-800");
  const later = shown(html, "2027-06-01");
  expect(later).toContain("<ul><li>Water</li><li>Fuel</li></ul>");
});

test("a paragraph leaves the same way, whatever stands behind it", () => {
  const html = page(
    '<p data-holds-until="2027-05-31">In 48 hours</p><ul><li>Water</li></ul><p>Go slowly</p>',
  );
  expect(shown(html, "2027-06-01")).toContain("</aside><ul><li>Water</li></ul><p>Go slowly</p>");
});
