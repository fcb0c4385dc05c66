/** A kind of section that stands on no page is named, so that it can be deleted. */
import { expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { unusedKinds } from "#scripts/unused-kinds.ts";

test("a kind is named once its last page is gone", () => {
  const { pages = {}, ...others } = siteContent.languages.en ?? {};
  expect(unusedKinds({ pages, ...others })).toEqual([]);
  const { "/tools/solar": _, ...left } = pages;
  expect(unusedKinds({ pages: left, ...others })).toEqual(["solar-tool"]);
});
