/** What the tests of kept pages have in common. */
import path from "node:path";
import { expect, type Page, type Worker } from "@playwright/test";
import { isKeptAlways } from "#app/offline/kept-pages.ts";
import { IS_COPY } from "#app/ui/is-copy.ts";
import { STORE } from "#app/offline/store.ts";
import { addressOf, keepablePages } from "#scripts/keepable-pages.ts";
import { projectFolder } from "#server/settings.ts";
import { site, words } from "./site.ts";

/** The pages that are kept after any visit, as they were built. */
export const always = keepablePages(path.join(projectFolder, "build/client"))
  .map(addressOf)
  .filter(isKeptAlways);

/** Says that a page is a copy, and as of when. */
export const mark = (page: Page) => page.locator(`aside[${IS_COPY}]`);

export const { keptPages } = words;

/** The words of a page's own language. */
export const saidOn = (address: string) =>
  site.languages[/^\/([a-z]{2})(?:\/|$)/.exec(address)?.[1] ?? "en"]?.words.keptPages ?? keptPages;

/** What the device holds, by address. */
export const store = (page: Page): Promise<string[]> =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => url.slice(location.origin.length));
  }, STORE);

/** How many bytes of it, each body counted. */
export const storedBytes = (page: Page): Promise<number> =>
  page.evaluate(async (name) => {
    const files = await (await caches.open(name)).matchAll();
    const bodies = await Promise.all(files.map((one) => one.blob()));
    return bodies.reduce((sum, { size }) => sum + size, 0);
  }, STORE);

/** Waits until these are kept, besides what always is, and a worker answers for this page. */
export async function kept(page: Page, more: string[] = []) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await expect.poll(() => store(page)).toEqual(expect.arrayContaining([...always, ...more]));
}

export function workerOf(page: Page): Worker {
  const worker = page.context().serviceWorkers().at(-1);
  if (!worker) throw new Error("There is no worker");
  return worker;
}
