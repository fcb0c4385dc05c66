/** A page looks the same, whichever page one comes from: styles of others that are there change nothing. */
import type { Page } from "@playwright/test";
import { test } from "./one-tab.ts";
import { expect } from "./site.ts";

/** How everything in the page looks, as far as that does not depend on what is laid out already. */
const looksLike = (page: Page) =>
  page.locator("main").evaluate((main) =>
    [...main.querySelectorAll("*")].map((element) => {
      const { display, position, color, backgroundColor, font, padding, marginBlock, border } =
        getComputedStyle(element);
      return [
        element.tagName,
        display,
        position,
        color,
        backgroundColor,
        font,
        padding,
        marginBlock,
        border,
      ].join(" ");
    }),
  );

/** Pages of other kinds, in turns, so that styles of each are there when the next one comes. */
const ERRAND = ["/reviews", "/contests", "/contest-demo", "/"];

test("pages look the same, whichever one comes from", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const fresh: Record<string, string[]> = {};
  for (const address of ERRAND) {
    await visit(address);
    fresh[address] = await looksLike(page);
  }
  for (const address of ERRAND) {
    await page.locator(`a[href="${address}"]`).first().dispatchEvent("click");
    await expect(page).toHaveURL(address);
    await expect.poll(() => looksLike(page)).toEqual(fresh[address]);
  }
});
