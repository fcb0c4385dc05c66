/** Erases what was kept long enough: looks once a day, for as long as the process runs. */
import { forgetOldCounts } from "#requests/counting/forget-old-counts.server.ts";
import { eraseOldConsents } from "#requests/keeping/consent-records.server.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { monthsBefore } from "#requests/keeping/months-before.ts";
import { eraseRequests } from "#requests/keeping/erase.server.ts";
import { eraseOldAside } from "#requests/keeping/old-copies.server.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";
import { expiredWaitlistEntries } from "#requests/keeping/waitlist.server.ts";
import { removeOldMailFiles } from "#requests/sending/mail-files.server.ts";
import type { Log } from "#server/log.ts";

/** Somewhat less than a day, so that what was erased yesterday at this time does not count. */
const DAY_MS = 23 * 3_600_000;
/**
 * What a day may erase, as a part of all requests. A clock that is years ahead makes all of them
 * old at once, and nobody could tell that by the clock. So it costs a tenth a day, the oldest
 * first, and whoever reads the log has days to notice; in ordinary times far less is due in a day.
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
  /** Where mails are kept as files. */
  mailFolder: string;
  /** A person has looked at the numbers, and wants it all done now. */
  all?: boolean;
}

/**
 * Erases the requests that are older than so many months, and the messages about stops that are; and
 * what a restore put aside, after days.
 *
 * @throws when that did not work; the rest is erased by the next run
 */
export async function eraseOld(database: Database, options: EraseOptions): Promise<ErasedOld> {
  const { keepMonths, mailFolder, all = false } = options;
  const now = await withRetry(database.now);
  const before = monthsBefore(now, keepMonths).toISOString();
  const old = await oldRequests(database, before);
  const most = all ? old.length : await dueToday(database, now);
  const references = old.slice(0, most);
  await eraseRequests(database, references, "age", mailFolder);
  const expired = await expiredWaitlistEntries(database, now);
  await eraseRequests(database, expired, "asked", mailFolder);
  await eraseOldStopMessages(database, before);
  // Those of requests are gone by now; those about stops and openings are not.
  await removeOldMailFiles(mailFolder, before);
  await eraseOldAside(database.folder, now);
  // Also of what was erased on request while the journal could not be emptied.
  await database.scrub();
  return { erased: references.length, left: old.length - references.length };
}

/** @returns references, the oldest first */
export async function oldRequests({ queries }: Database, before: string): Promise<string[]> {
  const rows = await withRetry(() =>
    queries
      .selectFrom("requests")
      .select("reference")
      .where("created_at", "<", before)
      .orderBy("created_at")
      .execute(),
  );
  return rows.map(({ reference }) => reference);
}

/** How many may still be erased on this day, by whichever process, however often it was started. */
async function dueToday({ queries }: Database, now: Date): Promise<number> {
  const dayBefore = new Date(now.getTime() - DAY_MS).toISOString();
  const { kept, erased } = await withRetry(() =>
    queries
      .selectNoFrom((select) => [
        select
          .selectFrom("requests")
          .select(({ fn }) => fn.countAll().as("count"))
          .as("kept"),
        select
          .selectFrom("tombstones")
          .select(({ fn }) => fn.countAll().as("count"))
          .where("cause", "=", "age")
          .where("erased_at", ">", dayBefore)
          .as("erased"),
      ])
      .executeTakeFirstOrThrow(),
  );
  const ofDay = Math.max(1, Math.floor((Number(kept) + Number(erased)) * MOST_A_DAY));
  return Math.max(0, ofDay - Number(erased));
}

/** They are about a contact, not about a request, so nothing else takes them along. */
async function eraseOldStopMessages({ queries }: Database, before: string) {
  await withRetry(() =>
    queries
      .deleteFrom("outbox")
      .where("message", "=", "staff-stop")
      .where("state", "in", ["sent", "cancelled"])
      .where("created_at", "<", before)
      .execute(),
  );
}

interface RetentionOptions {
  /** May fail; then it is asked again a day later. */
  database: () => Promise<Database>;
  keepMonths: number;
  mailFolder: string;
  log: Log;
}

export interface Retention {
  /** Finishes what it is about, and looks no more. */
  stop: () => Promise<void>;
}

export function startRetention({
  database,
  keepMonths,
  mailFolder,
  log,
}: RetentionOptions): Retention {
  let looking = Promise.resolve();
  async function look() {
    try {
      const { erased, left } = await eraseOld(await database(), { keepMonths, mailFolder });
      if (erased > 0) log.info({ erased, keepMonths }, "requests were erased: kept long enough");
      if (left > 0) {
        log.warn(
          { left, keepMonths },
          "more are old enough than a day may erase: is the clock right?",
        );
      }
      await eraseOldConsents(await database());
      await forgetOldCounts(await database(), keepMonths);
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
