/** Changing the language on a page that is awake: the visitor stays where they are. */
import type { Page } from "@playwright/test";
import { PHONE_SCREENS } from "./screens.ts";
import { fillInForPrice, test, text } from "./forms.ts";
import {
  county,
  hasSpanish,
  hydrated,
  expect,
  inSpanish,
  nameOf,
  onPhone,
  otherPage,
  sectionOn,
  servicePage,
  site,
  test as testInSpanish,
  ZIP,
} from "./site.ts";

test.skip(!hasSpanish, "The site is in English alone.");

const NAMES = { en: site.languages.en?.name ?? "", es: site.languages.es?.name ?? "" };

const change = (page: Page, to: keyof typeof NAMES) =>
  page.getByRole("banner").getByRole("link", { name: NAMES[to], exact: true }).click();

test("query and part of the page go along, there and back, a page one went on to leads to its own twin, and nothing remembers", async ({
  page,
  visit,
}) => {
  await visit("/contact?utm_source=radio#office");
  await change(page, "es");
  await expect(page).toHaveURL("/es/contact?utm_source=radio#office");
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await change(page, "en");
  await expect(page).toHaveURL("/contact?utm_source=radio#office");
  await hydrated(page);
  await page.getByRole("contentinfo").locator('a[href="/privacy-policy"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL("/privacy-policy");
  await change(page, "es");
  await expect(page).toHaveURL("/es/privacy-policy");
  await page.goBack();
  await expect(page).toHaveURL("/privacy-policy");
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("what was typed into a tool is answered in the other language", async ({ page, visit }) => {
  const { questions } = sectionOn("/tools/my-zip", "my-zip-tool", inSpanish.pages);
  await visit("/es/tools/my-zip");
  await text(page, questions.zip.label).fill(ZIP);
  await text(page, questions.zip.label).blur();
  await expect(page).toHaveURL(`/es/tools/my-zip?zip=${ZIP}`);
  await change(page, "en");
  await expect(page).toHaveURL(`/tools/my-zip?zip=${ZIP}`);
  await expect(page.getByRole("main")).toContainText(county);
});

test("a form that was begun is finished in the other language, and answered in that", async ({
  page,
  visit,
}) => {
  const english = sectionOn("/free-pricing", "pricing-form").questions;
  const other = sectionOn("/free-pricing", "pricing-form", inSpanish.pages).questions;
  const chosen = (name: string) => page.getByRole("radio", { name, exact: true });
  await visit("/free-pricing");
  await fillInForPrice(page);
  await expect(chosen(nameOf("en"))).toBeChecked();
  await text(page, english.message.label).fill("Hola, me llamo Rosa.");
  await change(page, "es");
  await hydrated(page);
  await expect(text(page, other.message.label)).toHaveValue("Hola, me llamo Rosa.");
  await expect(chosen(nameOf("es"))).toBeChecked();
  // What is agreed to leads to its pages in its own language.
  const links = page.locator("form label a:visible");
  await expect(links).toHaveAttribute("href", "/es/privacy-policy");
  await chosen(nameOf("en")).check();
  await expect(links).toHaveAttribute("href", "/privacy-policy");
  // What somebody chose themselves stays chosen.
  await page.reload();
  await hydrated(page);
  await expect(chosen(nameOf("en"))).toBeChecked();
});

testInSpanish.describe("in a browser that prefers Spanish", () => {
  testInSpanish.use({ locale: "es-US" });
  testInSpanish.skip(!hasSpanish, "The site is in English alone.");

  testInSpanish(
    "English pages offer the Spanish ones, until that is closed",
    async ({ page, visit }) => {
      const { question = "", link = "", close = "" } = inSpanish.offer ?? {};
      await visit("/es/contact");
      await expect(page.getByText(question)).toBeHidden();
      await visit("/contact");
      await page.getByRole("link", { name: link }).click();
      await expect(page).toHaveURL("/es/contact");
      await visit("/contact");
      await page.getByRole("button", { name: close, exact: true }).click();
      await expect(page.getByText(question)).toBeHidden();
      await visit("/history");
      await expect(page.getByText(question)).toBeHidden();
      expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([
        ["language-offer-closed", "yes"],
      ]);
    },
  );

  for (const address of ["/", servicePage, otherPage]) {
    testInSpanish(
      `the offer covers the first step of ${address} on no phone`,
      async ({ page, visit }) => {
        await visit(address);
        const offer = page.getByRole("complementary", { name: NAMES.es });
        const firstStep = page.locator("main [data-first-step] > a").first();
        await onPhone(page, async (resize) => {
          for (const { width, height } of PHONE_SCREENS) {
            await resize(width, height);
            const { y = 0 } = (await offer.boundingBox()) ?? {};
            const step = (await firstStep.boundingBox()) ?? { y: height, height };
            expect(step.y + step.height, `${width} by ${height}`).toBeLessThanOrEqual(y);
          }
        });
      },
    );
  }
});
