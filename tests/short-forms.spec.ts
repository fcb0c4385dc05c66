/** A message about anything, and asking for the champions' terms: the two forms of few questions. */
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { expect, words } from "./site.ts";
import { countPosts, radio, sectionOn, summary, takeTime, test, text } from "./sent-forms.ts";

const contact = sectionOn("/contact", "contact-form");
const champion = sectionOn("/champions", "champion-form");
const { faults } = words.form;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const { address, form, message, readBack } of [
  { address: "/contact", form: contact, message: contact.questions.message, readBack: "In May?" },
  { address: "/champions", form: champion, message: champion.questions.zip, readBack: "33435" },
]) {
  const { questions, submit, sent } = form;

  test(`${address} tells what is missing, keeps what was typed, and takes it once`, async ({
    page,
    visit,
  }) => {
    await visit(address);
    const press = () => page.getByRole("button", { name: submit }).click();
    await takeTime(page);
    await text(page, questions.name.label).fill("Rosa Bell");
    await press();
    await expect(summary(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(summary(page).getByText(questions.way.missing)).toBeVisible();
    const zip = text(page, questions.zip.label);
    await zip.fill("334");
    await page.keyboard.press("Tab");
    await expect(zip).toHaveAccessibleDescription(`${questions.zip.hint} ${faults.zip.wrong}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await zip.fill("33435");
    await text(page, message.label).fill(readBack);
    await radio(page, questions.way.phone).check();
    await expect(text(page, questions.email.label)).toBeHidden();
    await text(page, questions.phone.label).fill("561 555 0100");
    const posts = countPosts(page);
    await page.getByRole("button", { name: submit }).dblclick();
    await expect(heading(page)).toHaveText(sent.heading);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${address}/sent/[0-9a-f]{32}$`));
    for (const typed of ["Rosa Bell", "(561) 555-0100", readBack]) {
      await expect(page.getByRole("definition").getByText(typed)).toBeVisible();
    }
    expect(posts).toHaveLength(1);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test("a press on the button is not lost where a message moves it", async ({ page, visit }) => {
  await visit("/contact");
  await text(page, contact.questions.email.label).fill("nobody");
  await page.getByRole("button", { name: contact.submit }).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(summary(page)).toBeFocused();
});
