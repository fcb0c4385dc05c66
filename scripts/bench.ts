/**
 * Measures pages as a slow phone would get them: `npm run bench [-- --runs 5 /solar /roofing]`.
 *
 * Each page is measured beside its own floor, the same page without scripts, run by run in turn,
 * so that a noisy machine disturbs both alike. Compare within one run of this command only.
 */
import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { BROWSER_FLAGS, findChromium } from "#scripts/browser.ts";
import { build } from "#scripts/build.ts";
import { isCurrent } from "#scripts/build-stamp.ts";
import { freePort } from "#scripts/free-port.ts";
import { projectFolder } from "#server/settings.ts";

interface Measurement {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  lcp: number;
  fcp: number;
  blocking: number;
  shift: number;
  /** Kilobytes as transferred. */
  scripts: number;
  total: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" } },
});
const runs = Number(values.runs);
const addresses = positionals.length > 0 ? positionals : ["/"];

if (!(await isCurrent(path.join(projectFolder, "build")))) await build();
const [sitePort, floorPort] = [await freePort(), await freePort()];
const site = spawn(process.execPath, ["server/main.ts"], {
  cwd: projectFolder,
  env: { ...process.env, PORT: String(sitePort) },
});
const floor = serveWithoutScripts(`http://localhost:${sitePort}`).listen(floorPort);
await answering(`http://localhost:${sitePort}/`);

const table: Record<string, Measurement & { "LCP / floor": number }> = {};
for (const address of addresses) {
  const pageRuns: Measurement[] = [];
  const floorRuns: Measurement[] = [];
  for (let run = 0; run < runs; run++) {
    pageRuns.push(await measure(`http://localhost:${sitePort}${address}`));
    floorRuns.push(await measure(`http://localhost:${floorPort}${address}`));
  }
  const [page, bare] = [median(pageRuns), median(floorRuns)];
  table[address] = { ...page, "LCP / floor": round(page.lcp / bare.lcp, 3) };
  table[`${address} without scripts`] = { ...bare, "LCP / floor": 1 };
}

console.log(`Lighthouse, mobile, median of ${runs}; times in ms, sizes in kB`);
console.table(table);
const folder = path.join(projectFolder, "bench-results");
await mkdir(folder, { recursive: true });
const file = path.join(folder, `${new Date().toISOString().replaceAll(":", "-")}.json`);
await writeFile(file, JSON.stringify(table, null, 2));
console.log(`Written to ${path.relative(projectFolder, file)}`);
floor.close();
site.kill();

async function measure(url: string): Promise<Measurement> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ["--headless=new", "--disable-gpu", ...BROWSER_FLAGS],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: "error" });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories } = result.lhr;
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      lcp: Math.round(value("largest-contentful-paint")),
      fcp: Math.round(value("first-contentful-paint")),
      blocking: Math.round(value("total-blocking-time")),
      shift: round(value("cumulative-layout-shift"), 3),
      scripts: round(transferred(audits, "Script"), 1),
      total: round(transferred(audits), 1),
    };
  } finally {
    chrome.kill();
  }
}

type Audits = Record<string, { details?: unknown }>;

function transferred(audits: Audits, type?: string): number {
  const details = audits["network-requests"]?.details as {
    items: { resourceType: string; transferSize: number }[];
  };
  const items = details.items.filter((item) => !type || item.resourceType === type);
  return items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
}

/** Each figure's own median. */
function median(measurements: Measurement[]): Measurement {
  const keys = Object.keys(measurements[0] ?? {}) as (keyof Measurement)[];
  return Object.fromEntries(
    keys.map((key) => {
      const sorted = measurements.map((measurement) => measurement[key]).toSorted((a, b) => a - b);
      return [key, sorted[Math.floor(sorted.length / 2)] ?? Number.NaN];
    }),
  ) as unknown as Measurement;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** The same site with every script taken out of its pages, compressed like it. */
function serveWithoutScripts(origin: string) {
  const kept = new Map<string, { type: string; body: Buffer }>();
  return createServer(async (request, response) => {
    const address = request.url ?? "/";
    const answer = kept.get(address) ?? (await fetchWithoutScripts(origin + address));
    kept.set(address, answer);
    response.setHeader("content-type", answer.type);
    if (!isPacked(answer.type)) response.setHeader("content-encoding", "br");
    response.end(answer.body);
  });
}

async function fetchWithoutScripts(url: string) {
  const answer = await fetch(url);
  const type = answer.headers.get("content-type") ?? "";
  const body = Buffer.from(await answer.arrayBuffer());
  if (isPacked(type)) return { type, body };
  const text = body.toString();
  const bare = type.startsWith("text/html")
    ? text.replace(/<script(?! type="application)[\s\S]*?<\/script>/g, "")
    : text;
  return { type, body: brotliCompressSync(bare) };
}

/** Pictures and fonts are compressed in themselves. */
function isPacked(type: string): boolean {
  return /^(image\/(avif|webp|png|jpeg)|font\/)/.test(type);
}

async function answering(url: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}`);
}
