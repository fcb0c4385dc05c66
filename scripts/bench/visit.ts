/** One visit of a page by Lighthouse, on its simulated slow phone. */
import { launch } from "chrome-launcher";
import lighthouse, { type RunnerResult } from "lighthouse";
import { BROWSER_FLAGS, findChromium } from "#scripts/browser.ts";

/**
 * Scores from 0 to 100, times in ms, sizes in kB (1000 bytes) as compressed, with the headers of
 * answers.
 */
export interface Measurement {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Total blocking time. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  js: number;
  css: number;
  fonts: number;
  total: number;
  /** How many scripts the browser asked for before the page had loaded. */
  earlyScripts: number;
}

/** Lighthouse sometimes misses the beginning of a visit. */
const MOST_TRIES = 3;

/** @param onlyCategories leaves out all other scores, and their time */
export async function measure(url: string, onlyCategories?: string[]): Promise<Measurement> {
  for (let tries = 1; ; tries++) {
    const { lhr } = await visit(url, onlyCategories);
    if (!lhr.runtimeError) return read(lhr);
    const told = `Lighthouse could not measure ${url}: ${lhr.runtimeError.code}`;
    if (tries === MOST_TRIES) throw new Error(told);
    console.error(`${told}; trying again`);
  }
}

async function visit(url: string, onlyCategories: string[] | undefined): Promise<RunnerResult> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ["--headless=new", "--disable-gpu", ...BROWSER_FLAGS],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
      disableFullPageScreenshot: true,
      ...(onlyCategories && { onlyCategories }),
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    return result;
  } finally {
    chrome.kill();
  }
}

function read(lhr: RunnerResult["lhr"]): Measurement {
  const { audits, categories } = lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const requests = itemsOf<Request>(audits["network-requests"]);
  const kB = (type: string) => inKB(requests.filter(({ resourceType }) => resourceType === type));
  const loaded = itemsOf<{ observedLoad: number }>(audits["metrics"])[0]?.observedLoad ?? 0;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: round(value("cumulative-layout-shift"), 3),
    js: kB("Script"),
    css: kB("Stylesheet"),
    fonts: kB("Font"),
    total: inKB(requests),
    earlyScripts: requests.filter(
      ({ resourceType, rendererStartTime }) =>
        resourceType === "Script" && rendererStartTime < loaded,
    ).length,
  };
}

interface Request {
  url: string;
  resourceType: string;
  transferSize: number;
  /** In ms since the visit began. */
  rendererStartTime: number;
}

function itemsOf<Item>(audit: { details?: unknown } | undefined): Item[] {
  return (audit?.details as { items?: Item[] } | undefined)?.items ?? [];
}

const inKB = (requests: Request[]) =>
  round(requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000, 1);

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
