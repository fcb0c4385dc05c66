/** When pages can be read on a line as slow as those after a storm, on a slow phone. */
import type { Browser } from "@playwright/test";
import { type Bench, medians } from "#scripts/bench/bench.ts";
import { createSlowLine } from "#scripts/bench/slow-line.ts";
import { startBrowser } from "#scripts/browser.ts";
import { freePort } from "#scripts/free-port.ts";

/** 50 kbit a second, and half a second to the server and back. */
const LINE = { bytesPerSecond: 50_000 / 8, roundTripMs: 500 };
const PHONE = { width: 390, height: 844 };
/** How much slower a phone is than this machine. */
const SLOWDOWN = 4;
/** Pages that are there for such days alone: one heading, no script, 14 kB at most. */
const STORM_PAGES = /^(\/[a-z]{2})?\/storm(\/|$)/;
const MOST_MS = { page: 3000, stormPage: 1500 };

export const bench: Bench = async (origin, addresses, runs) => {
  const port = await freePort();
  const line = createSlowLine(Number(new URL(origin).port), LINE).listen(port);
  await using browser = await startBrowser();
  const table: Awaited<ReturnType<Bench>>["table"] = {};
  const missed: string[] = [];
  for (const address of addresses) {
    const times = [];
    for (let run = 0; run < runs; run++) {
      times.push(await visit(browser, `http://localhost:${port}${address}`));
    }
    const row = medians(times);
    table[address] = row;
    const most = STORM_PAGES.test(address) ? MOST_MS.stormPage : MOST_MS.page;
    if (row.ownText > most)
      missed.push(`${address}: ${row.ownText} ms to its words, the aim is ${most}`);
  }
  line.close();
  return { title: "50 kbit/s, 500 ms, a slow phone; ms", table, missed };
};

/** Each visit is a first one: nothing is there yet. */
async function visit(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: PHONE, deviceScaleFactor: 2 });
  try {
    const phone = await page.context().newCDPSession(page);
    await phone.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto(address, { waitUntil: "commit" });
    return await page.evaluate(timeTexts);
  } finally {
    await page.close();
  }
}

/** In the page: when the first of anything was drawn, and the first text of its own. */
function timeTexts() {
  return new Promise<{ firstText: number; ownText: number }>((resolve) => {
    let firstText = 0;
    const look = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) {
        if (entry.name === "first-contentful-paint") firstText = Math.round(entry.startTime);
        const { element } = entry as PerformanceEntry & { element?: Element | null };
        if (element?.closest("main")?.contains(element) && element.tagName !== "IMG") {
          resolve({ firstText, ownText: Math.round(entry.startTime) });
        }
      }
    };
    const observer = new PerformanceObserver(look);
    observer.observe({ type: "paint", buffered: true });
    observer.observe({ type: "largest-contentful-paint", buffered: true });
  });
}
