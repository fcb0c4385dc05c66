/** The wind inspection form, answered by a walk around the house. */
import type { Page } from "@playwright/test";
import { test } from "./one-tab.ts";
import { box, sectionOn, text } from "./sent-forms.ts";
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

test("one bare skylight decides over thirteen good openings, and damage over both, while one types", async ({
  page,
  visit,
}) => {
  await visit(PAGE);
  await expect(page.getByRole("heading", { name: tools.example })).toBeVisible();
  const asked = requestsOf(page);
  await count(page, "windows", "A").fill("11");
  await count(page, "sliders", "A").fill("1");
  await count(page, "garage", "A").fill("1");
  await expect(headline(page)).toHaveText(best(13));
  await expect(page.getByText(section.list.done)).toBeVisible();
  await count(page, "skylights", "X").fill("1");
  await expect(headline(page)).toHaveText(decided("X", kinds.skylights.one));
  await expect(row(page, form.glass.name)).toContainText(form.glass.letters.X ?? "?");
  await count(page, "windows", "Z").fill("2");
  const two = kinds.windows.many.replace("{count}", "2");
  await expect(headline(page)).toHaveText(headlines.repair.replace("{openings}", two));
  await expect(row(page, form.glass.name)).toContainText(wants.repair);
  expect(asked).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(section.sheet.heading)).toBeVisible();
  await expect(page.getByText(parts.openings.heading, { exact: true })).toBeHidden();
  await expect(page.getByText(section.notOfficial)).toBeVisible();
});

test("a row that is open leads to the question that settles it, and to the paper it wants", async ({
  page,
  visit,
}) => {
  await visit(`${PAGE}?windows-a=3&sealed=yes`);
  await row(page, form.region.name).getByRole("link").click();
  const county = page.getByRole("combobox", { name: questions.county.label });
  await expect(county).toBeInViewport();
  await county.selectOption("palm-beach");
  await expect(row(page, form.region.name)).toContainText(wants.windSpeed);
  await text(page, questions["wind-speed"].label).fill("165");
  await expect(row(page, form.region.name)).toContainText(form.region.letters[1] ?? "?");

  await expect(row(page, form.sealed.name)).toContainText(rows.missing);
  await open(page, "papers");
  await box(page, questions["have-deck-papers"].label).check();
  await expect(row(page, form.sealed.name)).toContainText(rows.have);
});
