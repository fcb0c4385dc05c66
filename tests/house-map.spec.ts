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

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What two boxes have in common; 0 where they are apart. */
const common = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** Every part is marked within this box, and none covers another. The parts that show no name are marked by a dot. */
async function expectMarks(page: Page, within: Box, { allNamed = false } = {}) {
  const shown: Box[] = [];
  for (const { label } of map?.parts ?? []) {
    const link = nav(page).getByRole("link", { name: label, exact: true });
    const name = link.getByText(label);
    const isNamed = (await name.evaluate((span) => getComputedStyle(span).opacity)) === "1";
    if (allNamed) expect(isNamed, label).toBe(true);
    const box = await (isNamed ? name : link).boundingBox();
    if (!box) throw new Error(`${label} is not shown`);
    expect(common(box, within), `${label} within ${within.width} px`).toBeCloseTo(
      box.width * box.height,
    );
    for (const other of shown) expect(common(box, other), `${label} covers another`).toBe(0);
    shown.push(box);
  }
}

async function inPicture(page: Page): Promise<Box> {
  const picture = await pictureBox(page);
  const { width = 0 } = page.viewportSize() ?? {};
  if (!picture) throw new Error("The picture is not shown");
  return { ...picture, x: 0, width };
}

test("every part is marked on the picture, no label covers another, and marks stay on their part", async ({
  page,
  visit,
}) => {
  await visit("/");
  const share = async () => {
    const picture = await pictureBox(page);
    const spot = await nav(page).locator("li").first().boundingBox();
    if (!picture || !spot) throw new Error("The picture or its first mark is not shown");
    return [(spot.x - picture.x) / picture.width, (spot.y - picture.y) / picture.height];
  };
  const [x = 0, y = 0] = await share();
  for (const [width, height] of [
    [960, 900],
    [1280, 700],
    [1920, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectMarks(page, await inPicture(page));
    const [newX = 0, newY = 0] = await share();
    expect(newX).toBeCloseTo(x, 2);
    expect(newY).toBeCloseTo(y, 2);
  }
});

test("where nothing can be pointed at, every part shows its name; on a phone it is in a list below", async ({
  page,
  visit,
}) => {
  await visit("/");
  await onPhone(page, async (resize) => {
    const links = nav(page).getByRole("link");
    await expect(links).toHaveText(map.parts.map(({ label }) => label));
    const picture = await pictureBox(page);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    for (const width of [960, 1180]) {
      await resize(width);
      const { height = 0, y = 0 } = (await pictureBox(page)) ?? {};
      await expectMarks(page, { x: 0, y, width, height }, { allNamed: true });
    }
  });
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
