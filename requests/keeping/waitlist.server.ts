/**
 * The waitlist: who wants to be told when something opens. An entry is a row of the requests, with an
 * e-mail address and nothing else, which no other command lists. It counts once it is confirmed by a
 * link in a mail (double opt-in): anybody can type anybody's address.
 */
import { WISH_DAYS } from "#app/content/promises.ts";
import { emailKey, mailboxOf } from "#requests/asking/contact.ts";
import type { Awaited } from "#requests/asking/services.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { eraseRequests } from "#requests/keeping/erase.server.ts";
import { addToOutbox } from "#requests/keeping/outbox.server.ts";
import { hashOf, newReference, newSecret } from "#requests/keeping/reference.server.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";
import { forWaitlist } from "#requests/sending/outgoing.server.ts";

const DAY_MS = 24 * 3_600_000;
/** Who asks for the same again within this gets no second mail. */
const NO_SECOND_MAIL_MS = DAY_MS;

export interface NewWaitlistEntry {
  about: Awaited;
  email: string;
  /** Of the page, and of our mails. */
  language: string;
}

export interface WaitlistEntry extends NewWaitlistEntry {
  reference: string;
  isConfirmed: boolean;
  /** Until then it can be confirmed. */
  linkUntil: string;
}

/**
 * Keeps an entry, with the mail that asks to confirm it. Nobody learns by it whether it was there
 * before: a confirmed one stays as it is, and an open one gets another mail a day after the last.
 *
 * @throws when it could not be kept
 */
export function joinWaitlist(database: Database, entry: NewWaitlistEntry): Promise<void> {
  const { about, email, language } = entry;
  const [reference, link] = [newReference(), newSecret()];
  return withRetry(async () => {
    const now = await database.now();
    const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
    const asked = {
      language,
      created_at: at(0),
      link_hash: hashOf(link),
      link_until: at(WISH_DAYS * DAY_MS),
    };
    await database.transaction(async (queries) => {
      const kept = await queries
        .insertInto("requests")
        .values({
          ...asked,
          reference,
          kind: "waitlist",
          receipt: newSecret(),
          // An address waits once for each thing.
          form_key: `waitlist ${about} ${emailKey(email)}`,
          name: "",
          email,
          email_key: emailKey(email),
          mailbox: mailboxOf(email),
          phone: "",
          answers: JSON.stringify({ about }),
          consents: "[]",
        })
        .onConflict((conflict) =>
          conflict
            .column("form_key")
            .doUpdateSet(asked)
            .where("requests.verified_at", "is", null)
            .where("requests.created_at", "<=", at(-NO_SECOND_MAIL_MS)),
        )
        .returning("reference")
        .executeTakeFirst();
      if (!kept) return;
      // The link of a mail that still waits to be sent is no good any more.
      await queries.deleteFrom("outbox").where("about", "=", kept.reference).execute();
      await addToOutbox(
        queries,
        [forWaitlist(kept.reference, "visitor-waitlist", { link })],
        at(0),
      );
    });
  });
}

export const waitlistEntries = ({ queries }: Database) =>
  queries.selectFrom("requests").selectAll().where("kind", "=", "waitlist");

export const aboutIn = ({ answers }: { answers: string }): Awaited => JSON.parse(answers).about;

/** @returns nothing where there is none, or its time is over */
export async function findWaitlistEntry(
  database: Database,
  by: { link: string } | { reference: string },
): Promise<WaitlistEntry | undefined> {
  const row = await withRetry(() =>
    ("link" in by
      ? waitlistEntries(database).where("link_hash", "=", hashOf(by.link))
      : waitlistEntries(database).where("reference", "=", by.reference)
    ).executeTakeFirst(),
  );
  if (!row) return undefined;
  const { reference, email, language, verified_at, link_until } = row;
  const [isConfirmed, linkUntil] = [verified_at !== null, link_until ?? ""];
  if (!isConfirmed && linkUntil <= (await database.now()).toISOString()) return undefined;
  return { reference, email, language, about: aboutIn(row), isConfirmed, linkUntil };
}

/** By the link in the mail, and in time; once more does nothing. */
export function confirmWaitlistEntry(database: Database, link: string): Promise<void> {
  return withRetry(async () => {
    const now = (await database.now()).toISOString();
    await database.queries
      .updateTable("requests")
      .set({ verified_at: now })
      .where("kind", "=", "waitlist")
      .where("link_hash", "=", hashOf(link))
      .where("verified_at", "is", null)
      .where("link_until", ">", now)
      .execute();
  });
}

/** By the link in any of our mails; does nothing where it is unknown. */
export async function leaveWaitlist(
  database: Database,
  link: string,
  mailFolder: string,
): Promise<void> {
  const entry = await findWaitlistEntry(database, { link });
  if (entry) await eraseRequests(database, [entry.reference], "asked", mailFolder);
}

/** @returns the references of all entries of an e-mail address */
export async function waitlistEntriesOf(database: Database, email: string): Promise<string[]> {
  const rows = await withRetry(() =>
    waitlistEntries(database).where("email_key", "=", emailKey(email)).execute(),
  );
  return rows.map(({ reference }) => reference);
}

/** @returns the references of what nobody confirmed in time */
export async function expiredWaitlistEntries(database: Database, now: Date): Promise<string[]> {
  const rows = await withRetry(() =>
    waitlistEntries(database)
      .where("verified_at", "is", null)
      .where("link_until", "<=", now.toISOString())
      .execute(),
  );
  return rows.map(({ reference }) => reference);
}

/** @returns the secret of a new link, for another mail: that of the first is not known any more */
export async function renewWaitlistLink(database: Database, reference: string): Promise<string> {
  const link = newSecret();
  await database.queries
    .updateTable("requests")
    .set({ link_hash: hashOf(link) })
    .where("reference", "=", reference)
    .execute();
  return link;
}
