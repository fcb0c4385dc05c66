/** Quotes side by side, without JavaScript. */
import { expect, test } from "./site.ts";
import { radio, sectionOn, summary } from "./sent-forms.ts";
import { headline } from "./tool.ts";

const PAGE = "/tools/quotes";
const section = sectionOn(PAGE, "quotes-tool");
const { questions, ofEach, faults, units } = section;

test("a mistake is told, what was typed stays, and then the quotes are compared", async ({
  page,
}) => {
  await page.goto(PAGE);
  await radio(page, questions.trade.choices.roof).check();
  await page.locator("#ask-a-price").fill("$24,500");
  await page.locator("#ask-a-size").fill("0");
  await page.locator("#ask-b-price").fill("21,900");
  await page.locator("#ask-b-size").fill("21.0");
  await page.getByRole("button", { name: section.submit, exact: true }).click();
  await expect(summary(page).getByRole("link")).toHaveText([
    `${section.quote.replace("{quote}", "A")}, ${ofEach.size.label}: ${faults.sizeOfZero}`,
  ]);
  await expect(page.locator("#ask-a-price")).toHaveValue("$24,500");
  await page.locator("#ask-a-size").fill("23.2");
  await page
    .getByRole("group", { name: new RegExp(`^${section.lines.lic.label}`) })
    .first()
    .getByRole("radio", { name: section.found.y })
    .check();
  await page.getByRole("button", { name: section.submit, exact: true }).click();
  await expect(headline(page)).toHaveText(
    section.headlines.spread.replace("{unit}", units.roof.one).replace("{share}", "1.3%"),
  );
  await expect(page.getByText("$1,056.03")).toBeVisible();
  await expect(page.locator("#ask-a-lic")).toBeChecked();
});

test("a true rate comes with the address", async ({ page }) => {
  await page.goto(
    `${PAGE}?trade=solar&a-price=31250&a-cash-price=25000&a-rate=3.99&a-payments=300`,
  );
  await expect(page.getByText("6.24%")).toBeVisible();
  await expect(page.getByText("$164.78")).toBeVisible();
  await expect(page.locator("#ask-a-rate")).toBeVisible();
});
