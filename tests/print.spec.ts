/** What of a page is printed; that every page fits on paper is in sound-pages.spec.ts. */
import { fill } from "#app/content/fill.ts";
import { test } from "./one-tab.ts";
import { PAPER } from "./screens.ts";
import { expect, labels, pages, words } from "./site.ts";

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
});

test("menus, buttons and bars stay on the screen", async ({ page }) => {
  await page.goto("/solar");
  await expect(page.getByRole("navigation", { name: words.contactBar })).toBeHidden();
  await expect(page.getByRole("navigation", { name: words.mainMenu })).toBeHidden();
  await expect(page.getByRole("navigation", { name: words.quickLinks })).toBeHidden();
  await expect(page.getByRole("link", { name: labels("contests-button") })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toContainText(
    fill(words.licenceOf, { trade: words.trades.general?.name ?? "" }),
  );
});

test("answers are printed without being opened", async ({ page }) => {
  await page.goto("/solar");
  const questions = pages["/solar"]?.sections.find(({ kind }) => kind === "questions");
  if (questions?.kind !== "questions") throw new Error("The solar page has no questions");
  for (const { answer } of questions.items) {
    const box = await page.getByText(answer.slice(0, 40)).boundingBox();
    expect(box?.height, answer).toBeGreaterThan(10);
  }
});

test("addresses of other sites are written out, those of our own pages are not", async ({
  page,
}) => {
  await page.goto("/hurricane-protection");
  const after = (name: string | RegExp) =>
    page
      .getByRole("main")
      .getByRole("link", { name })
      .first()
      .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(await after("mysafeflhome.com")).toContain("https://mysafeflhome.com");
  expect(await after("town pages")).toBe("none");
});
