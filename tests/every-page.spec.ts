/** What must hold on every page there is, at a desk and on a phone. */
import AxeBuilder from "@axe-core/playwright";
import type { Locator } from "@playwright/test";
import { allAddresses, awake, expect, test, whole } from "./site.ts";

/** From the smallest phones to wide desktops, in pixels. */
const WIDTHS = [320, 390, 768, 960, 1440, 1920];

for (const address of allAddresses) {
  test(`${address} is sound`, async ({ page, baseURL }) => {
    const complaints: string[] = [];
    const strangers: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol !== "data:" && origin !== baseURL) strangers.push(request.url());
    });

    await page.goto(address);
    await awake(page);
    await whole(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(width);
      expect(await page.evaluate(lostWords), `at ${width} px`).toEqual([]);
      const header = page.getByRole("banner").getByRole("link");
      if ((await header.count()) > 0) await expectNoOverlap(await header.all(), width);
    }

    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
  });
}

/**
 * Runs in the page: words of headings, links and labels that are broken in two, or that run over the
 * edge of the window where nothing scrolls. E-mail addresses may break.
 */
function lostWords(): string[] {
  const lost: string[] = [];
  const parts = document.querySelectorAll("main :is(h1, h2, h3, a, dt, figcaption, summary)");
  const range = document.createRange();
  for (const part of parts) {
    if (!part.checkVisibility({ visibilityProperty: true }) || part.closest("[tabindex='0']")) {
      continue;
    }
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/[\p{L}\d.]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const { left, right } = range.getBoundingClientRect();
        const isInside = left >= -1 && right <= window.innerWidth + 1;
        const isAddress = part.textContent.includes("@");
        if (!isInside || (lines.size > 1 && !isAddress)) lost.push(word);
      }
    }
  }
  return lost;
}

/** Fixed parts do not make a page scroll, so they are looked at one by one. */
async function expectNoOverlap(links: Locator[], width: number) {
  let end = 0;
  for (const link of links) {
    if (!(await link.isVisible())) continue;
    const box = await link.boundingBox();
    expect(box?.x, `a link of the header is covered at ${width} px`).toBeGreaterThanOrEqual(end);
    end = (box?.x ?? 0) + (box?.width ?? 0);
  }
  expect(end, `the header is too wide at ${width} px`).toBeLessThanOrEqual(width);
}
