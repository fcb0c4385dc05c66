/** Forgets a person: everything that came from the same e-mail address or phone number. */
import type { Database } from "#requests/keeping/database.server.ts";
import { eraseRequests } from "#requests/keeping/erase.server.ts";
import { digestName, mailName } from "#requests/keeping/outbox.server.ts";
import { removeMailFiles } from "#requests/sending/mail-files.server.ts";
import type { Message } from "#requests/keeping/outbox.server.ts";
import { patiently } from "#requests/keeping/patiently.server.ts";

/** What there is about a person. */
export interface Traces {
  /** References of requests. */
  requests: string[];
  /** Messages about the requests, and those that tell staff to stop contact. */
  messages: Message[];
  /** What stops of the contacts are known by. */
  contacts: string[];
}

/** @returns nothing where there is no such request */
export async function tracesOf(database: Database, reference: string): Promise<Traces | undefined> {
  const { queries, stopKey } = database;
  return patiently(async () => {
    const one = await queries
      .selectFrom("requests")
      .select(["email_key", "phone"])
      .where("reference", "=", reference)
      .executeTakeFirst();
    if (!one) return undefined;
    const rows = await queries
      .selectFrom("requests")
      .select("reference")
      .where((where) =>
        where.or([
          where("reference", "=", reference),
          ...(one.email_key ? [where("email_key", "=", one.email_key)] : []),
          ...(one.phone ? [where("phone", "=", one.phone)] : []),
        ]),
      )
      .orderBy("created_at")
      .execute();
    const requests = rows.map((row) => row.reference);
    const contacts = [one.email_key, one.phone].filter(Boolean).flatMap(stopKey.allOf);
    const messages = await queries
      .selectFrom("outbox")
      .selectAll()
      .where("about", "in", [...requests, ...contacts])
      .execute();
    return { requests, messages, contacts };
  });
}

/**
 * Erases it all, from the tables and from the folder of mails. That contact was stopped stays known
 * by its hash: to forget that would be to begin anew.
 */
export async function forgetPerson(
  database: Database,
  { requests, messages, contacts }: Traces,
  mailFolder: string,
): Promise<void> {
  const about = [...requests, ...contacts];
  await patiently(() =>
    database.queries.deleteFrom("outbox").where("about", "in", about).execute(),
  );
  // Digests of stops name contacts, and nobody knows which; staff have them as mail.
  const names = [...messages.map(mailName), digestName("staff-stop")];
  try {
    await eraseRequests(database, requests, "asked", mailFolder);
  } finally {
    await removeMailFiles(mailFolder, names);
  }
}
