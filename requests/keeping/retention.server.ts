/** Erases what was kept long enough: looks once a day, for as long as the process runs. */
import { CONSENT_YEARS } from "#app/content/promises.ts";
import { floridaDate } from "#app/content/florida-time.ts";
import { ASIDE, eraseOlder, KEEP_ASIDE_DAYS } from "#requests/keeping/copies.server.ts";
import { type Database, withRetry } from "#requests/keeping/database.server.ts";
import { eraseRequests } from "#requests/keeping/erase.server.ts";
import { eraseExpiredEntries } from "#requests/keeping/waitlist.server.ts";
import { mailFolderIn, removeOldMailFiles } from "#requests/sending/mail-folder.server.ts";
import type { Log } from "#server/log.ts";

/** A machine that was just started may not know the time yet. */
export const FIRST_LOOK_MS = 3_600_000;
export const LOOK_EVERY_MS = 24 * 3_600_000;

/**
 * Erases the requests that are older than so many months, the messages about stops that are, and the
 * files that a restore put aside.
 *
 * @returns how many requests
 * @throws when that did not work; the rest is erased by the next run
 */
export async function eraseOld(database: Database, keepMonths: number): Promise<number> {
  const { folder, queries, scrub } = database;
  const now = await database.now();
  const before = monthsBefore(now, keepMonths).toISOString();
  const old = queries.selectFrom("requests").select("reference").where("created_at", "<", before);
  const rows = await withRetry(() => old.execute());
  await eraseRequests(
    database,
    rows.map(({ reference }) => reference),
  );
  await eraseExpiredEntries(database, now);
  await eraseOldStopMessages(database, before);
  // Those of requests are gone by now; those about stops and openings are not.
  await removeOldMailFiles(mailFolderIn(folder), before);
  await eraseOlder(folder, ASIDE, KEEP_ASIDE_DAYS, now);
  // Also of what was erased on request while the journal could not be emptied.
  await scrub();
  return rows.length;
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

/** Erases records that are older than `CONSENT_YEARS`. */
export async function eraseOldConsents(database: Database): Promise<void> {
  const before = monthsBefore(await database.now(), 12 * CONSENT_YEARS).toISOString();
  await database.transaction((queries) =>
    queries.deleteFrom("consents").where("given_at", "<", before).execute(),
  );
  await database.scrub();
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
      const erased = await eraseOld(await database(), keepMonths);
      if (erased > 0) log.info({ erased, keepMonths }, "requests were erased: kept long enough");
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
