/** One errand whole without a mouse, and what assistive programs find on the way. */
import { expect, type Page } from "@playwright/test";
import { accessibilityFaults } from "../../tests/accessibility.ts";
import { open, says, source, undoAll } from "./opened-file.ts";
import { test } from "./quiet-pages.ts";

const NAME = "en/pages/contests.yaml";

test("finds a page, changes a sentence, sees what changed and takes it back, by keys", async ({
  page,
}) => {
  await open(page, "company.yaml");
  const before = source(NAME);
  await tabTo(page, "Find");
  await page.keyboard.type("contests");
  await tabTo(page, "/contests");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("en/pages/contests");
  await expect(page.getByLabel("Title", { exact: true })).toBeVisible();

  await tabTo(page, "Title");
  const words = await page.getByLabel("Title", { exact: true }).inputValue();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("No");
  await expect(page.getByRole("alert").filter({ hasText: "must be at least 5" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("All our contests");
  await says(NAME, before.replace(words, "All our contests"));

  await tabTo(page, "Show me what changed", "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await tabTo(page, "Undo", "Shift+Tab");
  await undoAll(page, NAME, before, () => page.keyboard.press("Enter"));
});

/** At most so many presses lead anywhere in a short form. */
const MOST_PRESSES = 120;

async function tabTo(page: Page, name: string, key = "Tab") {
  const focused = page.locator(":focus");
  for (let count = 0; count < MOST_PRESSES; count++) {
    await page.keyboard.press(key);
    const heard = await focused.evaluateAll((all) =>
      all.map((one) => {
        const { labels, textContent } = one as HTMLInputElement;
        return (labels?.[0]?.textContent ?? textContent ?? "").trim();
      }),
    );
    if (heard[0] === name) return;
  }
  throw new Error(`No key leads to ${name}.`);
}
