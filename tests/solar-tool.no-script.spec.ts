/** What panels do for a bill, without JavaScript. */
import { fill } from "#app/content/fill.ts";
import { expect, test } from "./site.ts";
import { sectionOn, summary, text } from "./sent-forms.ts";
import { headline, tools, withBlanks } from "./tool.ts";

const PAGE = "/tools/solar";
const section = sectionOn(PAGE, "solar-tool");
const { questions, headlines, opens } = section;
const submit = { name: section.submit, exact: true };

test("mistakes are told, what was typed stays, and then the answer comes", async ({ page }) => {
  await page.goto(PAGE);
  await page
    .getByRole("combobox", { name: questions.county.label })
    .selectOption(questions.county.choices["palm-beach"]);
  await text(page, questions.use.label).fill("abc");
  await text(page, questions.kw.label).fill("31");
  await page.getByRole("button", submit).click();
  await expect(summary(page)).toBeInViewport();
  await expect(summary(page).getByRole("link")).toHaveText([
    `${questions.use.label}: ${tools.faults.noNumber}`,
    `${questions.kw.label}: ${fill(tools.faults.outOfRange, { least: "1", most: "30" })}`,
  ]);
  await expect(headline(page)).toHaveText(tools.notYet);
  await expect(text(page, questions.use.label)).toHaveValue("abc");

  await text(page, questions.use.label).fill("1,200");
  await text(page, questions.kw.label).fill("8");
  await text(page, questions.price.label).fill("$19,840");
  await page.getByRole("button", submit).click();
  await expect(headline(page)).toHaveText(
    fill(headlines.payback, { years: "14", least: "13", most: "15" }),
  );
  await expect(headline(page)).toBeInViewport();
  await expect(page.getByRole("main")).toContainText("11,480 kWh");
});

test("what is asked behind a line that opens is answered there", async ({ page }) => {
  await page.goto(`${PAGE}?county=palm-beach&use=1000&kw=12`);
  const main = page.getByRole("main");
  await expect(main).toContainText("9.62 kW");
  await expect(main).toContainText("5,220 kWh");
  await page.getByText(opens.second, { exact: true }).click();
  await text(page, questions.secondKw.label).fill("2");
  await page.getByRole("button", submit).click();
  await expect(headline(page)).toHaveText(withBlanks(headlines.saved));
  await expect(text(page, questions.secondKw.label)).toBeVisible();
});
