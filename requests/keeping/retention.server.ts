/** Erases what was kept long enough: looks once a day, for as long as the process runs. */
import { CONSENT_YEARS } from "#app/content/promises.ts";
import { floridaDate } from "#app/content/florida-time.ts";
import { eraseOldAside } from "#requests/keeping/copies.server.ts";
import { type Database, withRetry } from "#requests/keeping/database.server.ts";
import { eraseRequests } from "#requests/keeping/erase.server.ts";
import { eraseExpiredEntries } from "#requests/keeping/waitlist.server.ts";
import { mailFolderIn, removeOldMailFiles } from "#requests/sending/mail-folder.server.ts";
import type { Log } from "#server/log.ts";

/** Somewhat less than a day, so that what was erased yesterday at this time does not count. */
const DAY_MS = 23 * 3_600_000;
/**
 * What a day may erase, as a part of all requests, and of all consents. A clock that is years ahead
 * makes all of them old at once, and nobody could tell that by the clock. So it costs a tenth a day,
 * the oldest first, and whoever reads the log has days to notice; usually far less is due in a day.
 */
export const MOST_A_DAY = 0.1;

/** A machine that was just started may not know the time yet. */
export const FIRST_LOOK_MS = 3_600_000;
export const LOOK_EVERY_MS = 24 * 3_600_000;

interface ErasedOld {
  erased: number;
  /** Requests that are old enough too, but were too many for one day. */
  left: number;
}

interface EraseOptions {
  keepMonths: number;
  /** A person has looked at the numbers, and wants it all done now. */
  all?: boolean;
}

/**
 * Erases the requests that are older than so many months, the messages about stops that are, and the
 * files that a restore put aside.
 *
 * @throws when that did not work; the rest is erased by the next run
 */
export async function eraseOld(
  database: Database,
  { keepMonths, all = false }: EraseOptions,
): Promise<ErasedOld> {
  const { folder, scrub } = database;
  const now = await database.now();
  const before = monthsBefore(now, keepMonths).toISOString();
  const old = await requestsBefore(database, before);
  const most = all ? old.length : await dueToday(database, now);
  const references = old.slice(0, most);
  await eraseRequests(database, references, "age");
  await eraseExpiredEntries(database, now);
  await eraseOldStopMessages(database, before);
  // Those of requests are gone by now; those about stops and openings are not.
  await removeOldMailFiles(mailFolderIn(folder), before);
  await eraseOldAside(folder, now);
  // Also of what was erased on request while the journal could not be emptied.
  await scrub();
  return { erased: references.length, left: old.length - references.length };
}

/** @returns references, the oldest first */
export async function requestsBefore({ queries }: Database, before: string): Promise<string[]> {
  const old = queries.selectFrom("requests").where("created_at", "<", before);
  const rows = await withRetry(() => old.select("reference").orderBy("created_at").execute());
  return rows.map(({ reference }) => reference);
}

/** How many may still be erased on this day, by whichever process, however often it was started. */
async function dueToday({ queries }: Database, now: Date): Promise<number> {
  const dayBefore = new Date(now.getTime() - DAY_MS).toISOString();
  const kept = await withRetry(() => queries.selectFrom("requests").select("reference").execute());
  const erased = await withRetry(() =>
    queries
      .selectFrom("tombstones")
      .select("reference")
      .where("cause", "=", "age")
      .where("erased_at", ">", dayBefore)
      .execute(),
  );
  const ofDay = Math.max(1, Math.floor((kept.length + erased.length) * MOST_A_DAY));
  return Math.max(0, ofDay - erased.length);
}

/** They are about a contact, not about a request, so nothing else takes them along. */
async function eraseOldStopMessages(database: Database, before: string) {
  await database.transaction((queries) =>
    queries
      .deleteFrom("outbox")
      .where("message", "=", "staff-stop")
      .where("state", "in", ["sent", "cancelled"])
      .where("created_at", "<", before)
      .execute(),
  );
}

/** Erases records that are older than `CONSENT_YEARS`, the oldest first, and never many at once. */
export async function eraseOldConsents(database: Database): Promise<void> {
  const before = monthsBefore(await database.now(), 12 * CONSENT_YEARS).toISOString();
  const old = await database.transaction(async (queries) => {
    const rows = await queries
      .selectFrom("consents")
      .select(["id", "given_at"])
      .orderBy("given_at")
      .execute();
    const most = Math.max(1, Math.floor(rows.length * MOST_A_DAY));
    const ids = rows.filter((row) => row.given_at < before).map(({ id }) => id);
    const some = ids.slice(0, most);
    if (some.length > 0) await queries.deleteFrom("consents").where("id", "in", some).execute();
    return some;
  });
  if (old.length > 0) await database.scrub();
}

/** Forgets what was counted on days that are older than so many months. */
export async function eraseOldCounts(database: Database, keepMonths: number): Promise<void> {
  const first = floridaDate(monthsBefore(await database.now(), keepMonths));
  await database.transaction((queries) =>
    queries.deleteFrom("counters").where("day", "<", first).execute(),
  );
}

/** The same day so many months ago, or the last of that month where it has no such day. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}

interface RetentionOptions {
  /** May fail; then it is asked again a day later. */
  database: () => Promise<Database>;
  keepMonths: number;
  log: Log;
}

export interface Retention {
  /** Finishes what it is doing, and looks no more. */
  stop: () => Promise<void>;
}

export function startRetention({ database, keepMonths, log }: RetentionOptions): Retention {
  let looking = Promise.resolve();
  async function look() {
    try {
      const { erased, left } = await eraseOld(await database(), { keepMonths });
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
    stop() {
      clearTimeout(timer);
      return looking;
    },
  };
}
