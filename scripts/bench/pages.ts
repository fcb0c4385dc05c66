/**
 * Pages as a slow phone gets them, by Lighthouse. Each is measured beside its own floor, the same page
 * without scripts; all in turn, run by run, so that a noisy machine disturbs all alike.
 */
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { addressesOf, aimMissed, medians, tellResults } from "#scripts/bench/results.ts";
import { type Measurement, measure } from "#scripts/bench/visit.ts";
import { freePort } from "#scripts/free-port.ts";
import { startBuiltSite } from "#scripts/start-site.ts";

interface Entry {
  page: string;
  /** The same page without scripts; other sites have none. */
  floor?: string;
  runs: Measurement[];
  floorRuns: Measurement[];
}

const LEAST_SCORE = 100;
/** In ms and kB, and of the largest picture's time to that of the same page without scripts. */
const MOST = { ratio: 1.05, tbt: 50, cls: 0, fonts: 60, css: 8, js: 106, earlyScripts: 0 };

export async function bench(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "3" },
      against: { type: "string", multiple: true },
    },
  });
  const site = await startBuiltSite();
  const floorPort = await freePort();
  const floor = serveWithoutScripts(site.origin).listen(floorPort);
  try {
    const addresses = positionals.length > 0 ? positionals : await addressesOf(site.origin);
    const entries: Record<string, Entry> = {};
    for (const name of addresses) {
      const floor = `http://localhost:${floorPort}${name}`;
      entries[name] = { page: site.origin + name, floor, runs: [], floorRuns: [] };
    }
    for (const page of values.against ?? []) entries[page] = { page, runs: [], floorRuns: [] };
    for (let run = 1; run <= Number(values.runs); run++) {
      for (const [name, { page, floor, runs, floorRuns }] of Object.entries(entries)) {
        console.error(`run ${run} of ${values.runs}: ${name}`);
        runs.push(await measure(page));
        if (floor) floorRuns.push(await measure(floor, ["performance"]));
      }
    }
    const table = Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, rowOf(entry)]),
    );
    const ours = Object.entries(table).filter(([name]) => entries[name]?.floor);
    const title = `Lighthouse, mobile, median of ${values.runs}; times in ms, sizes in kB compressed`;
    await tellResults("pages", { [title]: table }, ours.flatMap(missedBy));
  } finally {
    floor.close();
    await site.stop();
  }
}

function rowOf({ runs, floorRuns }: Entry) {
  const page = medians(runs);
  const floor = floorRuns.length > 0 ? medians(floorRuns).lcp : page.lcp;
  // A ratio holds on a noisy machine where figures do not.
  return { ...page, floor, ratio: Number((page.lcp / floor).toFixed(3)) };
}

function missedBy([name, row]: [string, ReturnType<typeof rowOf>]): string[] {
  const scores = (["performance", "accessibility", "bestPractices", "seo"] as const)
    .filter((score) => row[score] < LEAST_SCORE)
    .map((score) => `${name} ${score}: ${row[score]}, the aim is ${LEAST_SCORE}`);
  const figures = Object.entries(MOST) as [keyof typeof MOST, number][];
  return [
    ...scores,
    ...figures.flatMap(([key, most]) => aimMissed(`${name} ${key}`, row[key], most)),
  ];
}

/** These belong to one way of sending, or to the body as it was. */
const NOT_PASSED_ON =
  /^(connection|keep-alive|transfer-encoding|content-encoding|content-length|date|etag|vary)$/;
/** Pictures and fonts are compressed in themselves. */
const PACKED = /^(image\/(avif|webp|png|jpeg)|font\/)/;
/** Structured data stays: it is no script. */
const SCRIPTS = /<script(?! type="application)[\s\S]*?<\/script>/g;

/** Answers like the site at this origin, with its headers and compressed like it, without scripts. */
function serveWithoutScripts(origin: string) {
  return createServer(async (request, response) => {
    const answer = await fetch(origin + (request.url ?? "/"));
    const type = answer.headers.get("content-type") ?? "";
    for (const [name, value] of answer.headers) {
      if (!NOT_PASSED_ON.test(name)) response.setHeader(name, value);
    }
    const body = Buffer.from(await answer.arrayBuffer());
    if (PACKED.test(type)) return response.end(body);
    const text = type.startsWith("text/html") ? body.toString().replace(SCRIPTS, "") : body;
    return response.setHeader("content-encoding", "br").end(brotliCompressSync(text));
  });
}
