/** While the database is away, nobody is told that something was kept, and nobody is left alone. */
import type { Page } from "@playwright/test";
import { LONGEST_PATIENCE_MS } from "#requests/keeping/patiently.server.ts";
import { freePort } from "#scripts/free-port.ts";
import { startSite } from "#scripts/start-site.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { awake, expect, site, test, words } from "./site.ts";
import { sectionOn, sendsForm, takeTime, text } from "./sent-forms.ts";

const { questions, submit } = sectionOn("/stop", "stop-form");
const { notKept } = words.form.troubles;
const NOBODY = "0".repeat(32);

let server: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(async () => {
  const DATABASE_URL = `postgres://localhost:${await freePort()}/requests`;
  server = await startSite("build", { DATABASE_URL, RATE_LIMIT: "0" });
});
test.afterAll(() => server.stop());
test.slow();

async function ask(page: Page) {
  await text(page, questions.contact.label).fill("rosa@example.com");
  const [answer] = await Promise.all([
    page.waitForResponse((response) => sendsForm(response.request()), {
      timeout: 3 * LONGEST_PATIENCE_MS,
    }),
    page.getByRole("button", { name: submit }).click(),
  ]);
  expect(answer.status()).toBe(503);
}

async function isTold(page: Page) {
  const trouble = page.getByRole("region", { name: notKept.heading });
  await expect(trouble.getByRole("link", { name: site.company.phone.shown })).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(text(page, questions.contact.label)).toHaveValue("rosa@example.com");
  return trouble;
}

test("a form says that it was not kept, and keeps what was typed", async ({ page }) => {
  await page.clock.install();
  await page.goto(`${server.origin}/stop`);
  await awake(page);
  await takeTime(page);
  await ask(page);
  await expect(await isTold(page)).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form says so just as well", async ({ page }) => {
    await page.goto(`${server.origin}/stop`);
    await ask(page);
    await isTold(page);
  });
});

test("no receipt is said to be unknown", async ({ context }) => {
  const addresses = [`/free-pricing/sent/${NOBODY}`, `/request-delete-account/status/${NOBODY}`];
  const receipts = addresses.map(async (address) => {
    const page = await context.newPage();
    const answer = await page.goto(server.origin + address);
    expect(answer?.status(), address).toBe(503);
    expect(answer?.headers()["retry-after"]).toBe("60");
    const phone = page.getByRole("main").getByRole("link", { name: site.company.phone.shown });
    await expect(phone).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(words.notFound.heading);
  });
  await Promise.all(receipts);
});
