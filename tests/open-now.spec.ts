/** Whether the office is open, told by the visitor's own browser in Florida's time. */
import { expect, test, words } from "./site.ts";

test.use({ timezoneId: "Asia/Tokyo" });

test("says open or closed, and changes at the minute", async ({ page, visit }) => {
  await page.clock.install({ time: new Date("2026-11-23T12:30:00Z") });
  await visit("/locations");
  await page.clock.pauseAt(new Date("2026-11-23T12:59:30Z"));
  // The time is looked up when it is about to be seen.
  await page.getByRole("main").getByText(words.officeHours).scrollIntoViewIfNeeded();
  await expect(page.getByRole("main").getByText("Closed now, opens today at 8am")).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByText("Closed now, opens today at 8am")).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(footer.getByText("Open now until 5pm")).toBeVisible();
});
