/** The size of a job, and what all tools do alike. */
import { awake, expect } from "./site.ts";
import { test } from "./one-tab.ts";
import { radio, sectionOn, summary, text } from "./sent-forms.ts";
import { headline, requestsOf, tools } from "./tool.ts";

const PAGE = "/tools/price";
const section = sectionOn(PAGE, "price-tool");
const { questions, sizes } = section;
const size = (job: keyof typeof sizes, value: string) => sizes[job].replace("{size}", value);

test("an example is called one; then it answers while one types, asks no server, and stands in the address", async ({
  page,
  visit,
}) => {
  await visit(PAGE);
  const example = page.getByRole("heading", { name: tools.example });
  await expect(example).toBeVisible();
  await expect(headline(page)).toHaveText(size("roof", "23.2"));
  const panels = text(page, questions.panels.label);
  await expect(panels).toBeHidden();
  const asked = requestsOf(page);
  await radio(page, questions.job.choices.solar).check();
  await expect(headline(page)).toHaveText(tools.notYet);
  await panels.pressSequentially("21");
  await expect(headline(page)).toHaveText(size("solar", "8.4"));
  await panels.blur();
  await expect(page).toHaveURL(`${PAGE}?job=solar&panels=21`);
  expect(asked).toEqual([]);
  await page.reload();
  await expect(headline(page)).toHaveText(size("solar", "8.4"));
  await expect(panels).toHaveValue("21");
  await page.getByRole("link", { name: tools.startAgain }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(example).toBeVisible();
});

test("by keyboard, nothing is called wrong before it was left, and the button leads to what is", async ({
  page,
  visit,
}) => {
  await visit(PAGE);
  await radio(page, questions.job.choices.openings).check();
  const field = text(page, questions.openings.label);
  await field.pressSequentially("-");
  await expect(field).not.toHaveAttribute("aria-invalid");
  await field.blur();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("");
  await page.getByRole("button", { name: section.submit, exact: true }).press("Enter");
  await expect(summary(page)).toBeFocused();
  const link = summary(page).getByRole("link");
  await expect(link).toHaveText([`${questions.openings.label}: ${tools.faults.missing}`]);
  await link.press("Enter");
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(tools.faults.missing));
  await field.pressSequentially("13");
  await expect(summary(page)).toBeHidden();
  await field.press("Enter");
  await expect(page.getByRole("region", { name: section.answer })).toBeFocused();
  await expect(headline(page)).toHaveText(size("openings", "13"));
});

test("what is typed before the scripts come counts", async ({ page }) => {
  await page.goto(PAGE);
  const choice = questions.job.choices.openings;
  await page.getByRole("main").getByText(choice, { exact: true }).click();
  await text(page, questions.openings.label).fill("9");
  await awake(page);
  await expect(headline(page)).toHaveText(size("openings", "9"));
});
