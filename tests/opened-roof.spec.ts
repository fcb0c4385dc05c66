/** The roof, layer by layer: the choice of a covering, and what each mark on its picture is. */
import type { Page } from "@playwright/test";
import { test } from "./one-tab.ts";
import { expect, pages } from "./site.ts";

const section = pages["/roofing"]?.sections.find(({ kind }) => kind === "marked-picture");
if (section?.kind !== "marked-picture") throw new Error("The roofing page opens no roof");
const { heading, views } = section;

/** Each covering has so many layers that can be told apart. */
const FEWEST_MARKS = 7;

const opened = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: heading }) });

for (const { label = "", picture, marks } of views) {
  test(`${label} shows its own layers, and no others`, async ({ page }) => {
    await page.goto("/roofing");
    await opened(page).getByRole("radio", { name: label, exact: true }).check({ force: true });
    await expect(opened(page).getByRole("img", { name: picture.alt })).toBeVisible();
    const items = opened(page).getByRole("listitem").filter({ visible: true });
    await expect(items.locator("b")).toHaveText(marks.map((mark) => mark.label));
    expect(marks.length).toBeGreaterThanOrEqual(FEWEST_MARKS);
  });
}

test("the kinds of roof are compared with a picture of each", async ({ page }) => {
  const compared = pages["/roofing"]?.sections.find(({ kind }) => kind === "compare");
  if (compared?.kind !== "compare") throw new Error("The roofing page compares nothing");
  await page.goto("/roofing");
  for (const { name, picture } of compared.columns) {
    const head = page.getByRole("columnheader", { name });
    await expect(head.getByRole("img", { name: picture?.alt ?? "" })).toBeAttached();
  }
});
