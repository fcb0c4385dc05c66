/** Forgets a person: everything that came from the same e-mail address or phone number. */
import { isEmail, isPhone } from "#requests/asking/contact.ts";
import { consentsOf, pareConsents } from "#requests/keeping/consent-records.server.ts";
import { contactKey } from "#requests/keeping/suppression-key.server.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { eraseRequests, noteForgotten } from "#requests/keeping/erase.server.ts";
import { mailName } from "#requests/keeping/outbox.server.ts";
import { removeMailFiles } from "#requests/sending/mail-files.server.ts";
import type { Message } from "#requests/keeping/outbox.server.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";

/** What there is about a person. */
export interface Traces {
  /** References of requests, and of entries of the waitlist. */
  requests: string[];
  /** Messages about the requests, and those that tell staff to stop contact. */
  messages: Message[];
  /** What the suppression list knows the contacts by. */
  contacts: string[];
  /** References of requests, erased or not, with which the person agreed to be contacted. */
  consents: string[];
}

/** @returns nothing where there is neither such a request nor a record of consents that came with it */
export async function tracesOf(database: Database, reference: string): Promise<Traces | undefined> {
  const { queries, hashContact } = database;
  return withRetry(async () => {
    const one = await queries
      .selectFrom("requests")
      .select(["email_key", "phone"])
      .where("reference", "=", reference)
      .executeTakeFirst();
    const known = await consentsOf(database, { reference });
    if (!one && known.every(({ contact }) => contact === "")) return undefined;
    const contactsOf = one
      ? [one.email_key, one.phone]
      : known.map(({ contact }) => contactKey(contact));
    const [emails, phones] = [contactsOf.filter(isEmail), contactsOf.filter(isPhone)];
    const rows = await queries
      .selectFrom("requests")
      .select("reference")
      .where((where) =>
        where.or([
          where("reference", "=", reference),
          ...emails.map((email) => where("email_key", "=", email)),
          ...phones.map((phone) => where("phone", "=", phone)),
        ]),
      )
      .orderBy("created_at")
      .execute();
    const requests = rows.map((row) => row.reference);
    const contacts = contactsOf.filter(Boolean).map(hashContact);
    const messages = await queries
      .selectFrom("outbox")
      .selectAll()
      .where("about", "in", [...requests, ...contacts])
      .execute();
    const consents = await queries
      .selectFrom("consents")
      .select("reference")
      .distinct()
      .where((where) =>
        where.or([
          where("reference", "in", [reference, ...requests]),
          ...(contacts.length > 0 ? [where("contact_hash", "in", contacts)] : []),
        ]),
      )
      .execute();
    return {
      requests,
      messages,
      contacts,
      consents: consents.map((row) => row.reference),
    };
  });
}

/**
 * Erases it all, from the tables and from the folder of mails. That contact was stopped stays known
 * by its code: to forget that would be to begin anew. Of consents stays the least that proves them.
 */
export async function forgetPerson(
  database: Database,
  { requests, messages, contacts, consents }: Traces,
  mailFolder: string,
): Promise<void> {
  const about = [...requests, ...contacts];
  await withRetry(() =>
    database.queries.deleteFrom("outbox").where("about", "in", about).execute(),
  );
  // First, so that no copy of the database can bring back what is gone from here.
  await noteForgotten(database.folder, [...requests, ...consents]);
  await pareConsents(database, consents);
  try {
    await eraseRequests(database, requests, "asked", mailFolder);
    if (requests.length === 0) await database.scrub();
  } finally {
    await removeMailFiles(mailFolder, messages.map(mailName));
  }
}
