/** What an editor is told who names a page that is not there yet otherwise than the menus do. */
import { expect, test } from "vitest";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";

const { change, complaint } = contentCopy();

test("a page that is not there yet is called as in the menu", () => {
  change("en/pages/services/ev-charging.yaml", /heading: .*/, "heading: Charging up");
  expect(complaint()).toMatch(
    /^1 mistake.*\n\ncontent\/en\/pages\/services\/ev-charging\.yaml:6\n/,
  );
  expect(complaint()).toContain('must be "EV Charging", as in the menu');
});

test("it is about what its address says", () => {
  change("en/pages/pools.yaml", "about: pools", "about: turf");
  expect(complaint()).toContain("content/en/pages/pools.yaml:5");
  expect(complaint()).toContain("must be pools, as in the page's address");
});

test("what all of them say cannot be typed on one of them", () => {
  change("en/pages/pools.yaml", "about: pools", "about: pools\n    tag: Nearly there");
  expect(complaint()).toContain("tag: is not a name that is known here");
});
