/** What somebody does with scripts who reads Spanish; all of their errands: tests/http/spanish.test.ts. */
import type { Page } from "@playwright/test";
import { box, radio, sectionOn, spoken, takeTime, test, text } from "./sent-forms.ts";
import { expect, inSpanish, site } from "./site.ts";
import { headline, requestsOf, withBlanks } from "./tool.ts";

const { words, pages } = inSpanish;
const label = (key: string) => words.labels[key] ?? `no label ${key}`;
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a menu leads on in Spanish; mistakes in the price form are told, and its answer is in Spanish", async ({
  page,
  visit,
}) => {
  const { questions, submit, sent } = sectionOn("/free-pricing", "pricing-form", pages);
  await visit("/es");
  const menu = page.getByRole("banner").getByRole("navigation");
  await menu.getByRole("button", { name: label("home-improvements") }).click();
  await menu.getByRole("link", { name: label("windows-doors"), exact: true }).click();
  await expect(page).toHaveTitle(
    new RegExp(`^${pages["/hurricane-protection/windows-doors"]?.title} \\|`),
  );

  await visit("/es/free-pricing?service=hurricane-protection");
  await text(page, questions.zip.label).fill("33010");
  await radio(page, questions.way.email).check();
  await takeTime(page);
  await press(page, submit);
  const problems = page.getByRole("region", { name: words.form.errorHeading });
  await expect(problems.getByRole("link")).toHaveText([
    words.form.faults.email.missing,
    words.form.faults.name.missing,
  ]);
  await text(page, questions.email.label).fill("rosa.perez@example.com");
  await text(page, questions.name.label).fill("Rosa Pérez");
  await box(page, spoken(site.consents.news.words.es)).check();
  await press(page, submit);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.heading);
  await expect(page).toHaveURL(/\/es\/free-pricing\/sent\/[0-9a-f]{32}$/);
  await expect(page.getByRole("main")).toContainText(words.services["hurricane-protection"]);
});

test("tools answer while one types, with numbers and days as Spanish writes them", async ({
  page,
  visit,
}) => {
  const main = page.getByRole("main");
  const solar = sectionOn("/tools/solar", "solar-tool", pages);
  await visit("/es/tools/solar");
  const asked = requestsOf(page);
  await page
    .getByLabel(solar.questions.county.label)
    .selectOption(solar.questions.county.choices["miami-dade"]);
  await text(page, solar.questions.use.label).fill("1.200");
  await text(page, solar.questions.kw.label).fill("8,5");
  await text(page, solar.questions.price.label).fill("$19,840");
  await expect(headline(page)).toHaveText(withBlanks(solar.headlines.payback));
  await expect(main).toContainText("8.5 kW");
  await expect(main).toContainText("1,200 kWh");
  expect(asked).toEqual([]);

  const { questions, cards } = sectionOn("/tools/rights", "rights-tool", pages);
  await visit("/es/tools/rights");
  await radio(page, questions.situation.choices.storm).check();
  await page.getByLabel(questions.loss.label).fill("2024-08-31");
  const card = page.getByRole("article").filter({ hasText: cards.insurance.title });
  await expect(card).toContainText("domingo, 31 de agosto de 2025");
});
