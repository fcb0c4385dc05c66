/** From the home page to the ZIP check, on a phone. */
import { test } from "./one-tab.ts";
import { sectionOn, text } from "./sent-forms.ts";
import { expect } from "./site.ts";

const { id, label } = sectionOn("/locations", "zip-check");

test("it is one tap away from the home page", async ({ page, visit }) => {
  await visit("/");
  await page.getByRole("main").locator(`a[href="/locations#${id}"]`).tap();
  await expect(text(page, label)).toBeInViewport();
});
