/** A contest made and deleted whole: what the files say afterward (the rest is in editor/documents/). */
import { expect, type Page } from "@playwright/test";
import { beginNew, everything, preview, test } from "./editor-page.ts";

/** Whole content is checked several times, which takes its time on a busy machine. */
test.setTimeout(600_000);

async function fill(page: Page, words: Record<string, string>) {
  for (const [at, one] of Object.entries(words)) {
    await page.locator(`[id="field.${at}"]`).fill(one);
  }
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

test("opens a contest: nothing is written before all is right; deletes it, and brings it back", async ({
  page,
}) => {
  const before = everything();
  await beginNew(page, "contest", "Title of the contest", "A mango tree");
  expect(everything()).toEqual(before);
  // Whoever is told of mistakes stands at the first.
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await page.getByLabel("Still a sample").uncheck();
  const year = new Date().getUTCFullYear();
  await fill(page, {
    opens: `${year}-01-01T09:00`,
    closes: `${year + 1}-12-01T17:00`,
    prizeValueDollars: "120",
    description: "We plant one tree for you.",
    prize: "One tree.",
    freeEntry: "A card by mail.",
    eligibility: "Adults in Florida.",
    odds: "They depend on the entries.",
    winners: "We draw a name.",
    "rules.0": "Each person enters once.",
  });
  await press(page, "Make the contest");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contest A mango tree: words");
  await expect(preview(page).getByRole("heading", { name: "A mango tree" })).toBeVisible();
  const made = everything();

  await press(page, "Delete this contest");
  const dialog = page.getByRole("dialog", { name: "Delete the contest a-mango-tree?" });
  await expect(dialog.getByRole("listitem")).toHaveText([
    "Contest A mango tree: facts",
    "Contest A mango tree: words",
    "Contest A mango tree: words, in Spanish",
  ]);
  await dialog.getByRole("button", { name: "Delete it" }).click();
  await expect.poll(() => Object.keys(everything())).toEqual(Object.keys(before));
  await press(page, "Bring it back");
  await expect.poll(() => everything()).toEqual(made);
});
