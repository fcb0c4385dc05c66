/** Counts of what visitors did, and of nobody in particular (docs/decisions/0026-counts.md). */
import { floridaDate } from "#app/content/florida-time.ts";
import { addDays } from "#estimates/days/calendar-day.ts";
import type { CountKind } from "#questions/counts.ts";
import { withRetry } from "#requests/keeping/database.server.ts";
import type { Count } from "#requests/keeping/tables.ts";
import type { Command } from "#requests/staff/command.ts";
import { startOf } from "#requests/staff/list.server.ts";
import { textTable } from "#requests/staff/text-table.ts";

/** Without `--since`. */
const USUAL_DAYS = 30;
/** So many days, the latest first, have a column of their own; more would not fit beside the names. */
const DAYS_SHOWN = 7;

/** What is at the head of a table, in the order in which they are shown. */
const HEADS: [CountKind, string][] = [
  ["page", "page"],
  ["missing", "not found"],
  ["from", "came from"],
  ["campaign", "campaign (source / medium / name)"],
  ["tool", "tool"],
  ["sent", "form, service, language"],
];

export const report: Command = {
  usage: "report [--since 2026-11-01]",
  does: "tells how often pages, tools and forms were used, and where visitors came from",
  options: { since: { type: "string" } },
  async run({ database, options: { since } }) {
    if (since !== undefined) startOf(since);
    const to = floridaDate(await database.now());
    const from = since ?? addDays(to, 1 - USUAL_DAYS);
    const all = database.queries.selectFrom("counters").selectAll().orderBy("day");
    const asked = all.where("day", ">=", from).where("day", "<=", to);
    const counts = await withRetry(() => asked.execute());
    const lastDays = Array.from({ length: DAYS_SHOWN }, (_, ago) => addDays(to, -ago));
    const days = lastDays.filter((day) => day >= from);
    const tables = HEADS.flatMap(([kind, head]) => {
      const own = counts.filter((count) => count.kind === kind);
      return own.length > 0 ? [tableOf(head, own, days)] : [];
    });
    if (tables.length === 0) tables.push("Nothing was counted.");
    return [`From ${from} to ${to}, days in Florida`, ...tables].join("\n\n");
  },
};

/** What was counted most comes first. */
function tableOf(head: string, counts: Count[], days: string[]): string {
  const row = (name: string, some: Count[]) => {
    const ofDays = days.map((day) => timesIn(some.filter((count) => count.day === day)));
    return [name, ...[timesIn(some), ...ofDays].map(String)];
  };
  const byName = [...Map.groupBy(counts, ({ name }) => name)].toSorted(
    ([oneName, one], [otherName, other]) =>
      timesIn(other) - timesIn(one) || (oneName < otherName ? -1 : 1),
  );
  return textTable(
    // Of a day, month and day of the month are enough.
    [head, "in all", ...days.map((day) => day.slice(5))],
    [...byName.map(([name, some]) => row(name, some)), row("together", counts)],
    1,
  );
}

const timesIn = (counts: Count[]) => counts.reduce((sum, { times }) => sum + times, 0);
