/** Counts in memory, and writes it down every few seconds: nobody waits for that, or fails with it. */
import type { CountKind } from "#questions/counts.ts";
import {
  addCounts,
  type Count,
  INVENTED,
  MOST_NAMES_A_DAY,
  OTHER,
} from "#requests/counting/add-counts.server.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { floridaDate } from "#app/content/florida-date.ts";
import type { Log } from "#server/log.ts";

export const WRITE_EVERY_MS = 10_000;
const MINUTE_MS = 60_000;
/** At the end of the process nobody waits longer for a database that is away. */
const LONGEST_FAREWELL_MS = 3000;

export interface Tally {
  /** Counts one more. Never throws. */
  count: (kind: CountKind, name: string) => void;
  /** Writes down what is left, if that works within seconds. Never throws. */
  stop: () => Promise<void>;
}

interface Options {
  /** May fail; then it is asked again. */
  database: () => Promise<Database>;
  log: Log;
  now?: () => Date;
}

export function startTally({ database, log, now = () => new Date() }: Options): Tally {
  let waiting = new Map<string, Count>();
  let timer: NodeJS.Timeout | undefined;
  let isAway = false;
  const today = dayByMinute();

  function keep({ day, kind, name, times }: Count) {
    const key = `${day} ${kind} ${name}`;
    const found = waiting.get(key);
    if (found) found.times += times;
    else if (name === OTHER || mayBeNew(kind)) waiting.set(key, { day, kind, name, times });
    else keep({ day, kind, name: OTHER, times });
  }

  /** However long the database is away, and whatever visitors invent meanwhile. */
  function mayBeNew(kind: CountKind): boolean {
    if (!INVENTED.has(kind)) return true;
    let names = 0;
    for (const count of waiting.values()) if (count.kind === kind) names++;
    return names < MOST_NAMES_A_DAY;
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
      counts.forEach(keep);
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
    count(kind, name) {
      keep({ day: today(now()), kind, name, times: 1 });
      writeLater();
    },
    async stop() {
      const rest = writing.then(write).finally(() => clearTimeout(timer));
      await Promise.race([rest, pause(LONGEST_FAREWELL_MS)]);
    },
  };
}

/** To ask a calendar takes longer than to count, and its days begin with a minute. */
function dayByMinute() {
  let minute = 0;
  let day = "";
  return (moment: Date) => {
    const current = Math.floor(moment.getTime() / MINUTE_MS);
    if (current !== minute) day = floridaDate(moment);
    minute = current;
    return day;
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
