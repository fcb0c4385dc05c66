import type { Kysely } from "kysely";
import type { CountKind } from "#questions/counts.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import type { Tables } from "#requests/keeping/tables.ts";

export interface Count {
  /** In Florida, like `2026-11-22`. */
  day: string;
  kind: CountKind;
  name: string;
  times: number;
}

/** Their names are anybody's to invent: so many different ones are kept of a day. */
export const INVENTED = new Set<CountKind>(["from", "campaign"]);
export const MOST_NAMES_A_DAY = 200;
/** All other names of that day. */
export const OTHER = "other";

/**
 * Adds to the counters, whichever processes add to them as well.
 *
 * @throws when that did not work; then nothing was added
 */
export function addCounts(database: Database, counts: Count[]): Promise<void> {
  return database.transaction(async (queries) => {
    const bounded = await withFewNames(queries, counts);
    // In the same order everywhere, so that no two processes wait for each other.
    for (const count of bounded.toSorted(byName)) await add(queries, count);
  });
}

function add(queries: Kysely<Tables>, count: Count) {
  return queries
    .insertInto("counters")
    .values(count)
    .onConflict((conflict) =>
      conflict.columns(["day", "kind", "name"]).doUpdateSet((given) => ({
        times: given("counters.times", "+", given.ref("excluded.times")),
      })),
    )
    .execute();
}

async function withFewNames(queries: Kysely<Tables>, counts: Count[]): Promise<Count[]> {
  const namesOf = new Map<string, Set<string>>();
  const bounded: Count[] = [];
  for (const count of counts) {
    const { day, kind, name } = count;
    if (!INVENTED.has(kind)) {
      bounded.push(count);
      continue;
    }
    const names = namesOf.get(day + kind) ?? (await namesIn(queries, day, kind));
    namesOf.set(day + kind, names);
    const fits = names.has(name) || names.size < MOST_NAMES_A_DAY;
    if (fits) names.add(name);
    bounded.push(fits ? count : { ...count, name: OTHER });
  }
  return bounded;
}

async function namesIn(queries: Kysely<Tables>, day: string, kind: CountKind) {
  const rows = await queries
    .selectFrom("counters")
    .select("name")
    .where("day", "=", day)
    .where("kind", "=", kind)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

const keyOf = ({ day, kind, name }: Count) => `${day} ${kind} ${name}`;
const byName = (one: Count, other: Count) => (keyOf(one) < keyOf(other) ? -1 : 1);
