/** When pages can be read on a line as slow as those after a storm, on a slow phone. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { brotliDecompressSync, constants } from "node:zlib";
import type { Browser } from "@playwright/test";
import { addressesOf, aimMissed, medians, tellResults } from "#scripts/bench/results.ts";
import { createSlowLine } from "#scripts/bench/slow-line.ts";
import { startBrowser } from "#scripts/browser.ts";
import { freePort } from "#scripts/free-port.ts";
import { startBuiltSite } from "#scripts/start-site.ts";

/** 50 kbit a second, and half a second to the server and back. */
const LINE = { bytesPerSecond: 50_000 / 8, roundTripMs: 500 };
const PHONE = { width: 390, height: 844 };
/** How much slower a phone is than this machine. */
const SLOWDOWN = 4;
/** Pages that are there for such days alone: one heading, no script, 14 kB at most. */
const STORM_PAGES = /^(\/[a-z]{2})?\/storm(\/|$)/;
const MOST_MS = { page: 3000, stormPage: 1500 };

/** Milliseconds since the page was asked for, and bytes as they are sent. */
interface Row {
  firstText: number;
  /** The largest thing drawn that belongs to the page itself, and not to the header. */
  ownText: number;
  bytesBefore: number;
  bytes: number;
}

export async function bench(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: "string", default: "1" } },
  });
  const runs = Number(values.runs);
  const site = await startBuiltSite();
  const port = await freePort();
  const line = createSlowLine(Number(new URL(site.origin).port), LINE).listen(port);
  const slowOrigin = `http://localhost:${port}`;
  const browser = await startBrowser();
  try {
    const addresses = positionals.length > 0 ? positionals : await addressesOf(site.origin);
    const table: Record<string, Row> = {};
    for (const address of addresses) {
      const sizes = await sizesOf(site.folder, address);
      const times = [];
      for (let run = 0; run < runs; run++) times.push(await visit(browser, slowOrigin + address));
      table[address] = { ...medians(times), ...sizes };
    }
    const missed = Object.entries(table).flatMap(([address, { ownText }]) => {
      const most = STORM_PAGES.test(address) ? MOST_MS.stormPage : MOST_MS.page;
      return aimMissed(`${address}, ms to its first text`, ownText, most);
    });
    const title = `50 kbit/s, 500 ms, a slow phone, median of ${runs}: ms, and bytes sent`;
    await tellResults("slow", { [title]: table }, missed);
  } finally {
    await browser.close();
    line.close();
    await site.stop();
  }
}

async function sizesOf(buildFolder: string, address: string) {
  const page = await readFile(path.join(buildFolder, "client", address, "index.html.br"));
  return { bytesBefore: bytesToFirstText(page), bytes: page.length };
}

/** How many bytes of a page in Brotli must have come before its heading can be drawn. */
function bytesToFirstText(compressed: Buffer): number {
  const flush = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  const hasHeading = (bytes: number) =>
    brotliDecompressSync(compressed.subarray(0, bytes), flush).includes("</h1>");
  let [tooFew, enough] = [0, compressed.length];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (hasHeading(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

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
