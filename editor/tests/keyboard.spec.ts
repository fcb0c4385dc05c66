/** Errands whole without a mouse. */
import { expect } from "@playwright/test";
import { alert, field, open, says, source, tabTo, test, undoAll } from "./editor-page.ts";

test("finds a page, changes a sentence, sees what changed and takes it back, by keys", async ({
  page,
}) => {
  const name = "en/pages/contests.yaml";
  await open(page, "company.yaml");
  const before = source(name);
  await tabTo(page, "Find");
  await page.keyboard.type("contests");
  await tabTo(page, "/contests");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page /contests");
  await expect(field(page, "Title")).toBeVisible();

  await tabTo(page, "Title");
  const words = await field(page, "Title").inputValue();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("All our contests");
  await says(name, before.replace(words, "All our contests"));

  await tabTo(page, "Show me what changed", "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await tabTo(page, "Undo", "Shift+Tab");
  await undoAll(page, name, before, () => page.keyboard.press("Enter"));
});

test("names the source of a sentence and takes it away, by keys", async ({ page }) => {
  const name = "en/pages/history.yaml";
  const before = await open(page, name);
  await tabTo(page, /^Top of a page/);
  await page.keyboard.press("Enter");
  await tabTo(page, "First sentence");
  const focused = page.locator(":focus");
  const words = await focused.inputValue();
  await tabTo(page, "Name its source");
  await page.keyboard.press("Enter");
  await page.keyboard.type("permits-needed");
  expect(source(name)).toBe(before);
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(focused).toHaveValue(words);
  // That claim ends with an edition of the code: the form asks what comes then.
  await expect(alert(page, "which ends on")).toBeVisible();
  await tabTo(page, "Leave it out then");
  await page.keyboard.press("Space");
  // Nothing would be left then.
  await expect(alert(page, "is missing (once")).toBeVisible();
  await page.keyboard.press("Space");
  await tabTo(page, "What to say then", "Shift+Tab");
  await page.keyboard.type("Ask your town.");
  await expect
    .poll(() => source(name))
    .toMatch(/claim: permits-needed\n[^]*after: Ask your town.\n/);
  await tabTo(page, "It needs no source: make it a plain sentence");
  await page.keyboard.press("Enter");
  await expect(focused).toHaveValue(words);
  await expect.poll(() => source(name)).not.toContain("permits-needed");
  await tabTo(page, "Undo", "Shift+Tab");
  await undoAll(page, name, before, () => page.keyboard.press("Enter"));
});

test("adds a section, moves it and removes it, by keys", async ({ page }) => {
  const name = "en/pages/warranties.yaml";
  const before = await open(page, name);
  const count = await page.getByRole("button", { name: /^Move up: Sections/ }).count();
  await tabTo(page, "Add a section");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Find a kind")).toBeFocused();
  await page.keyboard.type("passage");
  await tabTo(page, /^Text/);
  await page.keyboard.press("Enter");
  const focused = page.locator(":focus");
  await expect(focused).toHaveAccessibleName("Heading");
  await expect(alert(page, "must not be empty")).not.toHaveCount(0);
  await page.keyboard.type("What we add");
  await tabTo(page, "Paragraphs 1");
  await page.keyboard.type("A few words.");
  const section =
    "  - kind: passage\n    heading: What we add\n    paragraphs:\n      - A few words.\n";
  await says(name, `${before}\n${section}`);

  // It is moved twice with the same key, and stays open.
  await tabTo(page, `Move up: Sections ${count + 1}`);
  for (const at of [count, count - 1]) {
    await page.keyboard.press("Enter");
    await expect(focused).toHaveAccessibleName(`Move up: Sections ${at}`);
  }
  await expect(page.locator("details[open]").filter({ hasText: "What we add" })).toHaveCount(1);
  const below = "  - kind: sources\n    heading: The law behind this page";
  await says(name, before.replace(below, `${section}\n${below}`));
  await tabTo(page, `Remove: Sections ${count - 1}`);
  await page.keyboard.press("Enter");
  await says(name, before);
  // One goes on with what has taken its place.
  await expect(focused).toHaveJSProperty("tagName", "SUMMARY");
});

test("what may be left out, and the last undo, leave one where one was", async ({ page }) => {
  const name = "en/pages/history.yaml";
  const before = await open(page, name);
  await tabTo(page, "Leave out Short title");
  await page.keyboard.press("Enter");
  await expect(page.locator(":focus")).toHaveText("Add: Short title");
  await page.keyboard.press("Enter");
  await expect(field(page, "Short title")).toBeFocused();
  await page.keyboard.type("Our history");
  await expect.poll(() => source(name)).toContain("shortTitle: Our history");
  await tabTo(page, "Undo", "Shift+Tab");
  await undoAll(page, name, before, () => page.keyboard.press("Enter"));
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
});
