import { expect, test } from "./site.ts";

test("our fonts come without scripts, too", async ({ page }) => {
  const asked = page.waitForRequest("**/*.woff2");
  await page.goto("/roofing");
  await asked;
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^"Bricolage/);
});
