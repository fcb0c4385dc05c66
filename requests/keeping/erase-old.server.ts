/** Erases what was kept long enough. */
import type { Database } from "#requests/keeping/database.server.ts";
import { monthsBefore } from "#requests/keeping/months-before.ts";
import { eraseOldWishes } from "#requests/keeping/erase-wishes.server.ts";
import { eraseRequests } from "#requests/keeping/erase.server.ts";
import { eraseOldAside } from "#requests/keeping/old-copies.server.ts";
import { mailName } from "#requests/keeping/outbox.server.ts";
import { removeMailFiles } from "#requests/sending/mail-files.server.ts";
import { patiently } from "#requests/keeping/patiently.server.ts";

/** Somewhat less than a day, so that what was erased yesterday at this time does not count. */
const DAY_MS = 23 * 3_600_000;
/**
 * What a day may erase, as a part of all requests. A clock that is years ahead makes all of them
 * old at once, and nobody could tell that by the clock. So it costs a tenth a day, the oldest
 * first, and whoever reads the log has days to notice; in ordinary times far less is due in a day.
 */
export const MOST_A_DAY = 0.1;

/** The same for wishes to be told of an opening, of which there are few. */
const MOST_WISHES_A_LOOK = 20;
const ALL = 1_000_000;

export interface ErasedOld {
  erased: number;
  /** Requests that are old enough too, but were too many for one day. */
  left: number;
}

interface Options {
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
export async function eraseOld(database: Database, options: Options): Promise<ErasedOld> {
  const { keepMonths, mailFolder, all = false } = options;
  const now = await patiently(database.now);
  const before = monthsBefore(now, keepMonths).toISOString();
  const old = await oldRequests(database, before);
  const most = all ? old.length : await dueToday(database, now);
  const references = old.slice(0, most);
  await eraseRequests(database, references, "age", mailFolder);
  await eraseOldStopMessages(database, before, mailFolder);
  await eraseOldWishes(database, { before, most: all ? ALL : MOST_WISHES_A_LOOK, mailFolder });
  await eraseOldAside(database.folder, now);
  // Also of what was erased on request while the journal could not be emptied.
  await database.scrub();
  return { erased: references.length, left: old.length - references.length };
}

/** @returns references, the oldest first */
export async function oldRequests({ queries }: Database, before: string): Promise<string[]> {
  const rows = await patiently(() =>
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
  const { kept, erased } = await patiently(() =>
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
async function eraseOldStopMessages({ queries }: Database, before: string, mailFolder: string) {
  const erased = await patiently(() =>
    queries
      .deleteFrom("outbox")
      .where("message", "=", "staff-stop")
      .where("state", "in", ["sent", "cancelled"])
      .where("created_at", "<", before)
      .returningAll()
      .execute(),
  );
  await removeMailFiles(mailFolder, erased.map(mailName));
}
