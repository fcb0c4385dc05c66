/** The house on the home page, whose parts are links. */
import type { Page } from "@playwright/test";
import { onPhone } from "./on-phone.ts";
import { test } from "./one-tab.ts";
import { expect, pages } from "./site.ts";

const map = pages["/"]?.sections.find((section) => section.kind === "house-map");
if (!map) throw new Error("The home page has no house map");

const nav = (page: Page) => page.getByRole("navigation", { name: map.partsLabel });

/** The box of the picture itself, which may be larger than what is seen of it. */
const pictureBox = (page: Page) => page.locator("main img").first().boundingBox();

for (const width of [960, 1024, 1280, 1440, 1920]) {
  test(`at ${width} px every part is marked on the picture, and no label covers another`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit("/");
    const picture = await pictureBox(page);
    const labels: { x: number; y: number; width: number; height: number }[] = [];
    for (const { label } of map.parts) {
      const link = nav(page).getByRole("link", { name: label, exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
      const words = link.getByText(label);
      const isShown = (await words.evaluate((span) => getComputedStyle(span).opacity)) === "1";
      const box = await (isShown ? words : link).boundingBox();
      if (!box || !picture) throw new Error(`${label} or the picture is not shown`);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y).toBeGreaterThanOrEqual(picture.y);
      expect(box.y + box.height).toBeLessThanOrEqual(picture.y + picture.height);
      for (const other of labels) {
        const apart =
          box.x >= other.x + other.width ||
          other.x >= box.x + box.width ||
          box.y >= other.y + other.height ||
          other.y >= box.y + box.height;
        expect(apart, `${label} covers another part at ${width} px`).toBe(true);
      }
      labels.push(box);
    }
  });
}

/** What two boxes have in common; 0 where they are apart. */
type Box = { x: number; y: number; width: number; height: number };
const common = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

test("where nothing can be pointed at, every part shows its name", async ({ page, visit }) => {
  await visit("/");
  await onPhone(page, async (resize) => {
    for (const width of [960, 1024, 1180]) {
      await resize(width);
      const shown: Box[] = [];
      for (const { label } of map.parts) {
        const name = nav(page).getByRole("link", { name: label, exact: true }).getByText(label);
        await expect(name).toHaveCSS("opacity", "1");
        const box = await name.boundingBox();
        if (!box) throw new Error(`${label} is not shown`);
        expect(box.x, `${label} at ${width} px`).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, `${label} at ${width} px`).toBeLessThanOrEqual(width);
        for (const other of shown) expect(common(box, other), `${label} at ${width} px`).toBe(0);
        shown.push(box);
      }
    }
  });
});

test("marks stay on their part when the window changes shape", async ({ page, visit }) => {
  await visit("/");
  const share = async () => {
    const [picture, spot] = [
      await pictureBox(page),
      await nav(page).locator("li").first().boundingBox(),
    ];
    if (!picture || !spot) throw new Error("The picture or its first mark is not shown");
    return [(spot.x - picture.x) / picture.width, (spot.y - picture.y) / picture.height];
  };
  const [x = 0, y = 0] = await share();
  for (const [width, height] of [
    [1000, 700],
    [1920, 700],
    [1440, 1200],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [newX = 0, newY = 0] = await share();
    expect(newX).toBeCloseTo(x, 2);
    expect(newY).toBeCloseTo(y, 2);
  }
});

test("parts are reached by keyboard in order, show their name and lead on", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await visit("/");
  const names = map.parts.map(({ label }) => label);
  await nav(page).getByRole("link").first().focus();
  for (const name of names) {
    const link = nav(page).getByRole("link", { name, exact: true });
    await expect(link).toBeFocused();
    await expect(link.getByText(name)).toHaveCSS("opacity", "1");
    if (name !== names.at(-1)) await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(map.parts.at(-1)?.to ?? "");
});

test("on a phone the same links are a list below the picture", async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit("/");
  const picture = await pictureBox(page);
  const links = nav(page).getByRole("link");
  await expect(links).toHaveText(map.parts.map(({ label }) => label));
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    expect(box?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});
