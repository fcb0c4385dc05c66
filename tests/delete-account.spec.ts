/** Asking for the deletion of an account, from the first mistake to the button behind the link of the mail. */
import { randomUUID } from "node:crypto";
import { accessibilityFaults } from "./accessibility.ts";
import { linkInMail, REFERENCE } from "./kept-requests.ts";
import { expect, words } from "./site.ts";
import { box, countPosts, sectionOn, spoken, summary, takeTime, test, text } from "./sent-forms.ts";

const { questions, submit, sent, states } = sectionOn("/request-delete-account", "deletion-form");

test("what is missing is told, then it is sent once, and confirmed by mail", async ({
  page,
  visit,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const account = text(page, questions.account.label);
  const knows = box(page, spoken(questions.knowsWhatIsKept.label));
  const button = page.getByRole("button", { name: submit });
  await visit("/request-delete-account");
  await takeTime(page);
  await button.click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole("link")).toHaveText([
    questions.account.missing,
    words.form.faults.name.missing,
    questions.knowsWhatIsKept.missing,
  ]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await summary(page).getByRole("link", { name: questions.knowsWhatIsKept.missing }).click();
  await expect(knows).toBeFocused();
  // What must be known before is one click away.
  await page.locator("label").filter({ has: knows }).getByRole("link").click();
  await expect(page.locator("#what-happens")).toBeInViewport();
  await account.fill("rosa");
  await page.keyboard.press("Tab");
  await expect(account).toHaveAccessibleDescription(new RegExp(questions.account.wrong));
  await account.fill(`rosa.${randomUUID()}@example.com`);
  await text(page, questions.name.label).fill("Rosa Bell");
  await knows.check();
  const posts = countPosts(page);
  await button.dblclick();
  await expect(heading).toHaveText(sent.heading);
  await expect(heading).toBeFocused();
  expect(posts).toHaveLength(1);

  await visit(await linkInMail((await page.getByText(REFERENCE).textContent()) ?? ""));
  await expect(heading).toHaveText(states.waiting.heading);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: states.confirm }).click();
  await expect(heading).toHaveText(states.verified.heading);
  expect(await accessibilityFaults(page)).toEqual([]);
});
