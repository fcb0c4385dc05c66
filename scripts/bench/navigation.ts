/** How fast the site shows another page, from a click on a link that was pointed at before. */
import { chromium, type Page } from "@playwright/test";
import { median } from "#scripts/bench/median.ts";
import { BROWSER_FLAGS, findChromium } from "#scripts/browser.ts";

const DESKTOP = { width: 1440, height: 900 };
/** So long a visitor's pointer rests on a link before the click; pages are fetched ahead then. */
const POINTING_MS = 300;

/** For each page of the top menu, from the home page: median and longest time in ms. */
export async function measureNavigation(origin: string, runs: number) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage({ viewport: DESKTOP });
    const times: Record<string, { median: number; longest: number }> = {};
    for (const to of await topMenuLinks(page, origin)) {
      const measured: number[] = [];
      for (let run = 0; run < runs; run++) measured.push(await navigate(page, origin, to));
      times[to] = { median: median(measured), longest: Math.max(...measured) };
    }
    return times;
  } finally {
    await browser.close();
  }
}

async function topMenuLinks(page: Page, origin: string): Promise<string[]> {
  await page.goto(origin);
  const links = await page
    .locator("header nav a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return [...new Set(links)].filter((to) => to !== "/" && !to.includes("#"));
}

async function navigate(page: Page, origin: string, to: string): Promise<number> {
  await page.goto(origin);
  await page.locator("html[data-awake]").waitFor({ state: "attached" });
  const link = page.locator(`header nav a[href="${to}"]`).first();
  await link.evaluate((element) => element.closest<HTMLElement>("[popover]")?.showPopover());
  await link.hover();
  await page.waitForTimeout(POINTING_MS);
  return link.evaluate((element: HTMLElement) => {
    const earlier = document.querySelector("h1")?.textContent;
    const begun = performance.now();
    element.click();
    return new Promise<number>((resolve) => {
      const look = () => {
        const heading = document.querySelector("h1")?.textContent;
        if (heading && heading !== earlier) resolve(Math.round(performance.now() - begun));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });
}
