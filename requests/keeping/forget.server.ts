/** Forgets a person: everything that came from the same e-mail address or phone number. */
import { isEmail, isPhone } from "#questions/contact.ts";
import { consentsOf, pareConsents } from "#requests/keeping/consent-records.server.ts";
import { contactKey } from "#requests/keeping/contact-key.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { eraseWishes, wishesOf } from "#requests/keeping/erase-wishes.server.ts";
import { eraseRequests } from "#requests/keeping/erase.server.ts";
import { noteForgotten } from "#requests/keeping/erased-file.server.ts";
import { digestName, mailName, type Message } from "#requests/keeping/outbox.server.ts";
import { removeMailFiles } from "#requests/sending/mail-files.server.ts";
import { patiently } from "#requests/keeping/patiently.server.ts";

/** What there is about a person. */
export interface Traces {
  /** References of requests. */
  requests: string[];
  /** Ids of wishes to be told when something opens. */
  wishes: string[];
  /** Messages about the requests, and those that tell staff to stop contact. */
  messages: Message[];
  /** What stops of the contacts are known by. */
  contacts: string[];
  /** References of requests, erased or not, with which the person agreed to be contacted. */
  consents: string[];
}

/** @returns nothing where there is neither such a request nor a record of consents that came with it */
export async function tracesOf(database: Database, reference: string): Promise<Traces | undefined> {
  const { queries, stopKey } = database;
  return patiently(async () => {
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
    const contacts = contactsOf.filter(Boolean).flatMap(stopKey.allOf);
    const wishes = (await Promise.all(emails.map((email) => wishesOf(database, email)))).flat();
    const messages = await queries
      .selectFrom("outbox")
      .selectAll()
      .where("about", "in", [...requests, ...wishes, ...contacts])
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
      wishes,
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
  { requests, wishes, messages, contacts, consents }: Traces,
  mailFolder: string,
): Promise<void> {
  const about = [...requests, ...wishes, ...contacts];
  await patiently(() =>
    database.queries.deleteFrom("outbox").where("about", "in", about).execute(),
  );
  // Digests of stops name contacts, and nobody knows which; staff have them as mail.
  const names = [...messages.map(mailName), digestName("staff-stop")];
  // First, so that no copy of the database can bring back what is gone from here.
  await noteForgotten(database.folder, [...requests, ...consents]);
  await pareConsents(database, consents);
  try {
    await eraseWishes(database, wishes);
    await eraseRequests(database, requests, "asked", mailFolder);
    if (requests.length === 0) await database.scrub();
  } finally {
    await removeMailFiles(mailFolder, names);
  }
}
