/**
 * Measures pages of the built site as a slow phone gets them, by Lighthouse: `npm run bench`, or only some,
 * `npm run bench -- /solar /roofing --runs 5`. Compare figures of one run only.
 */
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse, { type RunnerResult } from "lighthouse";
import { BROWSER_FLAGS, findChromium } from "#scripts/browser.ts";
import { endWithError } from "#scripts/end-with-error.ts";
import { startBuiltSite } from "#scripts/start-site.ts";

/** Lighthouse sometimes misses the beginning of a visit. */
const MOST_TRIES = 3;

const SCORES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Times in ms, sizes in kB (1000 bytes) as compressed. */
type Figures = Record<string, number>;

async function measure(addresses: string[], runs: number) {
  await using site = await startBuiltSite();
  const rounds: Record<string, Figures[]> = {};
  const measured = addresses.length > 0 ? addresses : await allAddresses(site.origin);
  for (let run = 1; run <= runs; run++) {
    for (const address of measured) {
      console.error(`run ${run} of ${runs}: ${address}`);
      (rounds[address] ??= []).push(figuresOf(await visit(site.origin + address)));
    }
  }
  const rows = Object.entries(rounds).map(([address, its]) => [address, medians(its)] as const);
  console.log(`\nMedians of ${runs}; times in ms, sizes in kB compressed; html holds the styles`);
  console.table(Object.fromEntries(rows));
}

async function allAddresses(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
}

/** Each figure's own median; of an even number of rounds, the upper of the two in the middle. */
function medians(rounds: Figures[]): Figures {
  const middle = Math.floor(rounds.length / 2);
  const sorted = (name: string) => rounds.map((one) => one[name] ?? 0).toSorted((a, b) => a - b);
  return Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => [name, sorted(name)[middle] ?? 0]),
  );
}

async function visit(url: string): Promise<RunnerResult["lhr"]> {
  for (let tries = 1; ; tries++) {
    const chrome = await launch({
      chromePath: findChromium(),
      chromeFlags: ["--headless=new", "--disable-gpu", ...BROWSER_FLAGS],
    });
    const options = { logLevel: "error", disableFullPageScreenshot: true } as const;
    const result = await lighthouse(url, { port: chrome.port, ...options }).finally(() =>
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
}

function figuresOf({ audits, categories }: RunnerResult["lhr"]) {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const network = audits["network-requests"]?.details as { items?: NetworkRequest[] } | undefined;
  const requests = network?.items ?? [];
  const ofType = (type: string) => requests.filter(({ resourceType }) => resourceType === type);
  const kB = (some: NetworkRequest[]) =>
    Number((some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000).toFixed(1));
  const scores = SCORES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  return {
    ...(Object.fromEntries(scores) as Figures),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: Number(value("cumulative-layout-shift").toFixed(3)),
    html: kB(ofType("Document")),
    js: kB(ofType("Script")),
    fonts: kB(ofType("Font")),
    total: kB(requests),
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" } },
});
await measure(positionals, Number(values.runs)).catch(endWithError);
