/** A message about anything, and asking for the champions' terms: the two forms of few questions. */
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { staff } from "./kept-requests.ts";
import { expect, labels, words } from "./site.ts";
import { countPosts, radio, sectionOn, summary, takeTime, test, text } from "./sent-forms.ts";

const contact = sectionOn("/contact", "contact-form");
const champion = sectionOn("/champions", "champion-form");
const { faults } = words.form;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const FORMS = [
  {
    address: "/contact",
    form: contact,
    fill: (page: Page) =>
      text(page, contact.questions.message.label).fill("Who serviced our AC in May?"),
    readBack: "Who serviced our AC in May?",
    missing: [
      contact.questions.message.missing,
      contact.questions.way.missing,
      faults.name.missing,
    ],
  },
  {
    address: "/champions",
    form: champion,
    fill: (page: Page) => text(page, champion.questions.zip.label).fill("33435"),
    readBack: "33435",
    missing: [faults.name.missing, champion.questions.way.missing, faults.zip.missing],
  },
];

for (const { address, form, fill, readBack, missing } of FORMS) {
  const { questions, submit, sent } = form;
  const press = (page: Page) => page.getByRole("button", { name: submit }).click();

  test(`${address} takes a request once, confirms it, and staff find it`, async ({
    page,
    visit,
  }) => {
    await visit(address);
    const posts = countPosts(page);
    await fill(page);
    await radio(page, questions.way.phone).check();
    await expect(text(page, questions.email.label)).toBeHidden();
    await text(page, questions.phone.label).fill("561 555 0100");
    await text(page, questions.name.label).fill("Rosa Bell");
    await takeTime(page);
    await press(page);
    await expect(heading(page)).toHaveText(sent.heading);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${address}/sent/[0-9a-f]{32}$`));
    await expect(page.getByRole("definition").getByText(readBack)).toBeVisible();
    await expect(page.getByRole("definition").getByText("(561) 555-0100")).toBeVisible();
    expect(posts).toHaveLength(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    const reference = (await page.getByText(/^\w{3}-\w{3}-\w{3}$/).textContent()) ?? "";
    expect(await staff("list")).toMatch(
      new RegExp(`${reference}.*Rosa Bell.*${readBack.slice(0, 12)}`),
    );
  });

  test(`${address} tells what is missing, and keeps what was typed`, async ({ page, visit }) => {
    await visit(address);
    await press(page);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole("link")).toHaveText(missing);
    await expect(page).toHaveTitle(/^Error: /);
    await text(page, questions.zip.label).fill("334");
    await text(page, questions.name.label).focus();
    await expect(page.getByText(faults.zip.wrong).first()).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test(`a confirmation of ${address} is found below its own page only`, async ({ page, visit }) => {
    await visit(address);
    await fill(page);
    await radio(page, questions.way.email).check();
    await text(page, questions.email.label).fill("rosa@example.com");
    await text(page, questions.name.label).fill("Rosa Bell");
    await takeTime(page);
    await press(page);
    await expect(heading(page)).toHaveText(sent.heading);
    const { pathname } = new URL(page.url());
    const elsewhere = pathname.replace(address, "/free-pricing");
    const answer = await page.request.get(elsewhere);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).not.toContain("Rosa Bell");
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

test("the contact page leads to us without a form and without a mail program, too", async ({
  page,
  visit,
}) => {
  await visit("/contact");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "(561) 555-0142" }).first()).toHaveAttribute(
    "href",
    "tel:+15615550142",
  );
  await expect(main.getByText("sales@keylimehome.example").first()).toBeVisible();
  await expect(main.getByText("100 Sample Avenue, Boynton Beach, FL 33435")).toBeVisible();
  await expect(
    page.getByRole("contentinfo").getByRole("link", { name: labels("contact"), exact: true }),
  ).toHaveAttribute("href", "/contact");
});

test("/champions says at once where we do not work, and takes no request from there", async ({
  page,
  visit,
}) => {
  const { questions, submit, sent } = champion;
  await visit("/champions");
  const zip = text(page, questions.zip.label);
  await text(page, questions.name.label).fill("Rosa Bell");
  await radio(page, questions.way.email).check();
  await text(page, questions.email.label).fill("rosa@example.com");
  await zip.fill("33040");
  await page.keyboard.press("Tab");
  await expect(zip).toHaveAccessibleDescription(`${questions.zip.hint} ${faults.zip.elsewhere}`);
  await takeTime(page);
  await page.getByRole("button", { name: submit }).click();
  await expect(summary(page).getByRole("link")).toHaveText([faults.zip.elsewhere]);
  await zip.fill("34990");
  await page.getByRole("button", { name: submit }).click();
  await expect(heading(page)).toHaveText(sent.heading);
});
