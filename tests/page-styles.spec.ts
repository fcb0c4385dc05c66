/** A page looks the same, whichever page one comes from: styles of others that are there change nothing. */
import type { Page } from "@playwright/test";
import { test } from "./one-tab.ts";
import { expect, locationAddresses } from "./site.ts";

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

const [place = ""] = locationAddresses;
for (const [from, to] of [
  ["/", "/reviews"],
  ["/reviews", "/"],
  ["/contests", "/contest-demo"],
  ["/free-pricing", "/contests"],
  ["/locations", place],
] as const) {
  test(`${to} looks the same when one comes from ${from}, and back again`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const fresh: Record<string, string[]> = {};
    for (const address of [to, from]) {
      await visit(address);
      fresh[address] = await looksLike(page);
    }
    for (const address of [to, from]) {
      await page.evaluate((href) => {
        const link = document.querySelector<HTMLElement>(`a[href="${href}"]`);
        if (!link) throw new Error(`There is no link to ${href}`);
        link.click();
      }, address);
      await expect(page).toHaveURL(address);
      await expect.poll(() => looksLike(page)).toEqual(fresh[address]);
    }
  });
}
