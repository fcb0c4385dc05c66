/** The size of a job, and what all tools do alike. */
import { awake, expect, labels, words } from "./site.ts";
import { test } from "./one-tab.ts";
import { box, radio, sectionOn, summary, text } from "./sent-forms.ts";
import { headline, requestsOf, tools } from "./tool.ts";

const PAGE = "/tools/price";
const section = sectionOn(PAGE, "price-tool");
const { questions, sizes } = section;
const size = (job: keyof typeof sizes, value: string) => sizes[job].replace("{size}", value);
const submit = { name: section.submit, exact: true };

test("untouched, it shows an example and calls it one", async ({ page, visit }) => {
  await visit(PAGE);
  await expect(headline(page)).toHaveText(size("roof", "23.2"));
  await expect(page.getByRole("heading", { name: tools.example })).toBeVisible();
  await expect(text(page, questions.footprint.label)).toBeHidden();
});

test("it answers while one types, and asks no server", async ({ page, visit }) => {
  await visit(PAGE);
  await radio(page, questions.job.choices.roof).check();
  const asked = requestsOf(page);
  await expect(headline(page)).toHaveText(tools.notYet);
  await text(page, questions.footprint.label).pressSequentially("1,800");
  await text(page, questions.rise.label).fill("6");
  await text(page, questions.waste.label).fill("15 %");
  await expect(headline(page)).toHaveText(size("roof", "23.1"));
  expect(asked).toEqual([]);
});

test("the address holds the answers, and gives them back", async ({ page, visit }) => {
  await visit(PAGE);
  await radio(page, questions.job.choices.solar).check();
  await text(page, questions.panels.label).fill("21");
  await text(page, questions.panels.label).blur();
  await expect(page).toHaveURL(`${PAGE}?job=solar&panels=21`);
  await page.reload();
  await expect(headline(page)).toHaveText(size("solar", "8.4"));
  await expect(text(page, questions.panels.label)).toHaveValue("21");
  await page.getByRole("link", { name: tools.startAgain }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole("heading", { name: tools.example })).toBeVisible();
});

test("by keyboard, the button leads to what is wrong, and then to the answer", async ({
  page,
  visit,
}) => {
  await visit(PAGE);
  await radio(page, questions.job.choices.openings).check();
  await page.getByRole("button", submit).press("Enter");
  await expect(summary(page)).toBeFocused();
  const link = summary(page).getByRole("link");
  await expect(link).toHaveText([`${questions.openings.label}: ${tools.faults.missing}`]);
  await link.press("Enter");
  const field = text(page, questions.openings.label);
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(tools.faults.missing));
  await field.pressSequentially("13");
  await expect(summary(page)).toBeHidden();
  await field.press("Enter");
  await expect(page.getByRole("region", { name: section.answer })).toBeFocused();
  await expect(headline(page)).toHaveText(size("openings", "13"));
});

test("nothing is called wrong before it was left", async ({ page, visit }) => {
  await visit(`${PAGE}?job=openings&openings=7`);
  await visit(PAGE);
  await radio(page, questions.job.choices.openings).check();
  const field = text(page, questions.openings.label);
  await field.pressSequentially("-");
  await expect(field).not.toHaveAttribute("aria-invalid");
  await field.blur();
  await expect(field).toHaveAttribute("aria-invalid", "true");
});

test("what is typed before the scripts come counts", async ({ page }) => {
  await page.goto(PAGE);
  const choice = questions.job.choices.openings;
  await page.getByRole("main").getByText(choice, { exact: true }).click();
  await text(page, questions.openings.label).fill("9");
  await awake(page);
  await expect(headline(page)).toHaveText(size("openings", "9"));
});

test("the answer goes along to the form for a price by the visitor's own click", async ({
  page,
  visit,
}) => {
  await visit(`${PAGE}?job=solar&panels=21`);
  await page.getByRole("link", { name: tools.takeAlong }).click();
  await expect(box(page, words.services.solar)).toBeChecked();
  const message = text(page, sectionOn("/free-pricing", "pricing-form").questions.message.label);
  await expect(message).toHaveValue(
    `${section.heading}\n${size("solar", "8.4")}\n${PAGE}?job=solar&panels=21`,
  );
});

test("without a click, nothing goes along", async ({ page, visit }) => {
  await visit(`${PAGE}?job=solar&panels=21`);
  await page
    .getByRole("link", { name: labels("free-price") })
    .first()
    .click();
  const message = text(page, sectionOn("/free-pricing", "pricing-form").questions.message.label);
  await expect(message).toHaveValue("");
});

test("an answer is for its reader alone", async ({ page, request }) => {
  const query = "?job=solar&panels=20";
  const headers = (await request.get(PAGE + query)).headers();
  expect(headers).toMatchObject({
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
    "cache-control": "private, no-cache",
  });
  await page.goto(PAGE + query);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/tools\/price$/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.goto(PAGE);
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  await expect(page.locator("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
});

for (const query of [
  "?job=roof&footprint=abc&rise=-1&waste=1e9",
  "?job=castle",
  "?job=roof&job=solar&footprint=",
  `?footprint=${"9".repeat(2000)}`,
  "?job=%00%ff&__proto__=1&constructor=2&panels[]=3",
  "?%",
]) {
  test(`the query ${query.slice(0, 40)} gets a page`, async ({ request }) => {
    const answer = await request.get(PAGE + query);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).not.toMatch(/NaN|Infinity/);
    expect(html).toContain(words.form.errorHeading.length > 0 ? section.heading : "");
  });
}
