/** The slider over two pictures of the same view. */
import { expect, pages, test } from "./site.ts";

const section = pages["/"]?.sections.find(({ kind }) => kind === "before-after");
if (section?.kind !== "before-after") throw new Error("The home page has no before-after");

test.use({ hasTouch: true });

test("keys, the mouse and a tap move the line", async ({ page, visit }) => {
  await visit("/");
  const slider = page.getByRole("slider", { name: section.sliderLabel });
  const value = async () => Number(await slider.inputValue());
  /** What is cut off the first picture. */
  const cut = () =>
    page
      .getByText(section.before.label, { exact: true })
      .locator("..")
      .evaluate((figure) => getComputedStyle(figure).clipPath);
  await slider.focus();
  const earlier = await cut();
  for (let press = 0; press < 20; press++) await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("70");
  expect(await cut()).not.toBe(earlier);
  await page.keyboard.press("Home");
  await expect(slider).toHaveValue("0");

  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error("The slider is not shown");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(value).toBeGreaterThan(10);
  expect(await value()).toBeLessThan(30);

  await page.touchscreen.tap(box.x + box.width * 0.85, y);
  await expect.poll(value).toBeGreaterThan(75);
});
