/** What the tests know of the site: its content, and how to wait for it. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test as base } from "@playwright/test";
import { addressIn, DEFAULT_LANGUAGE, prefixOf } from "#app/content/language.ts";
import { readContent } from "#app/content/reading/read.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { STORM_ADDRESSES } from "#app/content/storm-addresses.ts";
import { fixedAddresses } from "#app/routes.ts";
import { DESK, PHONE } from "./screens.ts";

export { expect };

export const site = contentOfRun();

/** To read and check all of it takes a second or two: the runner does it for all its workers. */
function contentOfRun(): SiteContent {
  const file = path.join(process.env.TEST_DATA_DIR ?? "", "content.json");
  if (process.env.TEST_WORKER_INDEX) return JSON.parse(readFileSync(file, "utf8")) as SiteContent;
  const content = readContent(fixedAddresses());
  writeFileSync(file, JSON.stringify(content));
  return content;
}

function contentIn(language: string) {
  const content = site.languages[language];
  if (!content) throw new Error(`There is no content in ${language}`);
  return content;
}

export const { words, pages, locationPages, contests } = contentIn(DEFAULT_LANGUAGE);

export const inSpanish = contentIn("es");

export const labels = (key: string) => words.labels[key] ?? `no label ${key}`;

export const locationAddresses = Object.keys(locationPages).map((slug) => `/${slug}`);
export const comingSoonAddresses = Object.keys(pages).filter((address) =>
  /^\/(pools|remodelling|services\/.*)$/.test(address),
);
export const layoutAddresses = Object.keys(pages).filter(
  (address) => !comingSoonAddresses.includes(address),
);
/** In every language in which they are published. They are documents of their own, without scripts. */
export const stormAddresses = Object.keys(site.storm.languages).flatMap((language) =>
  STORM_ADDRESSES.map((address) => prefixOf(language) + address),
);
export const allAddresses = [...layoutAddresses, ...comingSoonAddresses, ...locationAddresses];
/** Pages in which one reads what one has looked for. */
export const lookedUp = new Set(["/privacy-policy", "/terms-and-conditions"]);
/** The same page in Spanish. */
export const spanish = (address: string) => addressIn("es", address, Object.keys(site.languages));
export const spanishAddresses = allAddresses.map(spanish);

/** Waits until the page's scripts have taken over. */
export async function awake(page: Page) {
  await page.locator("html[data-awake]").waitFor({ state: "attached" });
}

/** Waits until the far parts of the page are laid out, too (app/layout/from-top.ts). */
export async function whole(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main > section, main + footer")].every((part) =>
      part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    ),
  );
}

/** Stops the page's clock; from now on only `page.clock.runFor` moves it. */
export async function freeze(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

interface OfTest {
  /**
   * Opens a page and waits until its scripts have taken over, which a sign of life makes them do at
   * once (app/defer-scripts.ts).
   */
  visit: (address: string) => Promise<void>;
}

interface OfWorker {
  /**
   * What tests share that only look at pages (one-tab.ts). It is here because a worker goes on to
   * such tests only where the others know it, too; a new worker takes as long as three visits.
   */
  tab: Page;
}

export const test = base.extend<OfTest, OfWorker>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { isMobile, javaScriptEnabled = true, baseURL = "" } = project.use;
      const screen = isMobile ? PHONE : DESK;
      const asVisitorsHave = { javaScriptEnabled, baseURL, serviceWorkers: "allow" } as const;
      await use(await browser.newPage({ ...screen, ...asVisitorsHave }));
    },
    { scope: "worker" },
  ],
  visit: async ({ page }, use) => {
    await use(async (address) => {
      await page.goto(address);
      await page.evaluate(() => window.dispatchEvent(new Event("pointerdown")));
      await awake(page);
    });
  },
});
