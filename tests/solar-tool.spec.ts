/** What panels do for a bill: worked out while one types, and drawn. */
import type { Page } from "@playwright/test";
import { fill } from "#app/content/fill.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { faultsOfLayout } from "./layout-faults.ts";
import { expect } from "./site.ts";
import { test } from "./one-tab.ts";
import { box, radio, sectionOn, summary, text } from "./sent-forms.ts";
import { headline, requestsOf, tools, withBlanks } from "./tool.ts";

const PAGE = "/tools/solar";
const section = sectionOn(PAGE, "solar-tool");
const { questions, headlines, faults, opens, bills, backup } = section;
/** A home of 1,200 kWh a month, with 8 kW to the south. */
const HOME = "county=palm-beach&use=1200&kw=8";

/** In pixels. */
const WIDTHS = [320, 390, 768, 1440];

const answer = (page: Page) =>
  page.getByRole("region", { name: new RegExp(`^(${section.answer}|${tools.example})$`) });
const county = (page: Page) => page.getByRole("combobox", { name: questions.county.label });

async function fillInHome(page: Page) {
  await county(page).selectOption(questions.county.choices["palm-beach"]);
  await text(page, questions.use.label).fill("1,200 ");
  await text(page, questions.kw.label).fill("8.0");
}

test("untouched, it shows an example, with all that it was made of", async ({ page, visit }) => {
  await visit(PAGE);
  await expect(page.getByRole("heading", { name: tools.example })).toBeVisible();
  await expect(headline(page)).toHaveText(withBlanks(headlines.payback));
  await expect(page.getByRole("list", { name: section.given.label })).toContainText("$19,840");
});

test("it answers while one types, and asks no server", async ({ page, visit }) => {
  await visit(PAGE);
  const asked = requestsOf(page);
  await fillInHome(page);
  await expect(headline(page)).toHaveText(fill(headlines.saved, { amount: "$1,444" }));
  await text(page, questions.price.label).fill("$19,840.00");
  await expect(headline(page)).toHaveText(
    fill(headlines.payback, { years: "14", least: "13", most: "15" }),
  );
  await expect(answer(page)).toContainText("11,480 kWh");
  await expect(answer(page)).toContainText("$1,991");
  await expect(answer(page)).toContainText("$547");
  await text(page, questions.price.label).fill("40,000");
  await expect(headline(page)).toHaveText(headlines.noPayback);
  expect(asked).toEqual([]);
});

test("the address holds the answers, and gives them back", async ({ page, visit }) => {
  await visit(PAGE);
  await fillInHome(page);
  await text(page, questions.price.label).fill("19840");
  await text(page, questions.price.label).blur();
  await expect(page).toHaveURL(`${PAGE}?county=palm-beach&use=1%2C200&kw=8.0&price=19840`);
  await page.reload();
  await expect(text(page, questions.price.label)).toHaveValue("19840");
  await expect(headline(page)).toHaveText(withBlanks(headlines.payback));
});

test("more panels than FPL takes, and every month at the minimum", async ({ page, visit }) => {
  await visit(`${PAGE}?county=palm-beach&use=1000&kw=12`);
  const list = answer(page).getByRole("listitem");
  await expect(list.filter({ hasText: "144%" })).toContainText("9.62 kW");
  await expect(list.filter({ hasText: "10.2 kW AC" })).toBeVisible();
  await expect(list.filter({ hasText: "January, February" })).toBeVisible();
  await expect(list.filter({ hasText: "5,220 kWh" })).toBeVisible();
  await expect(answer(page)).toContainText("$1,270");
  await answer(page).getByText(section.inNumbers).first().click();
  const rows = answer(page).getByRole("row", { name: "$30.80" });
  await expect(rows).toHaveCount(12);
});

test("the legend tells the least bill", async ({ page, visit }) => {
  await visit(`${PAGE}?${HOME}`);
  await expect(answer(page)).toContainText(fill(bills.leastBill, { amount: "$30.80" }));
});

