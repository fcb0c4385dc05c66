/** The size of a job without JavaScript. */
import { expect, test } from "./site.ts";
import { radio, sectionOn, summary, text } from "./sent-forms.ts";
import { headline, tools } from "./tool.ts";

const PAGE = "/tools/price";
const section = sectionOn(PAGE, "price-tool");
const { questions, sizes } = section;
const submit = { name: section.submit, exact: true };

test("mistakes are told, what was typed stays, and then the answer comes", async ({ page }) => {
  await page.goto(PAGE);
  await radio(page, questions.job.choices.roof).check();
  await text(page, questions.footprint.label).fill("two thousand");
  await page.getByRole("button", submit).click();
  await expect(summary(page)).toBeInViewport();
  await expect(summary(page).getByRole("link")).toHaveText([
    `${questions.footprint.label}: ${tools.faults.noNumber}`,
  ]);
  await expect(headline(page)).toHaveText(tools.notYet);
  const field = text(page, questions.footprint.label);
  await expect(field).toHaveValue("two thousand");
  await field.fill("2,000.00");
  await page.getByRole("button", submit).click();
  await expect(headline(page)).toHaveText(sizes.roof.replace("{size}", "23.2"));
  await expect(headline(page)).toBeInViewport();
  await expect(field).toHaveValue("2,000.00");
});

test("the answer goes along to the form for a price", async ({ page }) => {
  await page.goto(`${PAGE}?job=solar&panels=21`);
  await page.getByRole("link", { name: tools.takeAlong }).click();
  const message = text(page, sectionOn("/free-pricing", "pricing-form").questions.message.label);
  await expect(message).toHaveValue(new RegExp(`${PAGE}\\?job=solar&panels=21$`));
});
