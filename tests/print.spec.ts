/** Pages on paper. */
import {
  comingSoonAddresses,
  expect,
  labels,
  layoutAddresses,
  locationAddresses,
  pages,
  test,
  words,
} from "./site.ts";

/** What is left of a Letter or A4 page between the margins, in pixels. */
const PAPER_WIDTH = 680;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: PAPER_WIDTH, height: 900 });
  await page.emulateMedia({ media: "print" });
});

/** Pages of places are alike, and so are those that only announce. */
const addresses = [...layoutAddresses, comingSoonAddresses[0], locationAddresses[0]];

for (const address of addresses as string[]) {
  test(`${address} fits on paper`, async ({ page }) => {
    await page.goto(address);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(PAPER_WIDTH);
    for (const table of await page.getByRole("table").all()) {
      const box = await table.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PAPER_WIDTH + 1);
    }
  });
}

test("menus, buttons and bars stay on the screen", async ({ page }) => {
  await page.goto("/solar");
  await expect(page.getByRole("navigation", { name: words.contactBar })).toBeHidden();
  await expect(page.getByRole("navigation", { name: words.mainMenu })).toBeHidden();
  await expect(page.getByRole("navigation", { name: words.quickLinks })).toBeHidden();
  await expect(page.getByRole("link", { name: labels("contests-button") })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toContainText(words.licence.toLowerCase());
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

test("nothing printed needs a ground to be read", async ({ page }) => {
  for (const address of layoutAddresses.slice(0, 8)) {
    await page.goto(address);
    const pale = await page.evaluate(() =>
      [...document.querySelectorAll("main *, footer *")]
        .filter((element) => element.checkVisibility() && element.textContent?.trim())
        .map((element) => getComputedStyle(element).color)
        .filter((color) => color !== "rgb(20, 38, 29)"),
    );
    expect(pale).toEqual([]);
  }
});
