/** Changing the language in the drawer. */
import { awake, expect, inSpanish, site, test, words } from "./site.ts";

const es = site.languages.es?.name ?? "";

test("the drawer leads to the same page, and Back to where one was", async ({ page, visit }) => {
  await visit("/about-us");
  await page.goto("/roofing#questions");
  await awake(page);
  await page.getByRole("button", { name: words.menu }).tap();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("link", { name: es, exact: true }).tap();
  await expect(page).toHaveURL("/es/roofing#questions");
  await awake(page);
  await expect(page.getByRole("button", { name: inSpanish.words.menu })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/roofing#questions");
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
});
