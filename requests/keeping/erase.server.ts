/**
 * Erases requests with all that hangs on them, and people with all that came from the same e-mail
 * address or phone number.
 */
import { isEmail, isPhone } from "#questions/contact.ts";
import { consentsOf, pareConsents } from "#requests/keeping/consent-records.server.ts";
import { type Database, withRetry } from "#requests/keeping/database.server.ts";
import { addLines, readLines } from "#requests/keeping/line-file.server.ts";
import { mailName, type Message } from "#requests/keeping/outbox.server.ts";
import { contactKey } from "#requests/keeping/suppression-key.server.ts";
import { mailFolderIn, removeMailFiles } from "#requests/sending/mail-folder.server.ts";

/** So many at a time, so that visitors who send something meanwhile hardly wait. */
const BATCH = 200;

/**
 * References of what was erased, beside the database: to bring them back with a backup would break
 * our word. The file says nothing about people.
 */
const FILE = "erased.txt";
/** Behind the reference of somebody who is forgotten, of whom less is kept than of others. */
const FORGOTTEN = " forgotten";

/**
 * Erases them for good, from the tables and from the mails that are kept as files.
 *
 * @throws when that did not work; then some may be gone, and the rest goes the next time
 */
export async function eraseRequests(database: Database, references: string[]): Promise<void> {
  await eraseFromTables(database, references);
  // Afterwards, so that nothing can be written anew.
  await removeMailFiles(mailFolderIn(database.folder), references);
}

/** The same, but mails that are kept as files stay. */
export async function eraseFromTables(database: Database, references: string[]): Promise<void> {
  for (let start = 0; start < references.length; start += BATCH) {
    const some = references.slice(start, start + BATCH);
    // First, so that no backup of the database can bring back what is gone from here.
    await addLines(database.folder, FILE, some);
    await database.transaction(async (queries) => {
      await queries.deleteFrom("requests").where("reference", "in", some).execute();
      await queries.deleteFrom("outbox").where("about", "in", some).execute();
    });
  }
}

/** @returns references; those of people who are forgotten may stand among both */
export async function readErased(folder: string) {
  const lines = await readLines(folder, FILE);
  const forgotten = lines.filter((line) => line.endsWith(FORGOTTEN));
  return {
    erased: new Set(lines),
    forgotten: forgotten.map((line) => line.slice(0, -FORGOTTEN.length)),
  };
}

/** What there is about a person. */
interface Traces {
  /** References of requests, and of entries of the waitlist. */
  requests: string[];
  /** Messages about the requests, and those that tell staff to stop contact. */
  messages: Message[];
  /** The hashes by which the suppression list knows the contacts. */
  contacts: string[];
  /** References of requests, erased or not, with which the person agreed to be contacted. */
  consents: string[];
}

/** @returns nothing where there is neither such a request nor a record of consents that came with it */
export function tracesOf(database: Database, reference: string): Promise<Traces | undefined> {
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
    const rows = await queries
      .selectFrom("requests")
      .select("reference")
      .where((where) =>
        where.or([
          where("reference", "=", reference),
          ...contactsOf.filter(isEmail).map((email) => where("email_key", "=", email)),
          ...contactsOf.filter(isPhone).map((phone) => where("phone", "=", phone)),
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
          where("contact_hash", "in", contacts),
        ]),
      )
      .execute();
    return { requests, messages, contacts, consents: consents.map((row) => row.reference) };
  });
}

/**
 * Erases it all, from the tables and from the folder of mails. The suppression list keeps the hash of
 * the contact: to forget that would be to begin anew. The least that proves consents stays.
 */
export async function forgetPerson(
  database: Database,
  { requests, messages, contacts, consents }: Traces,
): Promise<void> {
  const about = [...requests, ...contacts];
  await database.transaction((queries) =>
    queries.deleteFrom("outbox").where("about", "in", about).execute(),
  );
  // First, so that no copy of the database can bring back what is gone from here.
  const lines = [...requests, ...consents].map((reference) => reference + FORGOTTEN);
  await addLines(database.folder, FILE, lines);
  await pareConsents(database, consents);
  try {
    await eraseRequests(database, requests);
  } finally {
    await removeMailFiles(mailFolderIn(database.folder), messages.map(mailName));
  }
}
