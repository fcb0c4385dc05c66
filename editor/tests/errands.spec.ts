/** What marketing people do, and what the files say afterward. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import {
  alert,
  contentFolder,
  field,
  open,
  openFirstPart,
  preview,
  says,
  source,
  status,
  test,
  undoAll,
} from "./editor-page.ts";

test("changes a price", async ({ page }) => {
  const name = "prices.yaml";
  const before = await open(page, name);
  const likely = Number(/likely: (\d+)/.exec(before)?.[1]) + 1;
  await openFirstPart(page);
  await field(page, "Likely").fill(`$${likely}.00`);
  await says(name, before.replace(/likely: \d+/, `likely: ${likely}`));
});

test("says a sentence anew that rests on a claim; the page shows it; takes it back", async ({
  page,
}) => {
  const name = "en/pages/paying-safely.yaml";
  const before = await open(page, name);
  await openFirstPart(page);
  const sentence = field(page, "First sentence, sentence 1");
  const words = await sentence.inputValue();
  const anew = "In Florida, somebody your contractor did not pay can claim a lien on your home.";
  await sentence.fill(anew);
  await says(name, before.replace(`says: ${words}`, `says: ${anew}`));
  await expect(preview(page).getByText(anew)).toBeVisible();
  await undoAll(page, name, before);
  await expect(preview(page).getByText(words)).toBeVisible();
});

test("is told of a mistake at its field, and nothing of it is written", async ({ page }) => {
  const name = "en/pages/contests.yaml";
  const before = await open(page, name);
  const title = field(page, "Title");
  const words = await title.inputValue();
  await title.fill("No");
  await expect(alert(page, "must be at least 5")).toBeVisible();
  await expect(title).toHaveAttribute("aria-invalid", "true");
  await expect(title).toHaveAccessibleDescription(/must be at least 5 characters/);
  expect(source(name)).toBe(before);
  await title.fill(words);
  await expect(status(page)).toHaveText("Saved");
});

test("a click counts though the tools of the field that was left go", async ({ page }) => {
  const name = "en/pages/history.yaml";
  const before = await open(page, name);
  await field(page, "Short title").focus();
  const tools = page.getByRole("group", { name: "Marks for Short title" });
  await expect(tools).toBeVisible();
  await openFirstPart(page);
  await expect(field(page, "Heading")).toBeVisible();
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

test("is told that somebody else changed the file, and goes on with what that says", async ({
  page,
}) => {
  const name = "en/pages/history.yaml";
  const before = await open(page, name);
  const title = field(page, "Title");
  const words = await title.inputValue();
  const theirs = before.replace(words, `${words}, by others`);
  writeFileSync(path.join(contentFolder, name), theirs);
  await title.fill("Our own title of it");
  await expect(status(page)).toContainText("Somebody else changed this meanwhile");
  expect(source(name)).toBe(theirs);
  await page.getByRole("button", { name: "Load it again" }).click();
  await expect(title).toHaveValue(`${words}, by others`);
  await title.fill(words);
  await says(name, before);
});

test("words that are not right are asked about before one leaves, and offered again", async ({
  page,
}) => {
  const name = "en/pages/history.yaml";
  const before = await open(page, name);
  const title = field(page, "Title");
  await title.fill("No");
  await expect(status(page)).toContainText("Not saved yet");
  const leave = page.getByRole("link", { name: "/contests", exact: true });
  const heading = page.getByRole("heading", { level: 1 });
  page.once("dialog", (dialog) => void dialog.dismiss());
  await leave.click();
  await expect(title).toHaveValue("No");
  page.once("dialog", (dialog) => void dialog.accept());
  await leave.click();
  await expect(heading).toHaveText("Page /contests");
  await open(page, name);
  await page.getByRole("button", { name: "Put them in again" }).click();
  await expect(title).toHaveValue("No");
  await page.getByRole("button", { name: "Undo" }).click();
  expect(source(name)).toBe(before);
});

test("moves a section by its dots, and one undo takes back what was typed in one go", async ({
  page,
}) => {
  const name = "en/pages/warranties.yaml";
  const before = await open(page, name);
  const dots = page.getByTitle("Drag to move");
  const first = page.getByRole("main").locator("summary").first();
  const heading = await first.textContent();
  await dots.nth(1).dragTo(dots.first());
  await expect(page.getByRole("main").locator("summary").nth(1)).toHaveText(heading ?? "");
  await expect.poll(() => source(name)).not.toBe(before);
  await expect(status(page)).toHaveText("Saved");
  await page.getByRole("button", { name: "Undo" }).click();
  await says(name, before);

  await field(page, "Title").press("End");
  await page.keyboard.type(" and what they cover", { delay: 150 });
  await expect.poll(() => source(name)).toContain("and what they cover");
  await expect(status(page)).toHaveText("Saved");
  await page.getByRole("button", { name: "Undo" }).click();
  await says(name, before);
});

test("closing the tab asks while words are not written, and they are offered again", async ({
  page,
}) => {
  const name = "en/pages/history.yaml";
  const before = await open(page, name);
  await field(page, "Title").fill("No");
  await expect(status(page)).toContainText("Not saved yet");
  const asked = page.waitForEvent("dialog");
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await reloaded;
  await page.getByRole("button", { name: "Let them go" }).click();
  expect(source(name)).toBe(before);
});

test("takes a review down with its reason, and back", async ({ page }) => {
  const name = "reviews.yaml";
  const before = await open(page, name);
  await page.getByRole("button", { name: /^Take this review down/ }).click();
  await page.getByLabel("Why does it go?").fill("its writer withdrew it.");
  await page.getByRole("button", { name: "Take it down" }).click();
  await expect
    .poll(() => source("removed-reviews.yaml"))
    .toMatch(/^1:\n {2}date: .*\n {2}because: its writer withdrew it\n/m);
  expect(source(name)).not.toContain("number: 1");
  await undoAll(page, name, before);
  expect(source("removed-reviews.yaml")).toMatch(/^\{\}$/m);
});

test("a file in which a merge is not finished is told, and nothing is published", async ({
  page,
}) => {
  const name = "en/pages/history.yaml";
  const before = source(name);
  const file = path.join(contentFolder, name);
  try {
    writeFileSync(file, `<<<<<<< HEAD\n${before}=======\n${before}>>>>>>> main\n`);
    await page.goto(`/edit/#${name}`);
    await expect(status(page)).toContainText(/changed outside of the editor and cannot be read/);
    const [code, told] = await page.evaluate(async () => {
      const headers = { "Content-Type": "application/json" };
      const body = JSON.stringify({ summary: "A new name" });
      const answer = await fetch("/edit/api/publish", { method: "POST", headers, body });
      return [answer.status, await answer.text()] as const;
    });
    expect([code, told]).toEqual([409, expect.stringContaining("Page /history")]);
    // Others can still be looked at.
    await open(page, "company.yaml");
  } finally {
    writeFileSync(file, before);
  }
});
