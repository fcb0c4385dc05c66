/**
 * Measures pages as a slow phone would get them:
 *
 *     npm run bench                                    every page of the sitemap, three times
 *     npm run bench -- / /solar --runs 5               these pages
 *     npm run bench -- / --against https://a.example   another site in turn with ours
 *
 * Each page is measured beside its own floor, the same page without scripts. All are measured in
 * turn, run by run, so that a noisy machine disturbs all alike. Compare within one run only.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { type BenchRow, missedAims } from "#scripts/bench-aims.ts";
import { serveWithoutScripts } from "#scripts/bench-floor.ts";
import { type Measurement, measure, median } from "#scripts/bench-measure.ts";
import { measureNavigation } from "#scripts/bench-navigation.ts";
import { build } from "#scripts/build.ts";
import { isCurrent } from "#scripts/build-stamp.ts";
import { freePort } from "#scripts/free-port.ts";
import { startSite } from "#scripts/start-site.ts";
import { projectFolder } from "#server/settings.ts";

interface Entry {
  name: string;
  page: string;
  floor?: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    against: { type: "string", multiple: true, default: [] },
  },
});
const runs = Number(values.runs);
// `--against A B` is read as one value and one positional, so positionals may be sites too.
const isSite = (text: string) => /^https?:/.test(text);
const others = [...values.against, ...positionals.filter(isSite)];
const chosen = positionals.filter((text) => !isSite(text));

const buildFolder = path.join(projectFolder, "build");
if (!(await isCurrent(buildFolder))) await build();
const site = await startSite(buildFolder);
const floorPort = await freePort();
const floor = serveWithoutScripts(site.origin).listen(floorPort);

const addresses = chosen.length > 0 ? chosen : await addressesOf(site.origin);
const entries: Entry[] = [
  ...addresses.map((address) => ({
    name: address,
    page: site.origin + address,
    floor: `http://localhost:${floorPort}${address}`,
  })),
  ...others.map((page) => ({ name: page, page })),
];

const pageRuns = new Map<string, Measurement[]>();
const floorRuns = new Map<string, Measurement[]>();
for (let run = 1; run <= runs; run++) {
  for (const entry of entries) {
    console.error(`run ${run} of ${runs}: ${entry.name}`);
    add(pageRuns, entry.name, await measure(entry.page));
    if (entry.floor) add(floorRuns, entry.name, await measure(entry.floor, ["performance"]));
  }
}
const navigation = await measureNavigation(site.origin, runs);
floor.close();
await site.stop();

const table = Object.fromEntries(entries.map(({ name }) => [name, rowOf(name)]));
const missed = addresses.flatMap((address) => missedAims(address, rowOf(address), navigation));
console.log(`Lighthouse, mobile, median of ${runs}; times in ms, sizes in kB as compressed`);
console.table(table);
console.log("Client navigation over the links of the top menu, each pointed at before, in ms");
console.table(navigation);
console.log(missed.length === 0 ? "All aims are met." : `Missed aims:\n  ${missed.join("\n  ")}`);
await keep({
  runs,
  table,
  navigation,
  missed,
  everyRun: { pages: Object.fromEntries(pageRuns), floors: Object.fromEntries(floorRuns) },
});

function add(into: Map<string, Measurement[]>, name: string, measurement: Measurement) {
  into.set(name, [...(into.get(name) ?? []), measurement]);
}

function rowOf(name: string): BenchRow {
  const page = median(pageRuns.get(name) ?? []);
  const floors = floorRuns.get(name);
  const bare = floors && median(floors);
  const ratio = bare && Number((page.lcp / bare.lcp).toFixed(3));
  return { ...page, floor: bare?.lcp, floorTbt: bare?.tbt, ratio };
}

/** Every page, as the sitemap lists them; a sitemap may list sitemaps. */
async function addressesOf(origin: string, file = "/sitemap.xml"): Promise<string[]> {
  const text = await (await fetch(origin + file)).text();
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  if (!text.includes("<sitemapindex")) return found;
  return (await Promise.all(found.map((list) => addressesOf(origin, list)))).flat();
}

async function keep(results: object) {
  const folder = path.join(projectFolder, "bench-results");
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${new Date().toISOString().replaceAll(":", "-")}.json`);
  await writeFile(file, JSON.stringify(results, null, 2));
  console.log(`Written to ${path.relative(projectFolder, file)}`);
}
