/** What of a page is printed; that every page fits on paper is in every-page.spec.ts. */
import { fill } from "#app/content/fill.ts";
import { SERVICE_PAGES } from "#app/content/reading/testing/service-pages.ts";
import { test } from "./one-tab.ts";
import { PAPER } from "./screens.ts";
import { lonelyHeadings } from "./sheets.ts";
import { expect, labels, pages, site, words } from "./site.ts";

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

test("the form for a price begins on its first sheet", async ({ page }) => {
  await page.goto("/free-pricing");
  const first = page.getByRole("main").getByRole("group").first();
  const box = await first.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(PAPER.height);
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

test("a brochure can be found by who has only the paper", async ({ page }) => {
  await page.goto("/solar");
  const link = page.getByRole("main").locator('a[href$=".pdf"]');
  const address = (await link.getAttribute("href")) ?? "no brochure";
  await expect(page.getByText(`${site.company.website}${address}`)).toBeVisible();
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

const PRINTED = ["/", "/contests", "/locations", "/free-pricing", "/reviews", "/financing"];

for (const address of [...SERVICE_PAGES, ...PRINTED]) {
  test(`no heading of ${address} stands alone at the foot of a sheet`, async ({ page, visit }) => {
    // Their places are kept; to draw them takes longer than all else.
    await page.route("**/images/**", (route) => route.abort());
    await visit(address);
    expect(await lonelyHeadings(page)).toEqual([]);
  });
}
