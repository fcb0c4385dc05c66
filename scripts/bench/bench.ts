/** Measures the built site: `npm run bench -- pages`; see HELP. Compare figures of one run only. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { endWithError } from "#scripts/end-with-error.ts";
import { startBuiltSite } from "#scripts/start-site.ts";
import { projectFolder } from "#server/settings.ts";

const HELP = `npm run bench -- and one of:

  pages [ADDRESS…] [--runs 3]
      Pages as a slow phone gets them (Lighthouse), each beside the same page with its scripts blocked.
  slow [ADDRESS…] [--runs 3]
      When the first words of a page can be read at 50 kbit/s and 500 ms to the server and back, on
      a slow phone.

Every page of the sitemap is measured, or those named. Figures are also written to bench-results/.`;

export interface Result {
  title: string;
  /** Figures by address, and each figure by its name. */
  table: Record<string, Record<string, number>>;
  /** Which aims are missed. */
  missed: string[];
}

/** @param addresses of pages, like `/solar` */
export type Bench = (origin: string, addresses: string[], runs: number) => Promise<Result>;

const BENCHES: Record<string, () => Promise<{ bench: Bench }>> = {
  pages: () => import("#scripts/bench/pages.ts"),
  slow: () => import("#scripts/bench/slow.ts"),
};

async function run(name: string, args: string[]) {
  const load = BENCHES[name];
  if (!load) return console.log(HELP);
  const options = { runs: { type: "string", default: "3" } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const { bench } = await load();
  await using site = await startBuiltSite();
  const addresses = positionals.length > 0 ? positionals : await allAddresses(site.origin);
  const result = await bench(site.origin, addresses, Number(values.runs));
  console.log(`\n${result.title}, median of ${values.runs}`);
  console.table(result.table);
  console.log(["Missed aims:", ...result.missed].join("\n  "));
  const folder = path.join(projectFolder, "bench-results");
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${name}-${new Date().toISOString().replaceAll(":", "-")}.json`);
  await writeFile(file, JSON.stringify(result, null, 2));
}

async function allAddresses(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
}

/** Each figure's own median; of an even number of rounds, the upper of the two in the middle. */
export function medians<Figure extends string>(rounds: Record<Figure, number>[]) {
  const middle = Math.floor(rounds.length / 2);
  const names = Object.keys(rounds[0] ?? {}) as Figure[];
  return Object.fromEntries(
    names.map((name) => [name, rounds.map((one) => one[name]).toSorted((a, b) => a - b)[middle]]),
  ) as Record<Figure, number>;
}

if (import.meta.main) {
  const [name = "", ...args] = process.argv.slice(2);
  // Not awaited here: the benches import this module, which must be ready by then.
  void run(name, args).catch(endWithError);
}
