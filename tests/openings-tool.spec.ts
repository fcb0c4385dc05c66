/** The wind inspection form, answered by a walk around the house. */
import type { Page } from "@playwright/test";
import { test } from "./one-tab.ts";
import { box, sectionOn, summary, text } from "./sent-forms.ts";
import { expect } from "./site.ts";
import { headline, requestsOf, tools } from "./tool.ts";

const PAGE = "/tools/openings";
const section = sectionOn(PAGE, "openings-tool");
const { questions, kinds, parts, form, rows, wants, headlines } = section;

const count = (page: Page, kind: keyof typeof kinds, of: string) =>
  text(page, section.countLabel.replace("{kind}", kinds[kind].name).replace("{class}", of));
const open = (page: Page, part: keyof typeof parts) =>
  page.locator("summary", { hasText: parts[part].heading }).click();
/** The row of a question of the form. */
const row = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const best = (openings: number) => headlines.best.replace("{count}", String(openings));
const decided = (letter: string, openings: string) =>
  headlines.decided.replace("{letter}", letter).replace("{openings}", openings);

test("untouched, it shows an example with its weakest opening", async ({ page, visit }) => {
  await visit(PAGE);
  await expect(page.getByRole("heading", { name: tools.example })).toBeVisible();
  await expect(headline(page)).toHaveText(decided("X", kinds.skylights.one));
});

test("one bare skylight decides over thirteen good openings, while one types", async ({
  page,
  visit,
}) => {
  await visit(PAGE);
  const asked = requestsOf(page);
  await count(page, "windows", "A").fill("11");
  await count(page, "sliders", "A").fill("1");
  await count(page, "garage", "A").fill("1");
  await expect(headline(page)).toHaveText(best(13));
  await expect(page.getByText(section.list.done)).toBeVisible();
  await count(page, "skylights", "X").fill("1");
  await expect(headline(page)).toHaveText(decided("X", kinds.skylights.one));
  await expect(row(page, form.glass.name)).toContainText(form.glass.letters.X ?? "?");
  expect(asked).toEqual([]);
});

test("windows without labels read N; damage comes before any letter", async ({ page, visit }) => {
  await visit(`${PAGE}?windows-n=12`);
  const windows = kinds.windows.many.replace("{count}", "12");
  await expect(headline(page)).toHaveText(decided("N", windows));
  await expect(row(page, form.glass.name)).toContainText(wants.labels);
  await count(page, "windows", "Z").fill("2");
  const two = kinds.windows.many.replace("{count}", "2");
  await expect(headline(page)).toHaveText(headlines.repair.replace("{openings}", two));
  await expect(row(page, form.glass.name)).toContainText(wants.repair);
});

for (const [query, name, letter] of [
  ["county=palm-beach&roof-permit=2002-03-01", form.covering.name, form.covering.letters.A],
  ["county=palm-beach&roof-permit=2002-02-28", form.covering.name, form.covering.letters.D],
  ["county=broward&roof-permit=2002-02-28", form.covering.name, form.covering.letters.B],
  ["county=miami-dade&built=1998", form.code.name, form.code.letters.C],
  ["county=martin&built=1998", form.code.name, form.code.letters.D],
  ["county=broward", form.region.name, form.region.letters.HVHZ],
  ["county=st-lucie&wind-speed=160", form.region.name, form.region.letters[1]],
  ["perimeter=200&not-hip=18", form.shape.name, form.shape.letters.A],
  ["perimeter=200&not-hip=24", form.shape.name, form.shape.letters.C],
] as const) {
  test(`${query} reads “${letter}”`, async ({ page, visit }) => {
    await visit(`${PAGE}?${query}`);
    await expect(row(page, name)).toContainText(letter ?? "?");
  });
}

test("a row that is open leads to the question that settles it", async ({ page, visit }) => {
  await visit(`${PAGE}?windows-a=3`);
  await row(page, form.region.name).getByRole("link").click();
  await expect(page.getByRole("combobox", { name: questions.county.label })).toBeInViewport();
  await page.getByRole("combobox", { name: questions.county.label }).selectOption("palm-beach");
  await expect(row(page, form.region.name)).toContainText(wants.windSpeed);
  await text(page, questions["wind-speed"].label).fill("165");
  await expect(row(page, form.region.name)).toContainText(form.region.letters[1] ?? "?");
});

test("a paper in the drawer is told apart from one still to find", async ({ page, visit }) => {
  await visit(`${PAGE}?sealed=yes`);
  await expect(row(page, form.sealed.name)).toContainText(rows.missing);
  await open(page, "papers");
  await box(page, questions["have-deck-papers"].label).check();
  await expect(row(page, form.sealed.name)).toContainText(rows.have);
});

test("by keyboard, answers that do not go together lead to their fields", async ({
  page,
  visit,
}) => {
  await visit(`${PAGE}?perimeter=100`);
  const field = text(page, questions["not-hip"].label);
  await field.fill("120");
  await field.press("Enter");
  await expect(summary(page)).toBeFocused();
  const link = summary(page).getByRole("link");
  await expect(link).toHaveText([
    `${questions["not-hip"].label}: ${section.faults.longerThanEdge}`,
  ]);
  await link.press("Enter");
  await expect(field).toBeFocused();
  await expect(headline(page)).toHaveText(tools.notYet);
  await field.fill("10");
  await field.press("Enter");
  await expect(page.getByRole("region", { name: section.answer })).toBeFocused();
});

test("on paper it is a sheet with room to write on, and without the form", async ({
  page,
  visit,
}) => {
  await visit(`${PAGE}?windows-x=2`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(section.sheet.heading)).toBeVisible();
  await expect(page.getByText(parts.openings.heading, { exact: true })).toBeHidden();
  await expect(page.getByText(section.notOfficial)).toBeVisible();
});

for (const query of [
  "?windows-a=-1&perimeter=0&county=x&permit=2002-02-30",
  `?windows-a=${"9".repeat(2000)}`,
  "?built=abc&deck=%00&__proto__=1&have-permit[]=3",
  "?perimeter=1&not-hip=0.0000001",
  "?%",
]) {
  test(`the query ${query.slice(0, 40)} gets a page`, async ({ request }) => {
    const answer = await request.get(PAGE + query);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toMatch(/NaN|Infinity/);
  });
}

test("nothing of what may not be said is said", async ({ page, visit }) => {
  await visit(`${PAGE}?windows-x=1&perimeter=200&not-hip=18`);
  const said = await page.getByRole("region", { name: section.answer }).innerText();
  expect(said).not.toMatch(/[%$]|qualif|approved by the state|hurricane-proof|category 5/i);
});
