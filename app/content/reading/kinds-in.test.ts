import { expect, test } from "vitest";
import { pageFile } from "#app/routes.ts";
import { frequentKinds, kindsIn } from "#app/content/reading/kinds-in.ts";

test("each kind of some pages is named once, also where a page has it twice", () => {
  const kinds = kindsIn([pageFile("/"), pageFile("/solar")]);
  expect(kinds).toEqual([...new Set(kinds)]);
  expect(kinds).toEqual(expect.arrayContaining(["house-map", "hero"]));
});

test("a page that cannot be read has none: what is wrong with it is told elsewhere", () => {
  expect(kindsIn([pageFile("/no-such-page")])).toEqual([]);
});

test("what nearly every page has is frequent, what one page has is not", () => {
  expect(frequentKinds()).toContain("call");
  expect(frequentKinds()).not.toContain("house-map");
});
