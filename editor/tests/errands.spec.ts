/** What marketing people do, and what the files say afterward. */
import { expect } from "@playwright/test";
import { open, ours, says, source } from "./opened-file.ts";
import { test } from "./quiet-pages.ts";

test("changes when the office opens", async ({ page }) => {
  const before = await open(page, "company.yaml");
  const office = page.getByRole("group", { name: "Office" });
  await office.getByLabel("Opens").fill("07:30");
  await says("company.yaml", before.replace('opens: "08:00"', 'opens: "07:30"'));
});

test("changes a price", async ({ page }) => {
  const before = await open(page, "prices.yaml");
  const first = /likely: (\d+)/.exec(before);
  const likely = Number(first?.[1]) + 1;
  await page.getByRole("main").locator("summary").first().click();
  await page.getByLabel("Likely").first().fill(String(likely));
  await says("prices.yaml", before.replace(/likely: \d+/, `likely: ${likely}`));
});

test("types a heading, and the page beside shows it; takes it back and does it again", async ({
  page,
}) => {
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
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(shown).toHaveText("Pay us in a safe way");
  await page.getByRole("button", { name: "Undo" }).click();
  await says(name, before);
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

test("a mistake that is taken back while it is looked at is not told", async ({ page }) => {
  const name = "en/pages/contests.yaml";
  const before = await open(page, name);
  const title = page.getByLabel("Title", { exact: true });
  const words = await title.inputValue();
  const asked = Promise.withResolvers<void>();
  const isLookedAt = Promise.withResolvers<void>();
  await page.route("**/edit/api/save", async (route) => {
    // What is asked anew from here is not known as the form's own.
    const own = ours(test.info().project.use.baseURL ?? "");
    const answer = await route.fetch({ headers: { ...route.request().headers(), ...own } });
    asked.resolve();
    await isLookedAt.promise;
    await route.fulfill({ response: answer });
  });
  const answered = page.waitForResponse("**/edit/api/save");
  await title.fill("No");
  await asked.promise;
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(title).toHaveValue(words);
  isLookedAt.resolve();
  await (await answered).finished();
  // The form has drawn whatever it made of the answer.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(page.getByRole("banner").getByRole("status")).toHaveText("Saved");
  await expect(page.getByRole("alert").filter({ hasText: "must be" })).toHaveCount(0);
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

test("adds a section, moves it, doubles it and removes it, by keys alone", async ({ page }) => {
  const name = "en/pages/warranties.yaml";
  const before = await open(page, name);
  const press = async (label: string | RegExp) => {
    await page.getByRole("button", { name: label }).first().focus();
    await page.keyboard.press("Enter");
  };
  const sections = page.getByRole("group", { name: "Sections" });
  await press("Move down: Sections 2");
  await expect.poll(() => source(name)).not.toBe(before);
  await press("Move up: Sections 3");
  await says(name, before);
  await press("Add a section");
  await press(/^Passage/);
  const added = sections.locator("summary").filter({ hasText: "Passage" }).last();
  await expect(added).toBeVisible();
  await page.getByLabel("Heading", { exact: true }).last().fill("What we add");
  await page.getByLabel("Paragraphs 1", { exact: true }).last().fill("A few words.");
  await expect
    .poll(() => source(name))
    .toBe(
      `${before}\n  - kind: passage\n    heading: What we add\n    paragraphs:\n      - A few words.\n`,
    );
  const shown = page.frameLocator("iframe").getByRole("heading", { name: "What we add" });
  await expect(shown).toBeVisible();
  await press("Undo");
  await expect.poll(() => source(name)).toBe(before);
});

test("is told when somebody else changed the file", async ({ request }) => {
  const name = "services.yaml";
  const before = source(name);
  const answer = await request.post("/edit/api/save", {
    data: { [name]: { version: "0".repeat(16), edits: [] } },
    headers: ours(test.info().project.use.baseURL ?? ""),
  });
  expect(answer.status()).toBe(409);
  expect(((await answer.json()) as { error: string }).error).toContain("Somebody else changed");
  expect(source(name)).toBe(before);
});
