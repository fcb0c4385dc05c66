import { expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { HOUSE_PAGE } from "#app/content/share-pictures.ts";
import { outdatedSharePictures, sharePage } from "#scripts/share-pictures.ts";

const picture = {
  name: "solar",
  key: "1a2b3c4d",
  alt: "",
  width: 1920,
  height: 1080,
  widths: [480, 960, 1440, 1920],
};

test("a page that no longer is, or shows something else, is told", async () => {
  const told = await outdatedSharePictures({ "/gone": "gone-00000000.jpg" });
  expect(told).toContain("/solar");
  expect(told).toContain("/gone");
  // Four roofs, three kinds of openings, whether the roof holds and the light stays on.
  const houses = told.filter((address) => address.startsWith(`${HOUSE_PAGE}?`));
  expect(new Set(houses).size).toBe(4 * 3 * 2 * 2);
});

test("words that look like HTML stay words, and the picture is wide enough", () => {
  const us = { ...siteContent, company: { ...siteContent.company, name: "A & B" } };
  const html = sharePage(us, { eyebrow: undefined, heading: "Less <than", picture });
  expect(html).toContain("A &amp; B");
  expect(html).toContain("Less &lt;than");
  expect(html).toContain("/images/solar-1440-1a2b3c4d.avif");
});
