/**
 * When a page's scripts cannot be had, or fail while they hydrate it, the visitor has the page all the
 * same: its pictures come, its links, menus and forms work by HTML, and our server is told.
 */
import type { Page } from "@playwright/test";
import { FAILED_STARTS_ADDRESS } from "#server/report-addresses.ts";
import { seeAllPictures } from "./seen-pictures.ts";
import { sectionOn, text } from "./sent-forms.ts";
import { expect, labels, test } from "./site.ts";

const stopForm = sectionOn("/stop", "stop-form");

/** Gives which file the server is told of. */
const told = async (page: Page) =>
  (await page.waitForRequest(`**${FAILED_STARTS_ADDRESS}`)).postData();

test("without a file of its scripts, a page works by HTML, and the server is told", async ({
  page,
}) => {
  await page.route("**/assets/react-*.js", (route) => route.abort());
  const report = told(page);
  await page.goto("/roofing");
  expect(await report).toMatch(/^[\w.-]+\.js/);
  await seeAllPictures(page);
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: labels("company") }).click();
  await banner.getByRole("link", { name: labels("history") }).click();
  await expect(page).toHaveURL("/history");

  const again = told(page);
  await page.goto("/locations");
  await again;
  const part = page.locator("section").filter({ has: page.locator("form") });
  await expect(part.getByRole("table", { includeHidden: true })).toBeVisible();
  await expect(part.locator("form")).toBeHidden();
});

test("when React fails to hydrate, the page comes again without it, and its form is sent by HTML", async ({
  page,
}) => {
  await page.route("**/assets/stop-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export default()=>{throw new Error("broken")};',
    }),
  );
  const report = told(page);
  await page.goto("/stop");
  const loaded = page.waitForEvent("load");
  expect(await report).toMatch(/^stop-/);
  await loaded;
  await text(page, stopForm.questions.contact.label).fill("rosa@example.com");
  await page.getByRole("button", { name: stopForm.submit }).click();
  await expect(page).toHaveURL(/\/stop\/done$/);
});
