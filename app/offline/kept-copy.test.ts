import { expect, test } from "vitest";
import { keptCopy } from "#app/offline/kept-copy.ts";

const WORDS = {
  heading: "No network",
  asOf: "As it was on {moment}.",
  tryAgain: "Load again",
  notKept: "",
  others: "",
};
const KEPT_AT = Date.parse("2026-11-22T21:30:00Z");
const page = (html: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body class="a">${html}</body></html>`;
const shown = (html: string) => keptCopy(html, { keptAt: KEPT_AT, words: WORDS });

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
