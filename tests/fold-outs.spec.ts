/** Longer matters that fold out of a page. */
import { withoutMarks } from "#app/content/rich-words.ts";
import { test } from "./one-tab.ts";
import { sectionOn } from "./sent-forms.ts";
import { expect } from "./site.ts";

const ADDRESS = "/hurricane-protection";

function matter() {
  const item = sectionOn(ADDRESS, "fold-outs").items.find(({ id }) => id);
  const paragraph = item?.paragraphs[0];
  if (!item || !paragraph) throw new Error(`Nothing with an id folds out of ${ADDRESS}`);
  return { ...item, paragraph: withoutMarks(paragraph) };
}

test("its heading opens it, and so do an address that names it, and a link on the page, again and again", async ({
  page,
  visit,
}) => {
  const { id, heading, paragraph } = matter();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(ADDRESS);
  const title = page.getByRole("heading", { level: 3, name: heading });
  const rest = page.getByText(paragraph);
  await expect(title).toBeVisible();
  await expect(rest).toBeHidden();
  await title.click();
  await expect(rest).toBeVisible();
  await title.click();
  const link = page.getByRole("main").locator(`a[href="${ADDRESS}#${id}"]`).first();
  for (const _ of ["first", "again"]) {
    await link.click();
    await expect(rest).toBeInViewport();
    await title.click();
    await expect(rest).toBeHidden();
  }
  await page.goto("about:blank");
  await page.goto(`${ADDRESS}#${id}`);
  await expect(rest).toBeInViewport();
});
