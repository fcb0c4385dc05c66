/** How every measure tells what it found. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { projectFolder } from "#server/settings.ts";

const resultsFolder = path.join(projectFolder, "bench-results");

export interface Aim {
  /** Of what, and in which unit. */
  what: string;
  /** What was measured. */
  value: number;
  least?: number;
  most?: number;
  /** Less than this. */
  below?: number;
}

export function tellTable(title: string, table: object) {
  console.log(`\n${title}`);
  console.table(table);
}

/** A ratio holds on a noisy machine where figures do not. */
export function ratio(value: number, beside: number): number {
  return Number((value / beside).toFixed(3));
}

/** Says which aims are missed, and gives these lines. */
export function tellAims(aims: Aim[]): string[] {
  const missed = aims.filter((aim) => !isMet(aim)).map(tellAim);
  console.log(missed.length === 0 ? "All aims are met." : `Missed aims:\n  ${missed.join("\n  ")}`);
  return missed;
}

/** Keeps everything, for who wants to look closer or compare later. */
export async function keepResults(measure: string, results: object) {
  await mkdir(resultsFolder, { recursive: true });
  const time = new Date().toISOString().replaceAll(":", "-");
  const file = path.join(resultsFolder, `${measure}-${time}.json`);
  await writeFile(file, JSON.stringify(results, null, 2));
  console.log(`Written to ${path.relative(projectFolder, file)}`);
}

function isMet({ value, least = -Infinity, most = Infinity, below = Infinity }: Aim): boolean {
  return value >= least && value <= most && value < below;
}

function tellAim({ what, value, least, most, below }: Aim): string {
  const bounds = { "at least": least, "at most": most, below };
  const aim = Object.entries(bounds).filter(([, bound]) => bound !== undefined);
  return `${what}: ${value}, the aim is ${aim.map((words) => words.join(" ")).join(", ")}`;
}
