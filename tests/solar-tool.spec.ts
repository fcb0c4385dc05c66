/** What panels do for a bill: worked out while one types. */
import type { Page } from "@playwright/test";
import { fill } from "#app/content/fill.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { expect } from "./site.ts";
import { test } from "./one-tab.ts";
import { box, radio, sectionOn, summary, text } from "./sent-forms.ts";
import { headline, tools, withBlanks } from "./tool.ts";

const PAGE = "/tools/solar";
const section = sectionOn(PAGE, "solar-tool");
const { questions, headlines, faults, opens, backup } = section;
/** A home of 1,200 kWh a month, with 8 kW to the south. */
const HOME = "county=palm-beach&use=1200&kw=8";

const answer = (page: Page) => page.getByRole("region", { name: section.answer, exact: true });

test("every mistake is told, also in a part that was closed, and one way to answer is enough", async ({
  page,
  visit,
}) => {
  const limits = fill(tools.faults.outOfRange, { least: "1", most: "30" });
  await visit(`${PAGE}?county=broward&use=abc&kw=8&secondKw=31`);
  await expect(summary(page).getByRole("link")).toHaveText([
    `${questions.use.label}: ${tools.faults.noNumber}`,
    `${questions.secondKw.label}: ${limits}`,
  ]);
  await expect(headline(page)).toHaveText(tools.notYet);
  await expect(text(page, questions.use.label)).toHaveValue("abc");
  await expect(text(page, questions.secondKw.label)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await text(page, questions.secondKw.label).fill("");
  await text(page, questions.use.label).fill("1200");
  await text(page, questions.bill.label).fill("150");
  await text(page, questions.bill.label).press("Enter");
  await expect(summary(page).getByRole("link")).toHaveText([
    `${questions.bill.label}: ${faults.useTwice}`,
  ]);
  await text(page, questions.use.label).fill("");
  await expect(headline(page)).toHaveText(withBlanks(headlines.saved));
});

test("another utility is asked for its own prices, and a battery runs so many hours", async ({
  page,
  visit,
}) => {
  await visit(`${PAGE}?${HOME}`);
  await answer(page).getByText(section.inNumbers).first().click();
  await expect(answer(page).getByRole("table").first()).toBeVisible();
  await page.getByText(opens.battery, { exact: true }).click();
  await text(page, questions.battery.label).fill("13.5");
  await expect(headline(page)).toHaveText(tools.notYet);
  await box(page, questions.windowAir.label).check();
  await expect(answer(page)).toContainText(fill(backup.hours, { count: "20.5" }));
  await box(page, questions.centralAir.label).check();
  await expect(answer(page)).toContainText(fill(backup.hours, { count: "3.5" }));

  await expect(text(page, questions.pay.label)).toBeHidden();
  await radio(page, questions.utility.choices.other).check();
  await expect(headline(page)).toHaveText(withBlanks(headlines.made));
  await expect(text(page, questions.city.label)).toBeHidden();
  await text(page, questions.pay.label).fill("10");
  await expect(headline(page)).toHaveText(withBlanks(headlines.citySaved));
});

test("what is typed over a table is told as typed", async ({ page, visit }) => {
  await visit(`${PAGE}?${HOME}&base=12`);
  await page.getByText(tools.worked, { exact: true }).click();
  const row = page.getByRole("row", { name: section.figures.base.label });
  await expect(row).toContainText("$12.00");
  await expect(row).toContainText(tools.ownFigure);
});
