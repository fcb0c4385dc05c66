/** When something opens: how many wait for it, and the one mail that all who confirmed get. */
import type { Awaited } from "#requests/asking/services.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { eraseRequests } from "#requests/keeping/erase.server.ts";
import { addToOutbox } from "#requests/keeping/outbox.server.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";
import { aboutIn, waitlistEntries } from "#requests/keeping/waitlist.server.ts";
import { forWaitlist } from "#requests/sending/outgoing.server.ts";

/** So many at a time, so that visitors who send something meanwhile hardly wait. */
const BATCH = 200;

export interface WaitlistCount {
  about: Awaited;
  confirmed: number;
  unconfirmed: number;
  /** Of the confirmed, those whose mail is on its way. */
  called: number;
}

/** How many wait for what; nothing about whom. */
export async function countWaitlist(database: Database): Promise<WaitlistCount[]> {
  const at = (await database.now()).toISOString();
  const rows = await withRetry(() => waitlistEntries(database).execute());
  const counts = new Map<Awaited, WaitlistCount>();
  for (const row of rows) {
    if (!row.verified_at && (row.link_until ?? "") <= at) continue;
    const about = aboutIn(row);
    const count = counts.get(about) ?? { about, confirmed: 0, unconfirmed: 0, called: 0 };
    counts.set(about, count);
    if (row.verified_at) count.confirmed += 1;
    else count.unconfirmed += 1;
    if (row.done_at) count.called += 1;
  }
  return [...counts.values()].toSorted((one, other) => (one.about < other.about ? -1 : 1));
}

/**
 * Queues the mail for all who confirmed and have none yet, so it may be called again after it broke
 * off; and erases what nobody confirmed. Each entry is erased once its mail is sent.
 *
 * @returns how many mails were queued
 */
export async function notifyWaitlist(
  database: Database,
  about: Awaited,
  mailFolder: string,
): Promise<number> {
  const rows = await withRetry(() => waitlistEntries(database).execute());
  const waiting = rows.filter((row) => aboutIn(row) === about && !row.done_at);
  const unconfirmed = waiting.filter((row) => !row.verified_at);
  const confirmed = waiting.filter((row) => row.verified_at);
  let queued = 0;
  for (let start = 0; start < confirmed.length; start += BATCH) {
    const some = confirmed.slice(start, start + BATCH).map(({ reference }) => reference);
    queued += await withRetry(() => notifySome(database, some));
  }
  const references = unconfirmed.map(({ reference }) => reference);
  await eraseRequests(database, references, "asked", mailFolder);
  return queued;
}

/** Mark and mail go together: whoever is marked has a mail, and nobody has two. */
async function notifySome(database: Database, references: string[]): Promise<number> {
  const now = (await database.now()).toISOString();
  return database.transaction(async (queries) => {
    let queued = 0;
    for (const reference of references) {
      const { numUpdatedRows } = await queries
        .updateTable("requests")
        .set({ done_at: now })
        .where("reference", "=", reference)
        .where("done_at", "is", null)
        .executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) === 0) continue;
      await addToOutbox(queries, [forWaitlist(reference, "visitor-opening")], now);
      queued += 1;
    }
    return queued;
  });
}
