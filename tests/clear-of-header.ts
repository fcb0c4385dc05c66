import { expect, type Page } from "@playwright/test";

/** The part stands below the header, and no more than a line away from it. */
export async function standsClearOfHeader(page: Page, id: string) {
  const gap = () =>
    page.evaluate((part) => {
      const top = document.getElementById(part)?.getBoundingClientRect().top ?? 0;
      return top - (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
    }, id);
  // Both at once: on its way from another page, the part may pass above the window.
  await expect
    .poll(async () => {
      const px = await gap();
      return px >= 0 && px < 40;
    })
    .toBe(true);
}
