/** Whether the office is open, told by the visitor's own browser in Florida's time. */
import type { Page } from "@playwright/test";
import { expect, test, words } from "./site.ts";

/** The time is looked up when it is about to be seen. */
async function seeFooter(page: Page) {
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  return footer;
}

test.use({ timezoneId: "Asia/Tokyo" });

test("says open or closed, and changes at the minute", async ({ page, visit }) => {
  await page.clock.install({ time: new Date("2026-11-23T12:30:00Z") });
  await visit("/locations");
  await page.clock.pauseAt(new Date("2026-11-23T12:59:30Z"));
  const hours = page.getByRole("main").getByText(words.officeHours);
  await hours.scrollIntoViewIfNeeded();
  await expect(page.getByRole("main").getByText("Closed now, opens today at 8am")).toBeVisible();
  const footer = await seeFooter(page);
  await expect(footer.getByText("Closed now, opens today at 8am")).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(footer.getByText("Open now until 5pm")).toBeVisible();
});

test("on a weekend it names the next day", async ({ page, visit }) => {
  await page.clock.install({ time: new Date("2026-11-28T17:00:00Z") });
  await visit("/");
  const footer = await seeFooter(page);
  await expect(footer.getByText("Closed now, opens Monday 8am")).toBeVisible();
});

test("the page as it is sent says neither", async ({ request }) => {
  const html = await (await request.get("/locations")).text();
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, "");
  expect(markup).not.toMatch(/Open now|Closed now/);
});
