/** Counts of what visitors did, and of nobody in particular (docs/decisions/0026-counts.md). */
import { floridaDate } from "#app/content/florida-date.ts";
import type { CountKind } from "#questions/counts.ts";
import type { Count } from "#requests/counting/tally.server.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";
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

export const report: Command = {
  usage: "report [--since 2026-11-01] [--json]",
  does: "tells how often pages, tools and forms were used, and where visitors came from",
  options: { since: { type: "string" }, json: { type: "boolean" } },
  async run({ database, options: { since, json } }) {
    if (since !== undefined) startOf(since);
    const to = floridaDate(await database.now());
    const from = since ?? daysBefore(to, USUAL_DAYS - 1);
    const found = await reportOf(database, { from, to });
    return json ? JSON.stringify(found, null, 2) : inWords(found);
  },
};

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

/** How often something was counted, on all days together and on each on which it was. */
interface Counted {
  name: string;
  times: number;
  days: Record<string, number>;
}

interface FormCounted {
  form: string;
  service: string;
  language: string;
  sent: number;
}

interface Report {
  /** Days in Florida, like `2026-11-01`. */
  from: string;
  to: string;
  pages: Counted[];
  notFound: Counted[];
  cameFrom: Counted[];
  campaigns: Counted[];
  tools: Counted[];
  forms: FormCounted[];
}

/** @param from and to are days in Florida, both counted */
async function reportOf(
  { queries }: Database,
  { from, to }: Pick<Report, "from" | "to">,
): Promise<Report> {
  const counts = await withRetry(() =>
    queries
      .selectFrom("counters")
      .selectAll()
      .where("day", ">=", from)
      .where("day", "<=", to)
      .orderBy("day")
      .execute(),
  );
  const of = (kind: CountKind) => summed(counts.filter((count) => count.kind === kind));
  return {
    from,
    to,
    pages: of("page"),
    notFound: of("missing"),
    cameFrom: of("from"),
    campaigns: of("campaign"),
    tools: of("tool"),
    forms: of("sent").map(formIn),
  };
}

/** What was counted most comes first. */
function summed(counts: Count[]): Counted[] {
  const byName = Map.groupBy(counts, ({ name }) => name);
  return [...byName]
    .map(([name, ofName]) => ({
      name,
      times: ofName.reduce((sum, { times }) => sum + times, 0),
      days: Object.fromEntries(ofName.map(({ day, times }) => [day, times])),
    }))
    .toSorted((one, other) => other.times - one.times || (one.name < other.name ? -1 : 1));
}

function formIn({ name, times }: Counted): FormCounted {
  const [form = "", service = "", language = ""] = name.split(" ");
  return { form, service, language, sent: times };
}

function inWords(found: Report): string {
  const { from, to, pages, notFound, cameFrom, campaigns, tools, forms } = found;
  const days = lastDays(from, to);
  const parts = [
    tableOf("page", [...pages, ...notFound], days),
    tableOf("came from", cameFrom, days),
    tableOf("campaign (source / medium / name)", campaigns, days),
    tableOf("tool", tools, days),
    formsTable(forms),
  ].filter(Boolean);
  const heading = `From ${from} to ${to}, days in Florida`;
  return [heading, ...(parts.length > 0 ? parts : ["Nothing was counted."])].join("\n\n");
}

function formsTable(forms: FormCounted[]): string {
  if (forms.length === 0) return "";
  const rows = forms.map(({ form, service, language, sent }) => [
    form,
    service,
    language,
    String(sent),
  ]);
  return textTable(["form", "service", "language", "sent"], rows, 3);
}

/** The last days up to one, the latest first. */
function lastDays(from: string, to: string): string[] {
  return Array.from({ length: DAYS_SHOWN }, (_, ago) => daysBefore(to, ago)).filter(
    (day) => day >= from,
  );
}

/** Empty where there is nothing to tell. */
function tableOf(head: string, counted: Counted[], days: string[]): string {
  if (counted.length === 0) return "";
  const rest = counted.slice(MOST_ROWS);
  const rows = [
    ...counted.slice(0, MOST_ROWS),
    ...(rest.length > 0 ? [together(`${rest.length} more, see --json`, rest)] : []),
    together("together", counted),
  ];
  return textTable(
    // Of a day, month and day of the month are enough.
    [head, "in all", ...days.map((day) => day.slice(5))],
    rows.map((row) => [
      row.name,
      ...[row.times, ...days.map((day) => row.days[day] ?? 0)].map(String),
    ]),
    1,
  );
}

function together(name: string, counted: Counted[]): Counted {
  const days: Counted["days"] = {};
  for (const one of counted) {
    for (const [day, times] of Object.entries(one.days)) days[day] = (days[day] ?? 0) + times;
  }
  return { name, times: counted.reduce((sum, { times }) => sum + times, 0), days };
}
