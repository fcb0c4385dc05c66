/** How both measures tell what they found. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { projectFolder } from "#server/settings.ts";

const resultsFolder = path.join(projectFolder, "bench-results");

/** What is missed, as lines like `/ blocking ms: 60, the aim is at most 50`. */
export function aimMissed(what: string, value: number, most: number): string[] {
  return value <= most ? [] : [`${what}: ${value}, the aim is at most ${most}`];
}

/** Prints the figures and the aims that are missed, and keeps all for comparing later. */
export async function tellResults(
  measure: string,
  tables: Record<string, object>,
  missed: string[],
) {
  for (const [title, table] of Object.entries(tables)) {
    console.log(`\n${title}`);
    console.table(table);
  }
  console.log(missed.length === 0 ? "All aims are met." : `Missed aims:\n  ${missed.join("\n  ")}`);
  await mkdir(resultsFolder, { recursive: true });
  const time = new Date().toISOString().replaceAll(":", "-");
  const file = path.join(resultsFolder, `${measure}-${time}.json`);
  await writeFile(file, JSON.stringify({ tables, missed }, null, 2));
  console.log(`Written to ${path.relative(projectFolder, file)}`);
}

/** Every page, as the sitemap lists them; a sitemap may list sitemaps. */
export async function addressesOf(origin: string, file = "/sitemap.xml"): Promise<string[]> {
  const text = await (await fetch(origin + file)).text();
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  if (!text.includes("<sitemapindex")) return found;
  return (await Promise.all(found.map((list) => addressesOf(origin, list)))).flat();
}

/** Each figure's own median over all rounds; of an even number, the upper of the two in the middle. */
export function medians<Figures extends object>(rounds: Figures[]): Figures {
  const keys = Object.keys(rounds[0] ?? {}) as (keyof Figures)[];
  const median = (key: keyof Figures) =>
    rounds.map((round) => Number(round[key])).toSorted((a, b) => a - b)[
      Math.floor(rounds.length / 2)
    ];
  return Object.fromEntries(keys.map((key) => [key, median(key)])) as Figures;
}
