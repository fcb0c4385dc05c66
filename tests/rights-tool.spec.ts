/** Which laws may help, until which day: at days that are moved to. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { awake, expect, test } from "./site.ts";
import { box, radio, sectionOn, summary, text } from "./sent-forms.ts";
import { headline, requestsOf, tools } from "./tool.ts";

const PAGE = "/tools/rights";
const section = sectionOn(PAGE, "rights-tool");
const { questions, cards, faults } = section;
const until = (day: string) => section.headlines.yours.replace("{day}", day);

/** The tool on a day at noon in Florida. */
async function openOn(page: Page, day: string, query = "") {
  await page.clock.setFixedTime(new Date(`${day}T17:00:00Z`));
  await page.goto(PAGE + query);
  await page.evaluate(() => window.dispatchEvent(new Event("pointerdown")));
  await awake(page);
}

const field = (page: Page, name: keyof typeof questions) =>
  page.getByLabel(questions[name].label, { exact: true });
const card = (page: Page, title: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

test("signed on the day before Thanksgiving, until Monday: while one types, and in a calendar", async ({
  page,
}) => {
  await openOn(page, "2026-11-25");
  await expect(page.getByRole("heading", { name: tools.example })).toBeVisible();
  await expect(field(page, "signed")).toBeHidden();
  await expect(box(page, questions.cooling.label)).toBeHidden();
  const asked = requestsOf(page);
  await radio(page, questions.situation.choices.changed).check();
  await expect(field(page, "loss")).toBeHidden();
  await field(page, "signed").fill("2026-11-25");
  await field(page, "where").selectOption(questions.where.choices.home);
  await radio(page, questions.asked.choices.no).check();
  await expect(headline(page)).toHaveText(until("Monday, November 30, 2026"));
  const found = card(page, cards["home-sale"].title);
  await expect(found).toContainText("Thursday, November 26 (Thanksgiving); Sunday, November 29");
  await expect(found).toContainText(`${questions.where.label} ${questions.where.choices.home}`);
  await expect(page.getByRole("heading", { name: section.letters.heading })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: section.calendar.save }).click(),
  ]);
  const file = readFileSync(await download.path(), "utf8");
  expect(file).toMatch(/DTSTART;VALUE=DATE:20261130\r\n[^]*TRIGGER:-P1D/);
  expect(asked).toEqual([]);
});

test("what contradicts itself is told, nothing is worked out, and what does not fit is not asked", async ({
  page,
}) => {
  await openOn(page, "2026-11-22");
  await radio(page, questions.situation.choices.deposit).check();
  await field(page, "signed").fill("2026-11-23");
  await text(page, questions.price.label).fill("1,000");
  await field(page, "deposit").fill("$1,000.50");
  await field(page, "paid").fill("2026-11-01");
  await page.getByRole("button", { name: section.submit, exact: true }).press("Enter");
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole("link")).toHaveText([
    `${questions.signed.label}: ${faults.notYet}`,
    `${questions.deposit.label}: ${faults.depositAbovePrice}`,
    `${questions.paid.label}: ${faults.paidBeforeSigning}`,
  ]);
  await expect(headline(page)).toHaveText(tools.notYet);
  await summary(page).getByRole("link").first().press("Enter");
  await expect(field(page, "signed")).toBeFocused();

  await radio(page, questions.situation.choices.changed).check();
  await field(page, "signed").fill("2026-11-22");
  await field(page, "where").selectOption(questions.where.choices.office);
  await radio(page, questions.work.choices.roof).check();
  await field(page, "declared").fill("2026-05-20");
  const covered = page.getByRole("group", { name: questions.county.label });
  await covered.getByRole("radio", { name: questions.county.choices.yes }).check();
  await expect(headline(page)).toHaveText(section.headlines.none);
  await expect(page.getByRole("heading", { name: section.outside.heading })).toBeVisible();
  await expect(page.getByRole("heading", { name: section.letters.heading })).toHaveCount(0);
  await radio(page, questions.work.choices.other).check();
  await expect(field(page, "declared")).toBeHidden();
  await expect(card(page, cards["roof-10"].title)).toHaveCount(0);
});

test("beside words about a claim, nobody is led to us", async ({ page }) => {
  await openOn(page, "2026-11-22", "?situation=storm&loss=2026-10-09");
  const found = card(page, cards.insurance.title);
  await expect(found).toContainText("Saturday, October 9, 2027");
  await expect(
    page.locator("main").locator('a[href^="tel:+1561"], a[href*="free-pricing"]'),
  ).toHaveCount(0);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(
      page.locator('nav a[href^="tel:"]:visible, header a[href="/free-pricing"]:visible'),
    ).toHaveCount(0);
  }
});

test("it can be used by everybody, at 320 pixels, and on paper the letter is a sheet of its own", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const query =
    "?situation=changed&signed=2026-11-20&where=home&work=roof&county=yes&loan=on&papers=2026-11-21";
  await openOn(page, "2026-11-22", query);
  expect(await accessibilityFaults(page)).toEqual([]);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBe(0);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("form").or(page.locator("main form"))).toBeHidden();
  await expect(page.getByText(section.letters.signature, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: section.letters.print })).toBeHidden();
});
