/** While the database is away, scripts tell so as well: without them, in tests/http/unreachable-database.test.ts. */
import { freePort } from "#scripts/free-port.ts";
import { startSite } from "#scripts/start-site.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { awake, expect, site, test, words } from "./site.ts";
import { sectionOn, sendsForm, takeTime, text } from "./sent-forms.ts";

const { questions, submit } = sectionOn("/stop", "stop-form");
const { notKept } = words.form.troubles;

test("a form says that it was not kept, and keeps what was typed", async ({ page }) => {
  const DATABASE_URL = `postgres://localhost:${await freePort()}/requests`;
  const server = await startSite("build", { DATABASE_URL, RATE_LIMIT: "0" });
  await page.clock.install();
  await page.goto(`${server.origin}/stop`);
  await awake(page);
  await takeTime(page);
  await text(page, questions.contact.label).fill("rosa@example.com");
  const answered = page.waitForResponse((response) => sendsForm(response.request()));
  await page.getByRole("button", { name: submit }).click();
  expect((await answered).status()).toBe(503);
  const trouble = page.getByRole("region", { name: notKept.heading });
  await expect(trouble).toBeFocused();
  await expect(trouble.getByRole("link", { name: site.company.phone.shown })).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(text(page, questions.contact.label)).toHaveValue("rosa@example.com");
  expect(await accessibilityFaults(page)).toEqual([]);
  await server.stop();
});
