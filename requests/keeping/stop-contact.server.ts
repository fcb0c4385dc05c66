/** Opt-out: ends all contact with an e-mail address or a phone number, at once. */
import type { Transaction } from "kysely";
import { emailKey, mailboxOf } from "#questions/contact.ts";
import { contactKey } from "#requests/keeping/contact-key.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { forStaff, type Recipients, type StopDetails } from "#requests/sending/outgoing.server.ts";
import { addToOutbox } from "#requests/keeping/outbox.server.ts";
import { patiently } from "#requests/keeping/patiently.server.ts";
import type { Stop, Tables } from "#requests/keeping/tables.ts";

/**
 * Stops contact about everything asked before now: marks the requests, calls back what waits to be
 * sent to the person, and tells staff once. What the person asks for later is answered by staff. Only
 * the link that confirms a deletion still goes out: a stranger must not be able to hold it back.
 *
 * @param contact an e-mail address or a phone number, as typed
 * @returns nothing where that was known, and nothing was asked since
 */
export function stopContact(
  database: Database,
  contact: string,
  recipients: Recipients,
): Promise<Stop | undefined> {
  const key = contactKey(contact);
  const hash = database.stopKey.of(key);
  return patiently(async () => {
    const now = (await database.now()).toISOString();
    return database.transaction(async (queries) => {
      const { numInsertedOrUpdatedRows: isNew } = await queries
        .insertInto("stops")
        .values({ contact_hash: hash, stopped_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      const references = await markStopped(queries, key, now);
      await queries.deleteFrom("wishes").where("email_key", "=", key).execute();
      if (!isNew && references.length === 0) return undefined;
      await queries
        .updateTable("stops")
        .set({ stopped_at: now })
        .where("contact_hash", "=", hash)
        .execute();
      const details: StopDetails = { contact: key, references };
      await addToOutbox(queries, forStaff(hash, "staff-stop", recipients, details), now);
      return { contact_hash: hash, stopped_at: now };
    });
  });
}

/** Whether an e-mail address, or the mailbox that it leads into, is to be left alone. */
export async function isStopped({ queries, stopKey }: Database, email: string): Promise<boolean> {
  const hashes = [emailKey(email), mailboxOf(email)].flatMap(stopKey.allOf);
  const stops = queries.selectFrom("stops").select("stopped_at");
  return (await stops.where("contact_hash", "in", hashes).executeTakeFirst()) !== undefined;
}

/** @returns the references of the requests that were not stopped before */
async function markStopped(queries: Transaction<Tables>, key: string, now: string) {
  const stopped = await queries
    .updateTable("requests")
    .set({ stopped_at: now })
    .where("stopped_at", "is", null)
    .where((where) => where.or([where("email_key", "=", key), where("phone", "=", key)]))
    .returning("reference")
    .execute();
  const references = stopped.map(({ reference }) => reference);
  if (references.length > 0) await callBackReceipts(queries, references);
  return references;
}

/** What waits to tell the person that a request was received need not be told any more. */
export async function callBackReceipts(queries: Transaction<Tables>, references: string[]) {
  await queries
    .updateTable("outbox")
    .set({ state: "cancelled", details: "{}" })
    .where("about", "in", references)
    .where("message", "=", "visitor-receipt")
    .where("state", "in", ["waiting", "parked"])
    .execute();
}
