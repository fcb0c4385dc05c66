import { expect, test } from "vitest";
import { lighterPictures, savesData } from "#server/lighter-pictures.ts";

const lighter = lighterPictures([
  "/images/roof-240-0123abcd.avif",
  "/images/roof-480-0123abcd.avif",
  "/images/roof-960-0123abcd.avif",
  "/images/roof-960-0123abcd.webp",
  "/images/roof-garden-240-0123abcd.avif",
  "/assets/site-960-0123abcd.avif",
  "/icon.svg",
]);

test.each([
  ["/images/roof-960-0123abcd.avif", "/images/roof-480-0123abcd.avif"],
  ["/images/roof-480-0123abcd.avif", "/images/roof-480-0123abcd.avif"],
  ["/images/roof-240-0123abcd.avif", "/images/roof-240-0123abcd.avif"],
  // There is no lighter file of the same format.
  ["/images/roof-960-0123abcd.webp", "/images/roof-960-0123abcd.webp"],
  ["/images/roof-960-ffffffff.avif", "/images/roof-960-ffffffff.avif"],
  ["/images/../roof-960-0123abcd.avif", "/images/../roof-960-0123abcd.avif"],
  ["/assets/site-960-0123abcd.avif", "/assets/site-960-0123abcd.avif"],
  ["/icon.svg", "/icon.svg"],
])("%s becomes %s", (asked, sent) => expect(lighter(asked)).toBe(sent));

test.each([
  ["on", true],
  ["On", true],
  ["on, more", true],
  ["on;reason=1", true],
  ["off", false],
  ["none", false],
  ["bonbon", false],
  ["", false],
  [undefined, false],
])("Save-Data: %s means %s", (header, means) => {
  expect(savesData({ "save-data": header })).toBe(means);
});
