/** Counts of what visitors did, and of nobody in particular (docs/decisions/0026-counts.md). */
import { floridaDate } from "#app/content/florida-time.ts";
import type { CountKind } from "#questions/counts.ts";
import { type Database, withRetry } from "#requests/keeping/database.server.ts";
import type { Count } from "#requests/keeping/tables.ts";
import type { Command } from "#requests/staff/command.ts";
import { startOf } from "#requests/staff/list.server.ts";
import { textTable } from "#requests/staff/text-table.ts";

/** Without `--since`. */
const USUAL_DAYS = 30;
/** So many days have a column of their own; more would not fit beside the names. */
const DAYS_SHOWN = 7;
/** Of names, those that were counted most. */
const MOST_ROWS = 40;
const DAY_MS = 24 * 3_600_000;

/** What the counts are called, in JSON and at the head of a table, in the order in which they are shown. */
const KINDS = {
  pages: ["page", "page"],
  notFound: ["missing", "not found"],
  cameFrom: ["from", "came from"],
  campaigns: ["campaign", "campaign (source / medium / name)"],
  tools: ["tool", "tool"],
  forms: ["sent", "form, service, language"],
} satisfies Record<string, [CountKind, string]>;

export const report: Command = {
  usage: "report [--since 2026-11-01] [--json]",
  does: "tells how often pages, tools and forms were used, and where visitors came from",
  options: { since: { type: "string" }, json: { type: "boolean" } },
  async run({ database, options: { since, json } }) {
    if (since !== undefined) startOf(since);
    const to = floridaDate(await database.now());
    const from = since ?? daysBefore(to, USUAL_DAYS - 1);
    const counts = await countsBetween(database, from, to);
    const found = Object.entries(KINDS).map(([key, [kind, head]]) => ({
      key,
      head,
      counted: summed(counts.filter((count) => count.kind === kind)),
    }));
    if (json) {
      const byKey = Object.fromEntries(found.map(({ key, counted }) => [key, counted]));
      return JSON.stringify({ from, to, ...byKey }, null, 2);
    }
    const days = lastDays(from, to);
    const tables = found.filter(({ counted }) => counted.length > 0);
    const heading = `From ${from} to ${to}, days in Florida`;
    if (tables.length === 0) return `${heading}\n\nNothing was counted.`;
    const parts = tables.map(({ head, counted }) => tableOf(head, counted, days));
    return [heading, ...parts].join("\n\n");
  },
};

function countsBetween({ queries }: Database, from: string, to: string): Promise<Count[]> {
  const all = queries.selectFrom("counters").selectAll().orderBy("day");
  return withRetry(() => all.where("day", ">=", from).where("day", "<=", to).execute());
}

/** How often something was counted, on all days together and on each on which it was. */
interface Counted {
  name: string;
  times: number;
  days: Record<string, number>;
}

/** What was counted most comes first. */
function summed(counts: Count[]): Counted[] {
  const byName = Map.groupBy(counts, ({ name }) => name);
  return [...byName]
    .map(([name, ofName]) => ({
      name,
      times: sumOf(ofName.map(({ times }) => times)),
      days: Object.fromEntries(ofName.map(({ day, times }) => [day, times])),
    }))
    .toSorted((one, other) => other.times - one.times || (one.name < other.name ? -1 : 1));
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

/** The last days up to one, the latest first. */
function lastDays(from: string, to: string): string[] {
  const days = Array.from({ length: DAYS_SHOWN }, (_, ago) => daysBefore(to, ago));
  return days.filter((day) => day >= from);
}

function tableOf(head: string, counted: Counted[], days: string[]): string {
  const rest = counted.slice(MOST_ROWS);
  const row = (name: string, some: Counted[]) => {
    const ofDays = days.map((day) => sumOf(some.map((one) => one.days[day] ?? 0)));
    return [name, ...[sumOf(some.map(({ times }) => times)), ...ofDays].map(String)];
  };
  return textTable(
    // Of a day, month and day of the month are enough.
    [head, "in all", ...days.map((day) => day.slice(5))],
    [
      ...counted.slice(0, MOST_ROWS).map((one) => row(one.name, [one])),
      ...(rest.length > 0 ? [row(`${rest.length} more, see --json`, rest)] : []),
      row("together", counted),
    ],
    1,
  );
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
