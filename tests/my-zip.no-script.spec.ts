/** The card of a ZIP code without JavaScript. */
import { expect, test } from "./site.ts";
import { sectionOn, summary, text } from "./sent-forms.ts";
import { headline } from "./tool.ts";

const PAGE = "/tools/my-zip";
const section = sectionOn(PAGE, "my-zip-tool");
const { questions, headlines } = section;

test("a code of four digits is told, and one of five answered", async ({ page }) => {
  await page.goto(PAGE);
  const field = text(page, questions.zip.label);
  await field.fill("3343");
  await field.press("Enter");
  await expect(summary(page)).toBeInViewport();
  await expect(field).toHaveValue("3343");
  await field.fill("33435");
  await page.getByRole("button", { name: section.submit, exact: true }).click();
  await expect(page).toHaveURL(/zip=33435/);
  const county = "Palm Beach County";
  await expect(headline(page)).toHaveText(
    headlines.served.replace("{zip}", "33435").replace("{county}", county),
  );
});
