/**
 * The suppression list (do not contact): contacts that want to hear nothing more, as keyed hashes. It
 * also stands in a file beside the database, because a backup that is restored does not know who
 * asked to be left alone after it was made.
 */
import type { Transaction } from "kysely";
import { emailKey, mailboxOf } from "#questions/contact.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { addLines, readLines } from "#requests/keeping/line-file.server.ts";
import {
  addToOutbox,
  forStaff,
  type Recipients,
  type StopDetails,
} from "#requests/keeping/outbox.server.ts";
import { contactKey } from "#requests/keeping/suppression-key.server.ts";
import type { Suppression, Tables } from "#requests/keeping/tables.ts";

const FILE = "suppression-list.txt";
const LINE = /^(?<contact_hash>[\da-f]{64}) (?<stopped_at>\S+Z)$/;

/**
 * Stops contact about everything asked before now: marks the requests, cancels what waits to be
 * sent to the person, and tells staff once. What the person asks for later is answered by staff. Only
 * the link that confirms a deletion still goes out: a stranger must not be able to hold it back.
 *
 * @param contact an e-mail address or a phone number, as typed
 * @returns nothing where that was known, and nothing was asked since
 */
export async function suppressContact(
  database: Database,
  contact: string,
  recipients: Recipients,
): Promise<Suppression | undefined> {
  const key = contactKey(contact);
  const contact_hash = database.hashContact(key);
  const stopped_at = (await database.now()).toISOString();
  return database.transaction(async (queries) => {
    const { numInsertedOrUpdatedRows: isNew } = await queries
      .insertInto("suppressions")
      .values({ contact_hash, stopped_at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    const references = await endContact(queries, key, stopped_at);
    if (!isNew && references.length === 0) return undefined;
    await queries
      .updateTable("suppressions")
      .set({ stopped_at })
      .where("contact_hash", "=", contact_hash)
      .execute();
    const details: StopDetails = { contact: key, references };
    const messages = forStaff(contact_hash, "staff-stop", recipients, details);
    await addToOutbox(queries, messages, stopped_at);
    return { contact_hash, stopped_at };
  });
}

/** Whether an e-mail address, or the mailbox that it leads into, is to be left alone. */
export async function isSuppressed(
  { queries, hashContact }: Database,
  email: string,
): Promise<boolean> {
  const hashes = [emailKey(email), mailboxOf(email)].map(hashContact);
  const rows = queries.selectFrom("suppressions").select("stopped_at");
  return (await rows.where("contact_hash", "in", hashes).executeTakeFirst()) !== undefined;
}

/** @throws when it cannot be written */
export const noteSuppressed = (
  folder: string,
  { contact_hash, stopped_at }: Suppression,
): Promise<void> => addLines(folder, FILE, [`${contact_hash} ${stopped_at}`]);

/** A line may have been cut short, where the machine went down while it was written. */
export const readSuppressed = async (folder: string): Promise<Suppression[]> =>
  (await readLines(folder, FILE)).flatMap(
    (line) => (LINE.exec(line)?.groups as Suppression | undefined) ?? [],
  );

/**
 * Stops contact again, after a backup was restored. Staff are told nothing: they were, at the time.
 *
 * @param suppressions in any order; the latest of each contact counts
 * @returns how many contacts the database did not know to be stopped, or not since then
 */
export async function suppressAgain(
  database: Database,
  suppressions: Suppression[],
): Promise<number> {
  const sorted = suppressions.toSorted((a, b) => (a.stopped_at < b.stopped_at ? -1 : 1));
  const latest = new Map(sorted.map((one) => [one.contact_hash, one.stopped_at]));
  return database.transaction(async (queries) => {
    for (const [contact_hash, stopped_at] of latest) {
      const { numInsertedOrUpdatedRows: isNew } = await queries
        .insertInto("suppressions")
        .values({ contact_hash, stopped_at })
        .onConflict((conflict) =>
          conflict
            .column("contact_hash")
            .doUpdateSet({ stopped_at })
            .where("suppressions.stopped_at", "<", stopped_at),
        )
        .executeTakeFirstOrThrow();
      if (!isNew) latest.delete(contact_hash);
    }
    const contacts = await queries.selectFrom("requests").select(["email_key", "phone"]).execute();
    for (const key of new Set(contacts.flatMap(({ email_key, phone }) => [email_key, phone]))) {
      const stoppedAt = key && latest.get(database.hashContact(key));
      if (stoppedAt) await endContact(queries, key, stoppedAt);
    }
    return latest.size;
  });
}

/**
 * Takes a person off all waitlists, and marks what was asked for before.
 *
 * @returns the references of the requests before then that were not stopped yet
 */
async function endContact(queries: Transaction<Tables>, key: string, stopped_at: string) {
  const waiting = queries
    .selectFrom("requests")
    .select("reference")
    .where("kind", "=", "waitlist")
    .where("email_key", "=", key);
  await queries.deleteFrom("outbox").where("about", "in", waiting).execute();
  await queries.deleteFrom("requests").where("reference", "in", waiting).execute();
  const stopped = await queries
    .updateTable("requests")
    .set({ stopped_at })
    .where("stopped_at", "is", null)
    .where("created_at", "<=", stopped_at)
    .where((where) => where.or([where("email_key", "=", key), where("phone", "=", key)]))
    .returning("reference")
    .execute();
  const references = stopped.map(({ reference }) => reference);
  if (references.length === 0) return references;
  // What waits to tell the person that a request was received need not be told any more.
  await queries
    .updateTable("outbox")
    .set({ state: "cancelled", details: "{}" })
    .where("about", "in", references)
    .where("message", "=", "visitor-receipt")
    .where("state", "in", ["waiting", "dead"])
    .execute();
  return references;
}
