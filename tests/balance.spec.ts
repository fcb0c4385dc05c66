/** On a desk no side of a part goes on alone, with nothing beside it. */
import type { Locator, Page } from "@playwright/test";
import { test } from "./one-tab.ts";
import { expect, site, whole, words } from "./site.ts";

/** How much higher the one side may be than the other. */
const MUCH_HIGHER = 1.65;

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part.toString()} is not shown`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** A part of the page by its heading, once all parts are in their places. */
async function bandOn(page: Page, name: string | RegExp) {
  await whole(page);
  const heading = page.getByRole("heading", { level: 2, name });
  return page.locator("main > section").filter({ has: heading });
}

for (const [address, heading] of [
  ["/roofing", "A new roof, layer by layer"],
  ["/hvac", "A look inside the whole cooling system"],
] as const) {
  test(`on ${address} many marks stand on both sides of their picture`, async ({ page, visit }) => {
    await visit(address);
    const band = await bandOn(page, heading);
    const marks = band.getByRole("listitem").filter({ visible: true });
    const drawing = band.getByRole("img").filter({ visible: true }).first();
    // It is not in its place before it is near.
    await marks.nth(1).scrollIntoViewIfNeeded();
    await expect(drawing).toBeInViewport();
    const [picture, list, first, last] = await Promise.all([
      boxOf(drawing),
      boxOf(band.getByRole("list").filter({ visible: true }).first()),
      boxOf(marks.first()),
      boxOf(marks.last()),
    ]);
    expect(first.right).toBeLessThanOrEqual(picture.x);
    expect(last.x).toBeGreaterThanOrEqual(picture.right);
    expect(list.height).toBeLessThan(picture.height * MUCH_HIGHER);
  });
}

test("hours of backup stand beside their picture, which is about as high", async ({
  page,
  visit,
}) => {
  await visit("/solar/batteries");
  const band = await bandOn(page, /^Hours of backup/);
  const drawing = band.getByRole("img").first();
  await band.getByRole("list").filter({ visible: true }).last().scrollIntoViewIfNeeded();
  await expect(drawing).toBeInViewport();
  const picture = await boxOf(drawing);
  const sets = await boxOf(band.getByRole("list").filter({ visible: true }).last());
  expect(sets.bottom - picture.y).toBeLessThan(picture.height * MUCH_HIGHER);
});

test("reviews stand two in a row, below what chooses among them", async ({ page, visit }) => {
  await visit("/reviews");
  await whole(page);
  const cards = page.getByRole("article");
  const [first, second, choice] = await Promise.all([
    boxOf(cards.nth(0)),
    boxOf(cards.nth(1)),
    boxOf(page.getByRole("group", { name: words.review.filter })),
  ]);
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.right);
  expect(choice.bottom).toBeLessThan(first.y);
});

test("the map of a town is about as high as the facts beside it", async ({ page, visit }) => {
  await visit("/boynton-beach");
  const band = await bandOn(page, /permits, power and wind/);
  const map = await boxOf(band.getByRole("figure"));
  const facts = await boxOf(band.locator("dl"));
  expect(facts.height).toBeLessThan(map.height * MUCH_HIGHER);
});

test("on a page that is not open yet, other ways stand beside the form", async ({
  page,
  visit,
}) => {
  await visit("/pools");
  const send = await boxOf(page.getByRole("button"));
  const call = await boxOf(page.getByRole("link", { name: site.company.phone.shown }));
  expect(call.x).toBeGreaterThan(send.right);
  expect(call.y).toBeLessThan(send.bottom);
});

for (const [address, heading] of [
  ["/solar", "What your utility pays for spare power"],
  ["/hvac", "Quiet cooling for one bedroom"],
  ["/warranties", "Three roofs and three sets of papers"],
] as const) {
  test(`on ${address} words on a wide picture end close below it`, async ({ page, visit }) => {
    await visit(address);
    const band = await bandOn(page, heading);
    const [all, picture] = await Promise.all([boxOf(band), boxOf(band.locator("> :first-child"))]);
    expect(all.bottom - picture.bottom).toBeLessThan(picture.height / 4);
  });
}
