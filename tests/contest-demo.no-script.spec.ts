/** The practice entry without JavaScript: an explanation, and nothing that could be sent. */
import { test } from "./one-tab.ts";
import { expect, pages } from "./site.ts";

const found = pages["/contest-demo"]?.sections.find(({ kind }) => kind === "contest-demo");
if (found?.kind !== "contest-demo") throw new Error("The page has no contest-demo");
const { form, withoutScript } = found;

test("the form gives way to an explanation", async ({ page }) => {
  await page.goto("/contest-demo");
  // Playwright's text search passes over <noscript>.
  const explanation = page.locator("main noscript p").filter({ hasText: withoutScript });
  await expect(explanation).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: form.submit })).toHaveCount(0);
});

test("as it is sent, the form is disabled whole", async ({ page }) => {
  await page.goto("/contest-demo");
  const fields = page.locator("main form :is(input, button)");
  expect(await fields.count()).toBeGreaterThan(4);
  for (const field of await fields.all()) await expect(field).toBeDisabled();
});
