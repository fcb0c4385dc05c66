import type { CountKind } from "#questions/counts.ts";
import type { Database } from "#requests/keeping/database.server.ts";

export interface Count {
  /** In Florida, like `2026-11-22`. */
  day: string;
  kind: CountKind;
  name: string;
  times: number;
}

/**
 * Adds to the counters, whichever processes add to them as well.
 *
 * @throws when that did not work; then nothing was added
 */
export function addCounts(database: Database, counts: Count[]): Promise<void> {
  return database.transaction(async (queries) => {
    // In the same order everywhere, so that no two processes wait for each other.
    for (const count of counts.toSorted(byName)) {
      await queries
        .insertInto("counters")
        .values(count)
        .onConflict((conflict) =>
          conflict.columns(["day", "kind", "name"]).doUpdateSet((given) => ({
            times: given("counters.times", "+", given.ref("excluded.times")),
          })),
        )
        .execute();
    }
  });
}

const keyOf = ({ day, kind, name }: Count) => `${day} ${kind} ${name}`;
const byName = (one: Count, other: Count) => (keyOf(one) < keyOf(other) ? -1 : 1);
