/** Asking for the deletion of an account with scripts, up to the button behind the link of the mail. */
import { randomUUID } from "node:crypto";
import { accessibilityFaults } from "./accessibility.ts";
import { linkInMail, REFERENCE } from "./kept-requests.ts";
import { expect } from "./site.ts";
import { box, sectionOn, spoken, takeTime, test, text } from "./sent-forms.ts";

const { questions, submit, sent, states } = sectionOn("/request-delete-account", "deletion-form");

test("it is sent, and confirmed by mail", async ({ page, visit }) => {
  const heading = page.getByRole("heading", { level: 1 });
  const knows = box(page, spoken(questions.knowsWhatIsKept.label));
  await visit("/request-delete-account");
  // What must be known before is one click away.
  await page.locator("label").filter({ has: knows }).getByRole("link").click();
  await expect(page.locator("#what-happens")).toBeInViewport();
  await text(page, questions.account.label).fill(`rosa.${randomUUID()}@example.com`);
  await text(page, questions.name.label).fill("Rosa Bell");
  await knows.check();
  await takeTime(page);
  await page.getByRole("button", { name: submit }).click();
  await expect(heading).toHaveText(sent.heading);

  await visit(await linkInMail((await page.getByText(REFERENCE).textContent()) ?? ""));
  await expect(heading).toHaveText(states.waiting.heading);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: states.confirm }).click();
  await expect(heading).toHaveText(states.verified.heading);
  expect(await accessibilityFaults(page)).toEqual([]);
});
