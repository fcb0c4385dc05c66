/** Erases what was kept long enough. */
import type { Database } from "#requests/database.server.ts";
import { eraseRequests } from "#requests/erase.server.ts";
import { mailName } from "#requests/outbox.server.ts";
import { removeMailFiles } from "#requests/mail-files.server.ts";
import { patiently } from "#requests/patiently.server.ts";

/**
 * What one run may erase, as a part of all requests. A clock that is years ahead makes all of them
 * old at once, and nobody could tell that by the clock. So it costs a tenth a day, the oldest
 * first, and whoever reads the log has days to notice; in ordinary times far less is due in a day.
 */
export const MOST_AT_ONCE = 0.1;

export interface ErasedOld {
  erased: number;
  /** Requests that are old enough too, but were too many for one run. */
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
 * Erases the requests that are older than so many months, and the messages about stops that are.
 *
 * @throws when that did not work; the rest is erased by the next run
 */
export async function eraseOld(database: Database, options: Options): Promise<ErasedOld> {
  const { keepMonths, mailFolder, all = false } = options;
  const before = monthsBefore(await patiently(database.now), keepMonths).toISOString();
  const old = await oldRequests(database, before);
  const most = all
    ? old.length
    : Math.max(1, Math.floor((await countAll(database)) * MOST_AT_ONCE));
  const references = old.slice(0, most);
  await eraseRequests(database, references, "age", mailFolder);
  await eraseOldStopMessages(database, before, mailFolder);
  return { erased: references.length, left: old.length - references.length };
}

/** The same day so many months ago, or the last of that month where it has no such day. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
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

async function countAll({ queries }: Database): Promise<number> {
  const { count } = await patiently(() =>
    queries
      .selectFrom("requests")
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirstOrThrow(),
  );
  return Number(count);
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
