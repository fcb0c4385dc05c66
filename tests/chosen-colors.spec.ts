/** For people who choose their colors, or ask for more contrast. */
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { test } from "./one-tab.ts";
import { expect, whole } from "./site.ts";

const ADDRESSES = ["/solar", "/free-pricing"];

/** Runs in the page: marks what grounds and shadows make a button or a card. */
function markShapes() {
  for (const part of document.querySelectorAll("body *")) {
    const { backgroundColor, boxShadow, borderRadius } = getComputedStyle(part);
    const isButton = part.matches("a, button") && !backgroundColor.endsWith(" 0)");
    const isShape = borderRadius !== "0px" && (isButton || boxShadow !== "none");
    const isPicture = part.querySelector("img") && !part.textContent?.trim();
    if (part.checkVisibility() && isShape && !isPicture) part.toggleAttribute("data-shape", true);
  }
}

/** Runs in the page: the marked, as far as no line is around them. */
function shapesWithoutEdge(): string[] {
  const hasEdge = (part: Element) => {
    const { borderTopStyle, outlineStyle } = getComputedStyle(part);
    return borderTopStyle !== "none" || outlineStyle !== "none";
  };
  return [...document.querySelectorAll("[data-shape]")]
    .filter((part) => !hasEdge(part))
    .map((part) => `${part.tagName.toLowerCase()} ${part.textContent?.slice(0, 40)}`);
}

/** Runs in the page: words in drawings that are not written in the color of text or links. */
function wordsInOtherColors(): string[] {
  const [text, link] = ["CanvasText", "LinkText"].map((color) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = color;
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return computed;
  });
  return [...document.querySelectorAll("svg text, svg tspan")].flatMap((words) => {
    const { fill } = getComputedStyle(words);
    return fill === text || fill === link ? [] : [`${words.textContent}: ${fill}`];
  });
}

async function open(page: Page, visit: (address: string) => Promise<void>, address: string) {
  await visit(address);
  await whole(page);
}

for (const address of ADDRESSES) {
  test(`${address} in colors that the visitor chose`, async ({ page, visit }) => {
    await open(page, visit, address);
    await page.evaluate(markShapes);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      expect(await page.evaluate(shapesWithoutEdge), colorScheme).toEqual([]);
      expect(await page.evaluate(wordsInOtherColors), colorScheme).toEqual([]);
    }
  });
}

test("more contrast: full text, and nothing shines through", async ({ page, visit }) => {
  await open(page, visit, "/reviews");
  await page.emulateMedia({ contrast: "more" });
  await expect(page.getByRole("banner")).toHaveCSS("backdrop-filter", "none");
  expect(await accessibilityFaults(page, ["wcag2aaa"])).toEqual([]);
});
