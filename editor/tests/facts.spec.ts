/** Errands of who looks after facts, reviews and storms, and what the files say afterward. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { open, says, source, undoAll } from "./opened-file.ts";
import { test } from "./quiet-pages.ts";

test("says a sentence anew that rests on a claim, which stays tied to it", async ({ page }) => {
  const name = "en/pages/paying-safely.yaml";
  const before = await open(page, name);
  await page.getByRole("main").locator("summary").first().click();
  const sentence = page.getByLabel("First sentence, sentence 1", { exact: true });
  const words = await sentence.inputValue();
  const anew =
    "In Florida, somebody whom your contractor did not pay can claim a lien on your home.";
  await sentence.fill(anew);
  await says(name, before.replace(`says: ${words}`, `says: ${anew}`));
  await undoAll(page, name, before);
});

test("answers a review", async ({ page }) => {
  const name = "reviews.yaml";
  const before = await open(page, name);
  await page.getByRole("main").locator("summary").first().click();
  await page.getByRole("button", { name: "Add: Answer" }).first().click();
  const answer = page.getByRole("group", { name: "Answer" });
  await answer.getByLabel("Date", { exact: true }).fill("2026-11-20");
  await answer.getByLabel("Text", { exact: true }).fill("Thank you. The handle was our slip.");
  const first = "  source: sample\n  verifiedBy: nobody\n";
  const said = `${first}  answer: { date: 2026-11-20, text: Thank you. The handle was our slip. }\n`;
  await says(name, before.replace(first, said));
  const shown = page.frameLocator("iframe").getByText("Thank you. The handle was our slip.");
  await expect(shown.first()).toBeVisible();
  await undoAll(page, name, before);
});

test("writes the line that every page carries when a storm is near", async ({ page }) => {
  const name = "storm.yaml";
  const before = await open(page, name);
  const line = page
    .getByRole("group", { name: "Headline" })
    .getByLabel("In English", { exact: true });
  await line.fill("Hurricane near: {counties}");
  await says(name, before.replace("Storm: {counties}", "Hurricane near: {counties}"));
  await undoAll(page, name, before);
});

test("is told that somebody else changed the file, and goes on with what that says", async ({
  page,
}) => {
  const name = "en/pages/history.yaml";
  const before = await open(page, name);
  const title = page.getByLabel("Title", { exact: true });
  const words = await title.inputValue();
  const theirs = before.replace(words, `${words}, by others`);
  writeFileSync(path.join(process.env.CONTENT_DIR ?? "", name), theirs);
  await title.fill("Our own title of it");
  const status = page.getByRole("banner").getByRole("status");
  await expect(status).toContainText("Somebody else changed this meanwhile");
  expect(source(name)).toBe(theirs);
  await page.getByRole("button", { name: "Load it again" }).click();
  await expect(title).toHaveValue(`${words}, by others`);
  await title.fill(words);
  await says(name, before);
});
