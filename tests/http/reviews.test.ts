/** Reviews as they are sent. */
import { expect, test } from "vitest";
import { fill } from "#app/content/fill.ts";
import { site, words } from "../content-of-site.ts";
import { all } from "./elements.ts";
import { open } from "./visitor.ts";

test("all reviews are there, and how many", async () => {
  const page = await open("/reviews");
  const total = String(site.reviews.length);
  expect(all(page.main, "article")).toHaveLength(site.reviews.length);
  expect(page.headline).toBe(fill(words.review.allShown, { total }));
});

test.runIf(site.reviews.every(({ sample }) => sample))("nobody gets stars of samples", async () => {
  const { source } = await open("/reviews");
  const told = source.match(/<script[^>]*ld\+json[^>]*>[^<]*/g) ?? [];
  expect(told).toHaveLength(1);
  expect(told.join()).not.toMatch(/rating|"Review"/i);
});
