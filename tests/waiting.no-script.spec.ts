/** Being told when something opens, without JavaScript. */
import { staff, wishLinkFor } from "./kept-requests.ts";
import { summary, text } from "./sent-forms.ts";
import { test } from "./one-tab.ts";
import { expect, words } from "./site.ts";

const { wish } = words.comingSoon;

test("an address is taken, confirmed, told once of the opening, and gone", async ({ page }) => {
  const email = "no.scripts@example.com";
  await page.goto("/services/window-cleaning");
  await page.getByRole("button", { name: wish.submit, exact: true }).click();
  await expect(summary(page).getByRole("link")).toHaveText([words.form.faults.email.missing]);
  await expect(page).toHaveTitle(/^Error: /);
  await text(page, wish.questions.email.label).fill(email);
  await page.getByRole("button", { name: wish.submit, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wish.done.heading);
  await expect(page.getByText(words.form.sentBefore.noScript)).toBeVisible();
  const first = await wishLinkFor(email);
  await page.goto(first);
  await page.getByRole("button", { name: wish.confirm, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wish.states.confirmed.heading);

  expect(await staff("opened", "window-cleaning", "--yes")).toContain("1 person will be told");
  await expect.poll(() => wishLinkFor(email)).not.toBe(first);
  for (const link of [first, await wishLinkFor(email)]) {
    await expect
      .poll(
        async () => (await page.goto(link), page.getByRole("heading", { level: 1 }).innerText()),
      )
      .toBe(wish.states.gone.heading);
  }
  expect(await staff("waiting")).not.toContain("window-cleaning");
});

test("a link of the price form leads to the field", async ({ page }) => {
  await page.goto("/free-pricing?service=painting");
  await page.getByRole("main").getByRole("link", { name: "Painting", exact: true }).click();
  await expect(page).toHaveURL("/services/painting#tell-me");
  await expect(text(page, wish.questions.email.label)).toBeInViewport();
});
