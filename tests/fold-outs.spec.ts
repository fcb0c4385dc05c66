/** Longer matters that fold out of a page. */
import { withoutMarks } from "#app/content/rich-words.ts";
import { test } from "./one-tab.ts";
import { expect, pages } from "./site.ts";

const ADDRESS = "/hurricane-protection";

function matter() {
  const section = pages[ADDRESS]?.sections.find(({ kind }) => kind === "fold-outs");
  const item = section?.kind === "fold-outs" ? section.items.find(({ id }) => id) : undefined;
  const paragraph = item?.paragraphs[0];
  if (!item || !paragraph) throw new Error(`Nothing with an id folds out of ${ADDRESS}`);
  return { ...item, paragraph: withoutMarks(paragraph) };
}

test("its heading shows, and opens the rest", async ({ page, visit }) => {
  const { heading, paragraph } = matter();
  await visit(ADDRESS);
  const title = page.getByRole("heading", { level: 3, name: heading });
  await expect(title).toBeVisible();
  await expect(page.getByText(paragraph)).toBeHidden();
  await title.click();
  await expect(page.getByText(paragraph)).toBeVisible();
});

test("an address that names it opens it", async ({ page }) => {
  const { id, paragraph } = matter();
  await page.goto(`${ADDRESS}#${id}`);
  await expect(page.getByText(paragraph)).toBeInViewport();
});

test("a link on the page opens it, and again after it was closed", async ({ page, visit }) => {
  const { id, heading, paragraph } = matter();
  await visit(ADDRESS);
  const link = page.getByRole("main").locator(`a[href="${ADDRESS}#${id}"]`).first();
  for (const _ of ["first", "again"]) {
    await link.click();
    await expect(page.getByText(paragraph)).toBeInViewport();
    await page.getByRole("heading", { level: 3, name: heading }).click();
    await expect(page.getByText(paragraph)).toBeHidden();
  }
});
