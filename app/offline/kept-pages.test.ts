import { expect, test } from "vitest";
import { isKeepable, isKeptAlways, keepableOfData } from "#app/offline/kept-pages.ts";

test.each(["/storm", "/storm/now", "/es/storm/after", "/tools/home-file"])(
  "%s is kept after any visit",
  (path) => expect(isKeptAlways(path)).toBe(true),
);

test.each(["/tools/solar", "/es/tools/quotes"])("%s is kept once it was used", (path) => {
  expect(isKeepable(path)).toBe(true);
  expect(isKeptAlways(path)).toBe(false);
});

test.each([
  "/",
  "/tools",
  "/stormy",
  "/tools/home-file/home-file.json",
  "/tools/rights/rights.ics",
  "/free-pricing",
  "/free-pricing/sent/0123456789abcdef",
  "/healthz",
])("%s is never kept", (path) => expect(isKeepable(path)).toBe(false));

test("who fetches the data of a tool uses it", () => {
  expect(keepableOfData("/tools/solar.data")).toBe("/tools/solar");
  expect(keepableOfData("/tools/solar")).toBeUndefined();
  expect(keepableOfData("/roofing.data")).toBeUndefined();
});
