/** Rights and deadlines without JavaScript. Days of which the answer never changes lie behind us. */
import { expect, test } from "./site.ts";
import { radio, sectionOn, summary, text } from "./sent-forms.ts";
import { headline, tools } from "./tool.ts";

const PAGE = "/tools/rights";
const section = sectionOn(PAGE, "rights-tool");
const { questions, cards, faults } = section;
const submit = { name: section.submit, exact: true };

test("only what fits is asked, mistakes are told, and then the answer comes", async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByLabel(questions.loss.label)).toBeHidden();
  await radio(page, questions.situation.choices.storm).check();
  const loss = page.getByLabel(questions.loss.label);
  await loss.fill("2095-01-01");
  await page.getByRole("button", submit).click();
  await expect(summary(page)).toBeInViewport();
  await expect(summary(page).getByRole("link")).toHaveText([
    `${questions.loss.label}: ${faults.notYet}`,
  ]);
  await expect(headline(page)).toHaveText(tools.notYet);
  await expect(loss).toHaveValue("2095-01-01");
  await loss.fill("2024-08-31");
  await page.getByRole("button", submit).click();
  await expect(headline(page)).toBeInViewport();
  const card = page.getByRole("article").filter({ hasText: cards.insurance.title });
  await expect(card).toContainText("Sunday, August 31, 2025");
  await expect(card).toContainText("Saturday, February 28, 2026");
  await expect(card).toContainText(section.passed.yours);
});

test("a deposit starts two dates, and the letter can be printed", async ({ page }) => {
  await page.goto(PAGE);
  await radio(page, questions.situation.choices.deposit).check();
  await text(page, questions.price.label).fill("24,500");
  await page.getByLabel(questions.deposit.label, { exact: true }).fill("5000");
  await page.getByLabel(questions.paid.label).fill("2025-11-22");
  await page.getByLabel(questions.permits.label).fill("2026-01-15");
  await page.getByRole("button", submit).click();
  const card = page.getByRole("article").filter({ hasText: cards.deposit.title });
  await expect(card).toContainText("Monday, December 22, 2025");
  await expect(card).toContainText("Wednesday, April 15, 2026");
  await expect(page.getByText(section.letters.signature, { exact: true })).toBeVisible();
});

test("the server makes the calendar of what is to come", async ({ page, request }) => {
  const day = new Date().toISOString().slice(0, 10);
  const loss = `${Number(day.slice(0, 4)) - 1}-12-31`;
  const query = `?situation=storm&loss=${loss}`;
  await page.goto(PAGE + query);
  const link = page.getByRole("link", { name: section.calendar.save });
  const file = await request.get((await link.getAttribute("href")) ?? "");
  expect(file.headers()["content-disposition"]).toContain("rights.ics");
  const supplement = `${Number(day.slice(0, 4)) + 1}0630`;
  expect(await file.text()).toContain(`DTSTART;VALUE=DATE:${supplement}`);
  const none = await request.get(`${PAGE}/rights.ics?situation=hoa`);
  expect(none.url()).toContain(`${PAGE}?situation=hoa`);
});
