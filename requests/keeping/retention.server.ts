/** Erases what was kept long enough: looks once a day, for as long as the process runs. */
import { CONSENT_YEARS } from "#app/content/promises.ts";
import { floridaDate } from "#app/content/florida-time.ts";
import { addMonths } from "#estimates/days/calendar-day.ts";
import { ASIDE, eraseOlder, KEEP_ASIDE_DAYS } from "#requests/keeping/copies.server.ts";
import { type Database, withRetry } from "#requests/keeping/database.server.ts";
import { eraseRequests } from "#requests/keeping/erase.server.ts";
import { eraseExpiredEntries } from "#requests/keeping/waitlist.server.ts";
import { mailFolderIn, removeOldMailFiles } from "#requests/sending/mail-folder.server.ts";
import type { Log } from "#server/log.ts";

/**
 * What one look may erase, as a part of all requests, and of all consents. A clock that is years ahead
 * makes all of them old at once. So it costs a tenth a day, the oldest first, and whoever reads the log
 * has days to notice.
 */
export const MOST_AT_ONCE = 0.1;

/** A machine that was just started may not know the time yet. */
export const FIRST_LOOK_MS = 3_600_000;
export const LOOK_EVERY_MS = 24 * 3_600_000;

/**
 * Erases the requests that are older than so many months, the messages about stops that are, and the
 * files that a restore put aside.
 *
 * @returns how many requests, and how many are left that are old enough too
 * @throws when that did not work; the rest is erased by the next run
 */
export async function eraseOld(database: Database, keepMonths: number) {
  const { folder, queries, scrub } = database;
  const now = await database.now();
  const before = dayBefore(now, keepMonths);
  const all = queries.selectFrom("requests").select(["reference", "created_at"]);
  const rows = await withRetry(() => all.orderBy("created_at").execute());
  const old = rows.filter((row) => row.created_at < before).map(({ reference }) => reference);
  const references = old.slice(0, mostAtOnce(rows));
  await eraseRequests(database, references);
  await eraseExpiredEntries(database, now);
  // These are about a contact, not about a request, so nothing else takes them along.
  await database.transaction((transaction) =>
    transaction
      .deleteFrom("outbox")
      .where("message", "=", "staff-stop")
      .where("state", "in", ["sent", "cancelled"])
      .where("created_at", "<", before)
      .execute(),
  );
  // Those of requests are gone by now; those about stops and openings are not.
  await removeOldMailFiles(mailFolderIn(folder), before);
  await eraseOlder(folder, ASIDE, KEEP_ASIDE_DAYS, now);
  // Also of what was erased on request while the journal could not be emptied.
  await scrub();
  return { erased: references.length, left: old.length - references.length };
}

const mostAtOnce = (all: unknown[]) => Math.max(1, Math.floor(all.length * MOST_AT_ONCE));

/** Erases records that are older than `CONSENT_YEARS`, the oldest first, and never many at once. */
export async function eraseOldConsents(database: Database): Promise<void> {
  const before = dayBefore(await database.now(), 12 * CONSENT_YEARS);
  const old = await database.transaction(async (queries) => {
    const rows = await queries
      .selectFrom("consents")
      .select(["id", "given_at"])
      .orderBy("given_at")
      .execute();
    const ids = rows.filter((row) => row.given_at < before).map(({ id }) => id);
    const some = ids.slice(0, mostAtOnce(rows));
    if (some.length > 0) await queries.deleteFrom("consents").where("id", "in", some).execute();
    return some;
  });
  if (old.length > 0) await database.scrub();
}

/** Forgets what was counted on days that are older than so many months. */
export async function eraseOldCounts(database: Database, keepMonths: number): Promise<void> {
  const first = dayBefore(await database.now(), keepMonths);
  await database.transaction((queries) =>
    queries.deleteFrom("counters").where("day", "<", first).execute(),
  );
}

/** The day so many months ago; times in the database sort with days as text. */
const dayBefore = (now: Date, months: number): string => addMonths(floridaDate(now), -months);

interface Options {
  /** May fail; then it is asked again a day later. */
  database: () => Promise<Database>;
  keepMonths: number;
  log: Log;
}

export type Retention = ReturnType<typeof startRetention>;

export function startRetention({ database, keepMonths, log }: Options) {
  let looking = Promise.resolve();
  async function look() {
    try {
      const { erased, left } = await eraseOld(await database(), keepMonths);
      const about = { erased, left, keepMonths };
      if (erased > 0) log.info(about, "requests were erased: kept long enough");
      if (left > 0)
        log.warn(about, "more are old enough than a day may erase: is the clock right?");
      await eraseOldConsents(await database());
      await eraseOldCounts(await database(), keepMonths);
    } catch (error) {
      log.error({ err: error }, "old requests could not be erased; trying again tomorrow");
    }
  }
  let timer = setTimeout(function again() {
    looking = look();
    timer = setTimeout(again, LOOK_EVERY_MS).unref();
  }, FIRST_LOOK_MS).unref();
  return {
    /** Finishes what it is doing, and looks no more. */
    stop: () => {
      clearTimeout(timer);
      return looking;
    },
  };
}
