/** The slider over two pictures of the same view. */
import type { Page } from "@playwright/test";
import { expect, pages, test } from "./site.ts";

const section = pages["/"]?.sections.find(({ kind }) => kind === "before-after");
if (section?.kind !== "before-after") throw new Error("The home page has no before-after");

const slider = (page: Page) => page.getByRole("slider", { name: section.sliderLabel });

/** What is cut off the first picture. */
const cut = (page: Page) =>
  page
    .getByText(section.before.label, { exact: true })
    .locator("..")
    .evaluate((figure) => getComputedStyle(figure).clipPath);

test("arrow keys move the line", async ({ page, visit }) => {
  await visit("/");
  await slider(page).focus();
  const earlier = await cut(page);
  for (let press = 0; press < 20; press++) await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveValue("70");
  expect(await cut(page)).not.toBe(earlier);
  await page.keyboard.press("Home");
  await expect(slider(page)).toHaveValue("0");
});

test("the mouse drags it", async ({ page, visit }) => {
  await visit("/");
  await slider(page).scrollIntoViewIfNeeded();
  const box = await slider(page).boundingBox();
  if (!box) throw new Error("The slider is not shown");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 5 });
  await page.mouse.up();
  expect(Number(await slider(page).inputValue())).toBeLessThan(30);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a tap moves the line there", async ({ page, visit }) => {
    await visit("/");
    await slider(page).scrollIntoViewIfNeeded();
    const box = await slider(page).boundingBox();
    if (!box) throw new Error("The slider is not shown");
    await page.touchscreen.tap(box.x + box.width * 0.85, box.y + box.height / 2);
    await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(75);
  });
});
