/** What marketing people do, and what the files say afterward. */
import { expect } from "@playwright/test";
import { open, says, source } from "./opened-file.ts";
import { test } from "./quiet-pages.ts";

test("changes a price", async ({ page }) => {
  const before = await open(page, "prices.yaml");
  const first = /likely: (\d+)/.exec(before);
  const likely = Number(first?.[1]) + 1;
  await page.getByRole("main").locator("summary").first().click();
  await page.getByLabel("Likely").first().fill(String(likely));
  await says("prices.yaml", before.replace(/likely: \d+/, `likely: ${likely}`));
});

test("types a heading, and the page beside shows it; takes it back", async ({ page }) => {
  const name = "en/pages/paying-safely.yaml";
  const before = await open(page, name);
  const title = page.getByLabel("Title", { exact: true });
  const old = await title.inputValue();
  await page.getByRole("main").locator("summary").first().click();
  const heading = page.getByLabel("Heading", { exact: true }).first();
  const words = await heading.inputValue();
  await heading.fill("Pay us in a safe way");
  const shown = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  await expect(shown).toHaveText("Pay us in a safe way");
  await says(name, before.replace(`heading: ${words}`, "heading: Pay us in a safe way"));
  expect(await title.inputValue()).toBe(old);
  await page.getByRole("button", { name: "Undo" }).click();
  await says(name, before);
  await expect(shown).toHaveText(words);
});

test("is told of a mistake at its field, and nothing of it is written", async ({ page }) => {
  const name = "en/pages/contests.yaml";
  const before = await open(page, name);
  const title = page.getByLabel("Title", { exact: true });
  const words = await title.inputValue();
  await title.fill("No");
  await expect(page.getByRole("alert").filter({ hasText: "must be at least 5" })).toBeVisible();
  await expect(title).toHaveAttribute("aria-invalid", "true");
  await expect(title).toHaveAccessibleDescription(/must be at least 5 characters/);
  expect(source(name)).toBe(before);
  await title.fill(words);
  await expect(page.getByRole("banner").getByRole("status")).toHaveText("Saved");
  expect(source(name)).toBe(before);
});

test("ties a sentence to a claim, and unties it", async ({ page }) => {
  const name = "en/pages/history.yaml";
  const before = await open(page, name);
  await page.getByRole("main").locator("summary").first().click();
  const lead = page.getByLabel("First sentence", { exact: true }).first();
  const words = await lead.inputValue();
  await lead.focus();
  const marks = page.getByRole("group", { name: "Marks for First sentence" }).first();
  await marks.getByLabel("Tie to a claim").selectOption("permits-needed");
  await marks.getByRole("button", { name: "Insert" }).click();
  await expect(page.getByLabel("Rests on").first()).toHaveValue("permits-needed");
  await page.getByRole("button", { name: "Untie" }).first().click();
  await expect(lead).toHaveValue(words);
  await says(name, before);
});

test("a click counts though the tools of the field that was left go", async ({ page }) => {
  const name = "en/pages/history.yaml";
  const before = await open(page, name);
  await page.getByLabel("Short title", { exact: true }).focus();
  const tools = page.getByRole("group", { name: "Marks for Short title" });
  await expect(tools).toBeVisible();
  await page.getByRole("main").locator("summary").first().click();
  await expect(page.getByLabel("Heading", { exact: true }).first()).toBeVisible();
  await expect(tools).toBeHidden();
  expect(source(name)).toBe(before);
});

test("what was typed right before another file is opened is saved", async ({ page }) => {
  const name = "en/pages/history.yaml";
  const before = await open(page, name);
  const title = page.getByLabel("Title", { exact: true });
  const words = await title.inputValue();
  await title.fill("Our history, once more");
  await page.getByRole("link", { name: "/contests", exact: true }).click();
  await says(name, before.replace(words, "Our history, once more"));
  await open(page, name);
  await title.fill(words);
  await says(name, before);
});