test("every mistake is told, and nothing is worked out", async ({ page, visit }) => {
  const months = Array.from({ length: 13 }, () => "months=1000").join("&");
  await visit(`${PAGE}?county=broward&use=abc&kw=-3&${months}&secondKw=31`);
  await expect(summary(page).getByRole("link")).toHaveText([
    `${questions.use.label}: ${tools.faults.noNumber}`,
    `${questions.months.label}: ${fill(tools.faults.wrongCount, { count: "12" })}`,
    `${questions.kw.label}: ${fill(tools.faults.outOfRange, { least: "1", most: "30" })}`,
    `${questions.secondKw.label}: ${fill(tools.faults.outOfRange, { least: "1", most: "30" })}`,
  ]);
  await expect(headline(page)).toHaveText(tools.notYet);
  await expect(text(page, questions.use.label)).toHaveValue("abc");
  await expect(text(page, questions.secondKw.label)).toBeVisible();
});

test("one way to answer is enough", async ({ page, visit }) => {
  await visit(`${PAGE}?${HOME}&bill=150`);
  await expect(summary(page).getByRole("link")).toHaveText([
    `${questions.bill.label}: ${faults.useTwice}`,
  ]);
  await text(page, questions.use.label).fill("");
  await expect(headline(page)).toHaveText(withBlanks(headlines.saved));
});

test("another utility is asked for its own prices", async ({ page, visit }) => {
  await visit(`${PAGE}?${HOME}`);
  await expect(text(page, questions.pay.label)).toBeHidden();
  await radio(page, questions.utility.choices.other).check();
  await expect(headline(page)).toHaveText(fill(headlines.made, { kwh: "11,480" }));
  await expect(text(page, questions.city.label)).toBeHidden();
  await text(page, questions.pay.label).fill("10");
  await expect(headline(page)).toHaveText(withBlanks(headlines.citySaved));
});

test("a battery runs so many hours", async ({ page, visit }) => {
  await visit(`${PAGE}?${HOME}`);
  await page.getByText(opens.battery, { exact: true }).click();
  await text(page, questions.battery.label).fill("13.5");
  await expect(headline(page)).toHaveText(tools.notYet);
  await box(page, questions.windowAir.label).check();
  await expect(answer(page)).toContainText(fill(backup.hours, { count: "20.5" }));
  await expect(answer(page)).toContainText(backup.covered);
  await box(page, questions.centralAir.label).check();
  await expect(answer(page)).toContainText(fill(backup.hours, { count: "3.5" }));
});

test("what is typed over a table is told as typed", async ({ page, visit }) => {
  await visit(`${PAGE}?${HOME}&base=12`);
  await expect(page.getByRole("textbox", { name: questions.base.label, exact: true })).toHaveValue(
    "12",
  );
  await page.getByText(tools.worked, { exact: true }).click();
  const row = page.getByRole("row", { name: section.figures.base.label });
  await expect(row).toContainText("$12.00");
  await expect(row).toContainText(tools.ownFigure);
});

const TWO_ROOFS = `${HOME}&price=30000&secondKw=12&secondSide=NW&secondPitch=low&battery=5&tv=on&centralAir=on`;
for (const [state, query] of Object.entries({
  "all that can be shown": `?${TWO_ROOFS}&inverter=1&change=2&city=6&shade=much`,
  "another utility": `?${HOME}&utility=other&pay=12`,
  mistakes: "?use=abc&kw=-3&months=1&secondKw=31&base=x&fridgeKw=0",
})) {
  test(`${state}: sound, with everything open, from small phones to desks`, async ({
    page,
    visit,
  }) => {
    await visit(PAGE + query);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(faultsOfLayout, width), `${width} px`).toEqual([]);
    }
  });
}

for (const query of [
  "?kw=1e9&use=NaN&price=Infinity",
  "?county=mars&utility=&side=UP",
  `?county=broward&kw=8&use=1&bill=${"9".repeat(3000)}`,
  "?county=broward&kw=1&months=0&months=0&months=0&months=0&months=0&months=0&months=0&months=0&months=0&months=0&months=0&months=0",
  "?county=broward&kw=30&use=1&base=0&minimum=0&energy=0&fuel=0&clauses=0&price=300000",
  "?county=broward&utility=other&kw=1&use=10000&pay=0.01&price=300000",
]) {
  test(`the query ${query.slice(0, 50)} gets a page without nonsense`, async ({ request }) => {
    const reply = await request.get(PAGE + query);
    expect(reply.status()).toBe(200);
    // What was asked stands in the fields, and in the way to the same page in Spanish.
    const asked = /<input[^>]*>|<link[^>]*>|<a href="\/es\/[^>]*>|<script.*?<\/script>/gs;
    expect((await reply.text()).replaceAll(asked, "")).not.toMatch(/NaN|Infinity|undefined/);
  });
}
