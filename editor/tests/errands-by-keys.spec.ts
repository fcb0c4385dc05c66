/** The other errands without a mouse: after each key it is seen where one is, and told what became of it. */
import { expect, type Page } from "@playwright/test";
import { tabTo } from "./keys.ts";
import { isSaved, open, source, undoAll } from "./opened-file.ts";
import { test } from "./quiet-pages.ts";
import { everything, LONGEST_TEST } from "./whole.ts";

/** What has the focus, besides the page as a whole. */
const focused = (page: Page) => page.locator(":focus");
const status = (page: Page) => page.getByRole("banner").getByRole("status");

async function press(page: Page, key = "Enter") {
  await page.keyboard.press(key);
  await expect(focused(page)).toHaveCount(1);
}

async function takeBack(page: Page, name: string, before: string) {
  await tabTo(page, "Undo", "Shift+Tab");
  await undoAll(page, name, before, () => press(page));
}

test("changes when the office opens, a price and the storm line", async ({ page }) => {
  for (const [name, opens, field, words] of [
    ["company.yaml", undefined, "Opens", "07:30"],
    ["prices.yaml", /./, "Likely", "201"],
    ["storm.yaml", undefined, "In English", "Hurricane near"],
  ] as const) {
    const before = await open(page, name);
    await page.getByRole("heading", { level: 1 }).focus();
    if (opens) {
      const first = await page.getByRole("main").locator("summary").first().textContent();
      await tabTo(page, (first ?? "").trim());
      await press(page);
    }
    await tabTo(page, field);
    await press(page, "ControlOrMeta+a");
    await page.keyboard.type("x");
    if (name !== "storm.yaml") await expect(status(page)).toContainText("Not saved yet");
    await press(page, "ControlOrMeta+a");
    await page.keyboard.type(words);
    await expect.poll(() => source(name)).toContain(words);
    await isSaved(page);
    await takeBack(page, name, before);
  }
});

test("answers a review", async ({ page }) => {
  const name = "reviews.yaml";
  const before = await open(page, name);
  const first = await page.getByRole("main").locator("summary").first().textContent();
  await tabTo(page, (first ?? "").trim());
  await press(page);
  await tabTo(page, "Add: Answer");
  await press(page);
  await expect(focused(page)).toHaveAccessibleName("Date");
  await page.keyboard.type("2026-11-20");
  await tabTo(page, "Text");
  await page.keyboard.type("Thank you.");
  await expect.poll(() => source(name)).toContain("text: Thank you.");
  await takeBack(page, name, before);
});

test("swaps a picture for one that is there, and leaves the window by Escape", async ({ page }) => {
  const name = "en/pages/history.yaml";
  const before = await open(page, name);
  await tabTo(page, /^Top of a page/);
  await press(page);
  await tabTo(page, /^Choose a picture: /);
  const button = (await focused(page).getAttribute("aria-label")) ?? "";
  await press(page);
  const dialog = page.getByRole("dialog", { name: /^A picture for/ });
  await tabTo(page, "Or take one that is there");
  await page.keyboard.type("roof after");
  await tabTo(page, /^roof-after/);
  await press(page);
  await expect(focused(page)).toHaveText(/^How it looks there/);
  await tabTo(page, "Choose another");
  await press(page);
  await expect(focused(page)).toHaveText(/^A picture for/);
  await press(page, "Escape");
  await expect(dialog).toBeHidden();
  await expect(focused(page)).toHaveAccessibleName(button);
  expect(source(name)).toBe(before);
});

test("begins a page, is led to what is missing, and leaves it", async ({ page }) => {
  test.setTimeout(LONGEST_TEST);
  const before = everything();
  await open(page, "company.yaml");
  await tabTo(page, "page");
  await press(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New page");
  await tabTo(page, "Title of the page");
  await page.keyboard.type("An open house");
  await press(page);
  await expect(page.getByRole("button", { name: "Make the page" })).toBeEnabled();
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  await tabTo(page, "Make the page", "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText("not right yet");
  await expect(focused(page)).toHaveAttribute("aria-invalid", "true");
  await tabTo(page, "Cancel", "Shift+Tab");
  await press(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home page");
  expect(everything()).toEqual(before);
});
