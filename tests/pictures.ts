/** Which pictures of a page a visitor sees: in Playwright and in three engines. */
import type { Page } from "@playwright/test";

/**
 * Scrolls through the page as a visitor does, until each picture was seen: it has come, stands in its
 * frame, and lets nothing of its sketch through. Those of a view that nobody has chosen do not count.
 */
export async function seeAllPictures(page: Page) {
  await page.waitForFunction(goToUnseenPicture);
}

/** Runs in the page, again and again. @returns whether all were seen */
export function goToUnseenPicture(): boolean {
  const all = [...document.querySelectorAll<HTMLImageElement>("main picture img")];
  const pictures = all.filter((picture) => picture.closest("span")?.checkVisibility());
  const unseen = pictures.find((picture) => !isSeen(picture));
  unseen?.closest("span")?.scrollIntoView({ behavior: "instant" });
  return pictures.length > 0 && !unseen;

  function isSeen(picture: HTMLImageElement): boolean {
    const { left, width } = picture.getBoundingClientRect();
    const frame = picture.closest("span")?.getBoundingClientRect();
    const isInFrame = width > 0 && Math.abs(left - (frame?.left ?? 0)) <= 1;
    return isInFrame && picture.naturalWidth > 0 && getComputedStyle(picture).opacity === "1";
  }
}
