/**
 * Pages as a slow phone gets them. Each is measured beside its own floor, the same page without
 * scripts; all in turn, run by run, so that a noisy machine disturbs all alike.
 */
import { parseArgs } from "node:util";
import { startBuiltSite } from "#scripts/bench/built-site.ts";
import { medians } from "#scripts/bench/median.ts";
import { measureNavigation } from "#scripts/bench/navigation.ts";
import { type PageRow, pageAims } from "#scripts/bench/page-aims.ts";
import { serveWithoutScripts } from "#scripts/bench/pages-without-scripts.ts";
import { keepResults, ratio, tellAims, tellTable } from "#scripts/bench/results.ts";
import { addressesOf } from "#scripts/bench/sitemap-addresses.ts";
import { type Measurement, measure } from "#scripts/bench/visit.ts";
import { freePort } from "#scripts/free-port.ts";

interface Entry {
  name: string;
  page: string;
  floor?: string;
  runs: Measurement[];
  floorRuns: Measurement[];
}

export async function bench(args: string[]) {
  const { runs, chosen, others } = readArgs(args);
  const site = await startBuiltSite();
  const floorPort = await freePort();
  const floor = serveWithoutScripts(site.origin).listen(floorPort);
  try {
    const addresses = chosen.length > 0 ? chosen : await addressesOf(site.origin);
    const floorOrigin = `http://localhost:${floorPort}`;
    const entries: Entry[] = [
      ...addresses.map((name) => entry(name, site.origin + name, floorOrigin + name)),
      ...others.map((address) => entry(address, address)),
    ];
    for (let run = 1; run <= runs; run++) await measureAll(entries, `run ${run} of ${runs}`);
    const navigation = await measureNavigation(site.origin, runs);

    const table = Object.fromEntries(entries.map((one) => [one.name, rowOf(one)]));
    tellTable(`Lighthouse, mobile, median of ${runs}; times in ms, sizes in kB compressed`, table);
    tellTable("From page to page by the top menu, each link pointed at before, in ms", navigation);
    const ours = entries.filter((one) => one.floor);
    const missed = tellAims(
      ours.flatMap((one) => pageAims(one.name, rowOf(one), navigation[one.name]?.median)),
    );
    await keepResults("pages", { runs, table, navigation, missed, entries });
  } finally {
    floor.close();
    await site.stop();
  }
}

function readArgs(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "3" },
      against: { type: "string", multiple: true, default: [] },
    },
  });
  // `--against A B` is read as one value and one positional, so positionals may be sites too.
  const isSite = (text: string) => /^https?:/.test(text);
  return {
    runs: Number(values.runs),
    chosen: positionals.filter((text) => !isSite(text)),
    others: [...values.against, ...positionals.filter(isSite)],
  };
}

const entry = (name: string, page: string, floor?: string): Entry => ({
  name,
  page,
  ...(floor && { floor }),
  runs: [],
  floorRuns: [],
});

async function measureAll(entries: Entry[], told: string) {
  for (const { name, page, floor, runs, floorRuns } of entries) {
    console.error(`${told}: ${name}`);
    runs.push(await measure(page));
    if (floor) floorRuns.push(await measure(floor, ["performance"]));
  }
}

function rowOf({ runs, floorRuns }: Entry): PageRow {
  const page = medians(runs);
  const bare = floorRuns.length > 0 ? medians(floorRuns) : undefined;
  return {
    ...page,
    floor: bare?.lcp,
    floorTbt: bare?.tbt,
    ratio: bare && ratio(page.lcp, bare.lcp),
  };
}
