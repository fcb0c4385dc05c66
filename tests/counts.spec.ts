/** What browsers tell the server to count. */
import type { Page } from "@playwright/test";
import { COUNTS_ADDRESS } from "#requests/asking/counts.ts";
import { expect, test } from "./site.ts";

/** What the browser tells the server to count. */
function toldOn(page: Page) {
  const told: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(COUNTS_ADDRESS)) told.push(request.postData());
  });
  return told;
}

const follow = (page: Page, address: string) =>
  page.locator(`main a[href="${address}"]`).first().click();

test("pages that the browser makes itself count once, and Back and Forward do not", async ({
  page,
  visit,
}) => {
  const told = toldOn(page);
  await visit("/solar");
  await follow(page, "/solar/panels");
  await expect(page).toHaveURL("/solar/panels");
  await page.goBack();
  await expect(page).toHaveURL("/solar");
  await page.goForward();
  await expect(page).toHaveURL("/solar/panels");
  await follow(page, "/free-pricing?service=solar");
  await expect(page).toHaveURL("/free-pricing?service=solar");
  await expect.poll(() => told).toEqual(["page /solar/panels", "page /free-pricing"]);
});

test("a counter that fails takes no page with it", async ({ page, visit }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new Error("no word about that");
    };
    Object.defineProperty(navigator, "doNotTrack", { get });
  });
  await visit("/solar");
  await follow(page, "/solar/panels");
  await expect(page).toHaveURL("/solar/panels");
});

test("of a browser that asks for it, nothing is told", async ({ page, visit }) => {
  const told = toldOn(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await visit("/solar");
  await follow(page, "/solar/panels");
  await expect(page).toHaveURL("/solar/panels");
  expect(told).toEqual([]);
});
