/** Quotes side by side: prices, what was found in them, deposits, and paying over time. */
import type { Page } from "@playwright/test";
import { fill } from "#app/content/fill.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { test } from "./one-tab.ts";
import { expect } from "./site.ts";
import { radio, sectionOn } from "./sent-forms.ts";
import { headline, requestsOf } from "./tool.ts";

const PAGE = "/tools/quotes";
const section = sectionOn(PAGE, "quotes-tool");
const { questions, ofEach, found, lines, units, lineResults } = section;
const quote = (letter: string) => fill(section.quote, { quote: letter });

/** The fields of one quote among its amounts. */
const amounts = (page: Page, letter: string) =>
  page.getByRole("group", { name: quote(letter), exact: true }).first();
const answer = (page: Page) => page.getByRole("region", { name: section.answer });
const tick = (page: Page, letter: string, line: keyof typeof lines, value: keyof typeof found) =>
  page
    .getByRole("group", { name: `${lines[line].label}, ${quote(letter)}`, exact: true })
    .getByRole("radio", { name: (lines[line].found ?? found)[value] })
    .check();

const THREE_ROOFS = {
  A: { price: "24,500", size: "23.2" },
  B: { price: "21,900", size: "21.0" },
  C: { price: "27,840", size: "24.0" },
};

test("three roofs: what a square costs and how far that lies apart, while one types", async ({
  page,
  visit,
}) => {
  await visit(PAGE);
  const asked = requestsOf(page);
  await radio(page, questions.trade.choices.roof).check();
  for (const [letter, { price, size }] of Object.entries(THREE_ROOFS)) {
    const field = (label: string) => amounts(page, letter).getByRole("textbox", { name: label });
    await field(ofEach.price.label).fill(price);
    await field(ofEach.size.label).fill(size);
  }
  await expect(headline(page)).toHaveText(
    fill(section.headlines.spread, { unit: units.roof.one, share: "11.2%" }),
  );
  for (const told of ["$1,056.03", "$1,042.86", "$1,160.00", section.prices.sizesDiffer, "14.3%"]) {
    await expect(answer(page)).toContainText(told);
  }
  expect(asked).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("what is ticked is counted, can be cleared, stands in the address, and what is missing becomes a question", async ({
  page,
  visit,
}) => {
  await visit(`${PAGE}?trade=roof&quotes=1&a-price=20000`);
  await tick(page, "A", "lic", "y");
  await tick(page, "A", "fund", "n");
  await tick(page, "A", "who", "u");
  await expect(headline(page)).toHaveText(
    fill(section.headlines.law, { quote: "A", asked: "3", found: "1" }),
  );
  await expect(answer(page)).toContainText(lineResults.missingLaw);
  const asks = answer(page).getByRole("listitem").filter({ hasText: "?" });
  await expect(asks).toContainText([lines.fund.ask, lines.who.ask]);
  await page.getByRole("button", { name: section.submit, exact: true }).click();
  await expect(page).toHaveURL(
    `${PAGE}?trade=roof&quotes=1&a-price=20000&a-lic=y&a-who=u&a-fund=n`,
  );
  const clear = (line: keyof typeof lines) =>
    page.getByRole("button", {
      name: `${section.list.clear}: ${lines[line].label}`,
      exact: true,
    });
  await clear("lic").click();
  await expect(clear("lic")).toBeHidden();
  await expect(clear("fund")).toBeVisible();
  await expect(headline(page)).toHaveText(
    fill(section.headlines.law, { quote: "A", asked: "3", found: "0" }),
  );
});

test("lines and quotes that nobody asked for stay away", async ({ page, visit }) => {
  await visit(PAGE);
  const line = (id: keyof typeof lines) =>
    page.locator("summary").filter({ hasText: lines[id].label });
  await page.getByText(section.groups[1]?.title ?? "", { exact: true }).click();
  await expect(line("h1")).toBeHidden();
  await radio(page, questions.trade.choices.ac).check();
  await expect(line("h1")).toBeVisible();
  await expect(line("r1")).toBeHidden();
  await expect(amounts(page, "C")).toBeVisible();
  await radio(page, questions.quotes.choices["1"]).check();
  await expect(amounts(page, "C")).toBeHidden();
});
