/**
 * Pages as a slow phone gets them, by Lighthouse. Each is measured in turn with the same page without its
 * scripts, so that a noisy machine disturbs both alike.
 */
import { launch } from "chrome-launcher";
import lighthouse, { type RunnerResult } from "lighthouse";
import { type Bench, medians } from "#scripts/bench/bench.ts";
import { BROWSER_FLAGS, findChromium } from "#scripts/browser.ts";

const LEAST_SCORE = 100;
/** Times in ms, sizes in kB (1000 bytes) as compressed; `ratio` of the largest paint to `floor`. */
const MOST = { ratio: 1.05, tbt: 50, cls: 0, fonts: 60, html: 36, js: 106, earlyScripts: 0 };
/** Lighthouse sometimes misses the beginning of a visit. */
const MOST_TRIES = 3;

export const bench: Bench = async (origin, addresses, runs) => {
  const rounds: Record<string, Record<keyof typeof MOST | Score | "floor", number>[]> = {};
  for (let run = 1; run <= runs; run++) {
    for (const address of addresses) {
      console.error(`run ${run} of ${runs}: ${address}`);
      const figures = figuresOf(await visit(origin + address, {}));
      const bare = { blockedUrlPatterns: ["*.js"], onlyCategories: ["performance"] };
      const floor = figuresOf(await visit(origin + address, bare)).lcp;
      const ratio = Number((figures.lcp / floor).toFixed(3));
      (rounds[address] ??= []).push({ ...figures, floor, ratio });
    }
  }
  const table = Object.fromEntries(
    Object.entries(rounds).map(([address, its]) => [address, medians(its)]),
  );
  return {
    title: "Lighthouse, mobile; times in ms, sizes in kB compressed; html holds the styles",
    table,
    missed: Object.entries(table).flatMap(([address, row]) => [
      ...SCORES.filter((score) => row[score] < LEAST_SCORE).map(
        (score) => `${address} ${score}: ${row[score]}, the aim is ${LEAST_SCORE}`,
      ),
      ...(Object.keys(MOST) as (keyof typeof MOST)[])
        .filter((name) => row[name] > MOST[name])
        .map((name) => `${address} ${name}: ${row[name]}, the aim is at most ${MOST[name]}`),
    ]),
  };
};

const SCORES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Score = (typeof SCORES)[number];

async function visit(url: string, flags: object): Promise<RunnerResult["lhr"]> {
  for (let tries = 1; ; tries++) {
    const chrome = await launch({
      chromePath: findChromium(),
      chromeFlags: ["--headless=new", "--disable-gpu", ...BROWSER_FLAGS],
    });
    const options = { logLevel: "error", disableFullPageScreenshot: true } as const;
    const result = await lighthouse(url, { port: chrome.port, ...options, ...flags }).finally(() =>
      chrome.kill(),
    );
    const error = result ? result.lhr.runtimeError : { code: "no result" };
    if (result && !error) return result.lhr;
    if (tries === MOST_TRIES) throw new Error(`Lighthouse cannot measure ${url}: ${error?.code}`);
  }
}

interface NetworkRequest {
  resourceType: string;
  transferSize: number;
  /** In ms since the visit began. */
  rendererStartTime: number;
}

function figuresOf({ audits, categories }: RunnerResult["lhr"]) {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const itemsOf = (audit: string): unknown[] =>
    (audits[audit]?.details as { items?: unknown[] } | undefined)?.items ?? [];
  const requests = itemsOf("network-requests") as NetworkRequest[];
  const [metrics] = itemsOf("metrics") as { observedLoad: number }[];
  const ofType = (type: string) => requests.filter(({ resourceType }) => resourceType === type);
  const kB = (some: NetworkRequest[]) =>
    Number((some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000).toFixed(1));
  const scores = SCORES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  return {
    ...(Object.fromEntries(scores) as Record<Score, number>),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: Number(value("cumulative-layout-shift").toFixed(3)),
    html: kB(ofType("Document")),
    js: kB(ofType("Script")),
    fonts: kB(ofType("Font")),
    total: kB(requests),
    /** Asked for before the page had loaded. */
    earlyScripts: ofType("Script").filter(
      ({ rendererStartTime }) => rendererStartTime < (metrics?.observedLoad ?? 0),
    ).length,
  };
}
