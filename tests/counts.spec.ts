/** What the site counts of a visit, and what it remembers of the link that led here. */
import type { Page } from "@playwright/test";
import { COUNTS_ADDRESS } from "#questions/counts.ts";
import { REFERENCE, staff } from "./kept-requests.ts";
import { fillInForPrice, sectionOn, takeTime, text } from "./sent-forms.ts";
import { awake, expect, test } from "./site.ts";

const { submit, sent } = sectionOn("/free-pricing", "pricing-form");
const stop = sectionOn("/stop", "stop-form");
const LINK = "/solar?utm_source=postcard&utm_medium=print&utm_campaign=%3Cb%3ESpring";
const CAMPAIGN = "postcard / print / <b>Spring";

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

/** Gives what our staff see of the request. */
async function askForPrice(page: Page) {
  await fillInForPrice(page);
  await takeTime(page);
  await page.getByRole("button", { name: submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: sent.heading })).toBeVisible();
  const reference = await page.getByText(REFERENCE).innerText();
  return staff("show", reference);
}

test.beforeEach(({ page }) => page.clock.install());

test("the campaign of the first page is known to staff with the request, and pages count once", async ({
  page,
  visit,
}) => {
  const told = toldOn(page);
  await visit(LINK);
  await follow(page, "/solar/panels");
  await expect(page).toHaveURL("/solar/panels");
  await page.goBack();
  await expect(page).toHaveURL(LINK);
  await page.goForward();
  await expect(page).toHaveURL("/solar/panels");
  await follow(page, "/free-pricing?service=solar");
  await expect(page).toHaveURL("/free-pricing?service=solar");
  expect(await askForPrice(page)).toContain(CAMPAIGN);
  expect(told).toEqual(["page /solar/panels", "page /free-pricing", "begun pricing several en"]);
});

test("who went on before scripts came is known by the page before", async ({ page }) => {
  await page.route(/\/assets\/.*\.(js|txt)$/, (route) => route.abort());
  await page.goto(LINK);
  await page.unrouteAll();
  await follow(page, "/free-pricing?service=solar");
  await page.evaluate(() => window.dispatchEvent(new Event("pointerdown")));
  await awake(page);
  expect(await askForPrice(page)).toContain(CAMPAIGN);
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

test("of who wants to be left alone, and of a browser that asks for it, nothing is told and nothing kept", async ({
  page,
  visit,
}) => {
  const told = toldOn(page);
  await visit("/stop");
  await text(page, stop.questions.contact.label).fill("rosa@example.com");
  await takeTime(page);
  await page.getByRole("button", { name: stop.submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: stop.done.heading })).toBeFocused();

  await page.setExtraHTTPHeaders({ "Sec-GPC": "1" });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await visit(LINK);
  await follow(page, "/free-pricing?service=solar");
  await expect(page).toHaveURL("/free-pricing?service=solar");
  const shown = await askForPrice(page);
  expect(shown).toContain("Rosa Bell");
  expect(shown).not.toMatch(/campaign|postcard/);
  expect(told).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem("campaign"))).toBeNull();
});
