/** Counts in memory, and writes the sums every few seconds: nobody waits for that, or fails with it. */
import type { CountKind } from "#questions/counts.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import type { Count } from "#requests/keeping/tables.ts";
import { floridaDate } from "#app/content/florida-time.ts";
import type { Log } from "#server/log.ts";

export const WRITE_EVERY_MS = 10_000;
/** At the end of the process nobody waits longer for a database that is away. */
const LONGEST_STOP_MS = 3000;

/** Their names are anybody's to invent: a process counts so many different ones of a day. */
const INVENTED = new Set<CountKind>(["from", "campaign"]);
export const MOST_NAMES_A_DAY = 200;
/** As many of these may be the first that one household brings. */
export const MOST_NAMES_OF_ONE = 20;
/** All other names of that day. */
export const OTHER = "other";

interface Options {
  /** May fail; then it is asked again. */
  database: () => Promise<Database>;
  log: Log;
  now?: () => Date;
}

export function startTally({ database, log, now = () => new Date() }: Options) {
  let waiting = new Map<string, Count>();
  let timer: NodeJS.Timeout | undefined;
  let isAway = false;
  let namesOf = "";
  const names = new Set<string>();
  /** How many each household brought first: of no more households than there are names. */
  const broughtBy = new Map<string, number>();

  function bounded(day: string, kind: CountKind, name: string, by: string): string {
    if (!INVENTED.has(kind)) return name;
    if (namesOf !== day) [names, broughtBy].forEach((ofDay) => ofDay.clear());
    namesOf = day;
    if (names.has(kind + name)) return name;
    const brought = broughtBy.get(by) ?? 0;
    if (names.size >= MOST_NAMES_A_DAY || brought >= MOST_NAMES_OF_ONE) return OTHER;
    names.add(kind + name);
    broughtBy.set(by, brought + 1);
    return name;
  }

  function add(count: Count) {
    const key = keyOf(count);
    const found = waiting.get(key);
    if (found) found.times += count.times;
    else waiting.set(key, { ...count });
  }

  async function write() {
    const counts = [...waiting.values()];
    waiting = new Map();
    timer = undefined;
    try {
      if (counts.length > 0) await addCounts(await database(), counts);
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, "counts could not be written; they wait");
      isAway = true;
      counts.forEach(add);
      writeLater();
    }
  }

  let writing = Promise.resolve();
  function writeLater() {
    timer ??= setTimeout(() => {
      writing = write();
    }, WRITE_EVERY_MS).unref();
  }

  return {
    /**
     * Counts one more. Never throws.
     *
     * @param by the household that brings a name anybody can invent; it is not written down
     */
    count: (kind: CountKind, name: string, by = "") => {
      const day = floridaDate(now());
      add({ day, kind, name: bounded(day, kind, name, by), times: 1 });
      writeLater();
    },
    /** Writes down what is left, if that works within seconds. Never throws. */
    stop: async () => {
      const rest = writing.then(write).finally(() => clearTimeout(timer));
      await Promise.race([rest, pause(LONGEST_STOP_MS)]);
    },
  };
}

/**
 * Adds to the counters, whichever processes add to them as well.
 *
 * @throws when that did not work; then nothing was added
 */
export function addCounts(database: Database, counts: Count[]): Promise<void> {
  return database.transaction(async (queries) => {
    // In the same order everywhere, so that no two processes wait for each other.
    for (const count of counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))) {
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

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
