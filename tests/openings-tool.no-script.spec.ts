/** The wind inspection form without JavaScript. */
import { expect, test } from "./site.ts";
import { sectionOn, summary, text } from "./sent-forms.ts";
import { headline, tools } from "./tool.ts";

const PAGE = "/tools/openings";
const section = sectionOn(PAGE, "openings-tool");
const { questions, kinds, parts, form, headlines, countLabel } = section;
const windows = (of: string) =>
  countLabel.replace("{kind}", kinds.windows.name).replace("{class}", of);

test("mistakes are told, what was typed stays, and then the answer comes", async ({ page }) => {
  await page.goto(PAGE);
  await text(page, windows("A")).fill("eleven");
  await page.locator("summary", { hasText: parts.roof.heading }).click();
  await text(page, questions.perimeter.label).fill("200");
  await text(page, questions["not-hip"].label).fill("18");
  await page.getByRole("button", { name: section.submit, exact: true }).click();
  await expect(summary(page).getByRole("link")).toHaveText([
    `${windows("A")}: ${tools.faults.noNumber}`,
  ]);
  await expect(headline(page)).toHaveText(tools.notYet);
  await expect(text(page, windows("A"))).toHaveValue("eleven");
  await expect(text(page, questions.perimeter.label)).toHaveValue("200");
  await text(page, windows("A")).fill("11");
  await page.getByRole("button", { name: section.submit, exact: true }).click();
  await expect(headline(page)).toHaveText(headlines.best.replace("{count}", "11"));
  await expect(page.getByText(form.shape.letters.A ?? "?", { exact: true })).toBeVisible();
});
