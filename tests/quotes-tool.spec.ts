/** Quotes side by side: prices, what was found in them, deposits, and paying over time. */
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { test } from "./one-tab.ts";
import { expect } from "./site.ts";
import { radio, sectionOn, summary } from "./sent-forms.ts";
import { headline, requestsOf, tools } from "./tool.ts";

const PAGE = "/tools/quotes";
const section = sectionOn(PAGE, "quotes-tool");
const { questions, ofEach, found, lines, faults, units, lineResults, deposits, plans } = section;
const submit = { name: section.submit, exact: true };
const filled = (sentence: string, values: Record<string, string>) =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
const quote = (letter: string) => filled(section.quote, { quote: letter });

/** The fields of one quote among its amounts. */
const amounts = (page: Page, letter: string) =>
  page.getByRole("group", { name: quote(letter), exact: true }).first();
const answer = (page: Page) => page.getByRole("region", { name: section.answer });
const tick = (page: Page, letter: string, line: keyof typeof lines, value: keyof typeof found) =>
  page
    .getByRole("group", { name: `${lines[line].label}, ${quote(letter)}`, exact: true })
    .getByRole("radio", { name: (lines[line].found ?? found)[value] })
    .check();
/** What stands in one line of facts, by its label. */
const fact = (page: Page, label: string) =>
  answer(page).locator("dl > div", { hasText: label }).locator("dd");

const THREE_ROOFS = {
  A: { price: "24,500", size: "23.2" },
  B: { price: "21,900", size: "21.0" },
  C: { price: "27,840", size: "24.0" },
};

test("a line that was ticked by mistake can be cleared", async ({ page, visit }) => {
  await visit(PAGE);
  const line = lines.lic.label;
  const clear = page.getByRole("button", { name: `${section.list.clear}: ${line}`, exact: true });
  await expect(clear).toBeHidden();
  await tick(page, "A", "lic", "y");
  await tick(page, "B", "lic", "n");
  await clear.click();
  const ticks = page.getByRole("group", { name: `${line}, `, exact: false });
  await expect(ticks.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(clear).toBeHidden();
});

test("three roofs: what a square costs, how far that lies apart, and that sizes differ", async ({
  page,
  visit,
}) => {
  await visit(PAGE);
  await radio(page, questions.trade.choices.roof).check();
  const asked = requestsOf(page);
  for (const [letter, { price, size }] of Object.entries(THREE_ROOFS)) {
    const field = (label: string) => amounts(page, letter).getByRole("textbox", { name: label });
    await field(ofEach.price.label).fill(price);
    await field(ofEach.size.label).fill(size);
  }
  await expect(headline(page)).toHaveText(
    filled(section.headlines.spread, { unit: units.roof.one, share: "11.2%" }),
  );
  await expect(answer(page)).toContainText("$1,056.03");
  await expect(answer(page)).toContainText("$1,042.86");
  await expect(answer(page)).toContainText("$1,160.00");
  await expect(answer(page)).toContainText(section.prices.sizesDiffer);
  await expect(answer(page)).toContainText("14.3%");
  expect(asked).toEqual([]);
});

test("a low rate on a raised price shows its true rate, and what is in the price", async ({
  page,
  visit,
}) => {
  await visit(`${PAGE}?trade=solar&a-price=31250&a-cash-price=25000&a-rate=3.99&a-payments=300`);
  await expect(fact(page, plans.monthly)).toHaveText("$164.78");
  await expect(fact(page, plans.total)).toHaveText("$49,432.95");
  await expect(fact(page, plans.inPrice)).toHaveText("$6,250");
  await expect(answer(page).getByText(plans.trueApr)).toBeVisible();
  await expect(answer(page).getByText("6.24%")).toBeVisible();
});

test("what does not fit together is told at its field, and nothing is worked out", async ({
  page,
  visit,
}) => {
  await visit(
    `${PAGE}?trade=roof&a-price=1000&a-deposit=2000&a-size=0&b-price=31250&b-cash-price=25000&b-monthly=400&b-payments=60`,
  );
  await expect(summary(page).getByRole("link")).toHaveText([
    `${quote("A")}, ${ofEach.size.label}: ${faults.sizeOfZero}`,
    `${quote("A")}, ${ofEach.deposit.label}: ${faults.depositAbovePrice}`,
    `${quote("B")}, ${ofEach.monthly.label}: ${faults.belowCashPrice}`,
  ]);
  await expect(headline(page)).toHaveText(tools.notYet);
  await expect(page.getByText(plans.trueApr)).toBeHidden();
  const monthly = page.locator("#ask-b-monthly");
  await expect(monthly).toBeVisible();
  await expect(monthly).toHaveAccessibleDescription(new RegExp(faults.belowCashPrice));
});

test("a deposit above a tenth gets its two dates", async ({ page, visit }) => {
  await visit(
    `${PAGE}?trade=roof&a-price=24500&a-deposit=5000&paid=2026-11-22&permits=2027-01-15&b-price=24500&b-deposit=2450`,
  );
  await expect(answer(page)).toContainText(
    filled(deposits.share, { dollars: "$5,000", share: "20.4%" }),
  );
  await expect(fact(page, deposits.applyBy)).toHaveText(["December 22, 2026"]);
  await expect(fact(page, deposits.startBy)).toHaveText(["April 15, 2027"]);
  await expect(answer(page)).toContainText(filled(deposits.below, { limit: "10%" }));
});

test("what is ticked is counted, and what is missing becomes a question", async ({
  page,
  visit,
}) => {
  await visit(`${PAGE}?trade=roof&quotes=1&a-price=20000`);
  await tick(page, "A", "lic", "y");
  await tick(page, "A", "fund", "n");
  await tick(page, "A", "who", "u");
  await expect(headline(page)).toHaveText(
    filled(section.headlines.law, { quote: "A", asked: "3", found: "1" }),
  );
  await expect(answer(page)).toContainText(lineResults.missingLaw);
  const asks = answer(page).getByRole("listitem").filter({ hasText: "?" });
  await expect(asks).toHaveText([new RegExp(`^${escaped(lines.fund.ask)}`), lines.who.ask]);
  await page.getByRole("button", submit).click();
  await expect(page).toHaveURL(
    `${PAGE}?trade=roof&quotes=1&a-price=20000&a-lic=y&a-who=u&a-fund=n`,
  );
});

test("in the hurricane zone and after an emergency, the law asks for more", async ({
  page,
  visit,
}) => {
  await visit(`${PAGE}?trade=roof&zone=y&storm=y&a-price=20000&a-r3=y&a-canc=n`);
  await expect(headline(page)).toHaveText(
    filled(section.headlines.law, { quote: "A", asked: "5", found: "1" }),
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

test("PACE is never worked out without saying what it is", async ({ page, visit }) => {
  await visit(`${PAGE}?trade=roof&a-price=20000&a-pace-rate=8.5&a-pace-years=20`);
  await expect(fact(page, section.paces.yearly)).toHaveText("$2,113.42");
  for (const sentence of section.pace.words) await expect(answer(page)).toContainText(sentence);
});

test("whoever listens is told as much", async ({ page, visit }) => {
  await visit(`${PAGE}?${section.example}`);
  expect(await accessibilityFaults(page)).toEqual([]);
});

for (const query of [
  "?trade=castle",
  "?trade=roof&a-lic=maybe",
  "?a-price=1&b-size=%00",
  "?quotes=9",
]) {
  test(`the query ${query} gets a page`, async ({ request }) => {
    const answered = await request.get(PAGE + query);
    expect(answered.status()).toBe(200);
    expect(await answered.text()).not.toMatch(/NaN|Infinity/);
  });
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
