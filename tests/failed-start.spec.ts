/**
 * When a page's scripts cannot be had, or fail as they take over, the visitor has the page all the
 * same: its pictures come, its links, menus and forms work by HTML, and our server is told. Each file
 * that may fail is tried in failed-start.nightly.spec.ts.
 */
import type { Page } from "@playwright/test";
import { RETRY_AFTER_MS } from "#app/start-script.ts";
import { FAILED_STARTS_ADDRESS } from "#server/report-addresses.ts";
import { holdScripts } from "./held-scripts.ts";
import { seeAllPictures } from "./seen-pictures.ts";
import { sectionOn, text } from "./sent-forms.ts";
import { awake, expect, labels, test } from "./site.ts";

const REACT = "**/assets/react-*.js";

const stopForm = sectionOn("/stop", "stop-form");

/** Gives which file the server is told of. */
const told = async (page: Page) =>
  (await page.waitForRequest(`**${FAILED_STARTS_ADDRESS}`)).postData();

/** Opens a page of which a file fails, and lets the time pass until it is asked for again. */
async function openUntilRetry(page: Page, address: string) {
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/react-"));
  await page.goto(address);
  await failed;
  await page.clock.fastForward(RETRY_AFTER_MS);
}

test("without a file of its scripts, a page works by HTML, and the server is told", async ({
  page,
}) => {
  await page.clock.install();
  await page.route(REACT, (route) => route.abort());
  const report = told(page);
  await openUntilRetry(page, "/roofing");
  expect(await report).toMatch(/^react-[\w-]+\.js/);
  await seeAllPictures(page);
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: labels("company") }).click();
  await banner.getByRole("link", { name: labels("history") }).click();
  await expect(page).toHaveURL("/history");

  await openUntilRetry(page, "/locations");
  const part = page.locator("section").filter({ has: page.locator("form") });
  await expect(part.getByRole("table", { includeHidden: true })).toBeVisible();
  await expect(part.locator("form")).toBeHidden();
});

test("when a file comes at the second try, the page wakes", async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  await page.route(REACT, (route) => (asked++ === 0 ? route.abort() : route.continue()));
  const reports: string[] = [];
  page.on("request", (one) => one.url().endsWith(FAILED_STARTS_ADDRESS) && reports.push(one.url()));
  await openUntilRetry(page, "/stop");
  await awake(page);
  expect(reports).toEqual([]);
});

test("when React fails to take over, what is typed meanwhile stays, and is sent by HTML", async ({
  page,
}) => {
  await page.route("**/assets/stop-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export default()=>{throw new Error("broken")};',
    }),
  );
  const letScriptsCome = await holdScripts(page);
  await page.goto("/stop");
  const contact = text(page, stopForm.questions.contact.label);
  await contact.pressSequentially("rosa@example");
  const report = told(page);
  letScriptsCome();
  await contact.pressSequentially(".com");
  expect(await report).toMatch(/^stop-/);
  await expect(contact).toHaveValue("rosa@example.com");
  await expect(contact).toBeFocused();
  await page.getByRole("button", { name: stopForm.submit }).click();
  await expect(page).toHaveURL(/\/stop\/done\?of=/);
});
