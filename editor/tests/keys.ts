/** Getting about in the editor by keys alone. */
import { expect, type Page } from "@playwright/test";

/** At most so many presses lead anywhere in a short form. */
const MOST_PRESSES = 200;

/** Goes there as somebody does who sees where the focus is: each stop on the way shows it, inside the window. */
export async function tabTo(page: Page, name: string | RegExp, key = "Tab") {
  const focused = page.locator(":focus");
  for (let count = 0; count < MOST_PRESSES; count++) {
    await page.keyboard.press(key);
    const [stop] = await focused.evaluateAll((all) =>
      all.map((one) => {
        const { labels, ariaLabel, textContent } = one as HTMLInputElement;
        const { top, bottom, left, right } = one.getBoundingClientRect();
        const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        const hasRing = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
        return {
          called: (ariaLabel ?? labels?.[0]?.textContent ?? textContent ?? "").trim(),
          isSeen: one.tagName === "IFRAME" || (isInside && hasRing),
        };
      }),
    );
    if (stop) expect(stop).toMatchObject({ isSeen: true });
    if (stop && (typeof name === "string" ? stop.called === name : name.test(stop.called))) return;
  }
  throw new Error(`No key leads to ${name}.`);
}
