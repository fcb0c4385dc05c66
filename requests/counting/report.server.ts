/** What was counted, put together for people to read: `npm run report`. */
import type { CountKind } from "#requests/asking/counts.ts";
import type { Count } from "#requests/counting/add-counts.server.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";

/** How often something was counted, on all days together and on each on which it was. */
export interface Counted {
  name: string;
  times: number;
  days: Record<string, number>;
}

export interface FormCounted {
  form: string;
  service: string;
  language: string;
  sent: number;
}

export interface Report {
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
export async function reportOf(
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
