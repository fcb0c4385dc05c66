/** Changing the language on a page that is awake: the visitor stays where they are. */
import type { Page } from "@playwright/test";
import { sectionOn, test, text } from "./sent-forms.ts";
import { awake, expect, inSpanish, pages, site } from "./site.ts";

const NAMES = { en: site.languages.en?.name ?? "", es: site.languages.es?.name ?? "" };

const change = (page: Page, to: keyof typeof NAMES) =>
  page.getByRole("banner").getByRole("link", { name: NAMES[to], exact: true }).click();

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("query and part of the page go along, there and back, and nothing else remembers", async ({
  page,
  visit,
}) => {
  await visit("/solar?utm_source=radio#questions");
  await change(page, "es");
  await expect(page).toHaveURL("/es/solar?utm_source=radio#questions");
  await awake(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await change(page, "en");
  await expect(page).toHaveURL("/solar?utm_source=radio#questions");
  await page.goBack();
  await expect(page).toHaveURL("/es/solar?utm_source=radio#questions");
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("a page one went on to leads to its own twin", async ({ page, visit }) => {
  await visit("/es");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: inSpanish.words.labels.roofing ?? "" })
    .click();
  await expect(page).toHaveURL("/es/roofing");
  await change(page, "en");
  await expect(page).toHaveURL("/roofing");
  await awake(page);
});

test("what was chosen on a tool's page is answered in the other language", async ({
  page,
  visit,
}) => {
  await visit("/es/tools/my-zip?zip=33010");
  await expect(page.getByRole("main")).toContainText("Hialeah");
  await change(page, "en");
  await expect(page).toHaveURL("/tools/my-zip?zip=33010");
  await expect(page.getByRole("main")).toContainText("Hialeah");
});

test("a form that was begun is finished in the other language, and answered in that", async ({
  page,
  visit,
}) => {
  const english = sectionOn("/contact", "contact-form").questions;
  const other = sectionOn("/contact", "contact-form", inSpanish.pages).questions;
  const chosen = (name: string) => page.getByRole("radio", { name, exact: true });
  await visit("/contact");
  await expect(chosen(english.language.en)).toBeChecked();
  await text(page, english.message.label).fill("Hola, me llamo Rosa.");
  await change(page, "es");
  await awake(page);
  await expect(text(page, other.message.label)).toHaveValue("Hola, me llamo Rosa.");
  await expect(chosen(other.language.es)).toBeChecked();
  // What somebody chose themselves stays chosen.
  await chosen(other.language.en).check();
  await page.reload();
  await awake(page);
  await expect(chosen(other.language.en)).toBeChecked();
});

test("what is agreed to leads to its pages in its own language", async ({ page, visit }) => {
  const { questions } = sectionOn("/free-pricing", "pricing-form", inSpanish.pages);
  await visit("/es/free-pricing");
  await page.getByRole("radio", { name: questions.way.email, exact: true }).check();
  const links = page.locator("form label a:visible");
  await expect(links).toHaveAttribute("href", "/es/privacy-policy");
  await page.getByRole("radio", { name: questions.language.en, exact: true }).check();
  await expect(links).toHaveAttribute("href", "/privacy-policy");
  await links.click();
  await expect(heading(page)).toHaveText(
    pages["/privacy-policy"]?.sections.flatMap((one) => ("heading" in one ? one.heading : []))[0] ??
      "",
  );
});
