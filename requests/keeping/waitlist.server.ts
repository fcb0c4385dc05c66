/**
 * The waitlist: addresses that want to be told when something opens. An entry is a row of the requests
 * with an e-mail address and nothing else, which no other command lists. It counts once it is confirmed
 * by a link in a mail (double opt-in): anybody can type anybody's address.
 */
import { WAITLIST_DAYS } from "#app/content/promises.ts";
import { emailKey, mailboxOf } from "#questions/contact.ts";
import { type Database, withRetry } from "#requests/keeping/database.server.ts";
import { eraseRequests } from "#requests/keeping/erase.server.ts";
import { addToOutbox, type LinkDetails, newMail } from "#requests/keeping/outbox.server.ts";
import { hashOf, newReference, newSecret } from "#requests/keeping/reference.server.ts";

const DAY_MS = 24 * 3_600_000;
/** An address that asks for the same again within this gets no second mail. */
const NO_SECOND_MAIL_MS = DAY_MS;

export interface NewWaitlistEntry {
  about: string;
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
export async function joinWaitlist(database: Database, entry: NewWaitlistEntry): Promise<void> {
  const { about, email, language } = entry;
  const [reference, link] = [newReference(), newSecret()];
  const now = await database.now();
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const asked = {
    language,
    created_at: at(0),
    link_hash: hashOf(link),
    link_until: at(WAITLIST_DAYS * DAY_MS),
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
        answers: answersOf(about),
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
    const details: LinkDetails = { link };
    await addToOutbox(queries, [newMail(kept.reference, "visitor-waitlist", details)], at(0));
  });
}

/** @returns nothing where there is none, or its time is over */
export async function findWaitlistEntry(
  database: Database,
  by: { link: string } | { reference: string },
): Promise<WaitlistEntry | undefined> {
  const row = await withRetry(() =>
    ("link" in by
      ? entries(database).where("link_hash", "=", hashOf(by.link))
      : entries(database).where("reference", "=", by.reference)
    ).executeTakeFirst(),
  );
  if (!row) return undefined;
  const { reference, email, language, verified_at, link_until } = row;
  const [isConfirmed, linkUntil] = [verified_at !== null, link_until ?? ""];
  if (!isConfirmed && linkUntil <= (await database.now()).toISOString()) return undefined;
  return { reference, email, language, about: aboutIn(row), isConfirmed, linkUntil };
}

/** By the link in the mail, and in time; once more does nothing. */
export async function confirmWaitlistEntry(database: Database, link: string): Promise<void> {
  const now = (await database.now()).toISOString();
  await database.transaction((queries) =>
    queries
      .updateTable("requests")
      .set({ verified_at: now })
      .where("kind", "=", "waitlist")
      .where("link_hash", "=", hashOf(link))
      .where("verified_at", "is", null)
      .where("link_until", ">", now)
      .execute(),
  );
}

/** Does nothing where the link is unknown. */
export async function leaveWaitlist(database: Database, link: string): Promise<void> {
  const entry = await findWaitlistEntry(database, { link });
  if (entry) await eraseRequests(database, [entry.reference]);
}

export async function eraseExpiredEntries(database: Database, now: Date): Promise<void> {
  const unconfirmed = entries(database).where("verified_at", "is", null);
  await eraseEntries(database, unconfirmed.where("link_until", "<=", now.toISOString()));
}

async function eraseEntries(database: Database, which: ReturnType<typeof entries>) {
  const rows = await withRetry(() => which.execute());
  await eraseRequests(
    database,
    rows.map(({ reference }) => reference),
  );
}

/** Without those whose mail about the opening is on its way. */
export async function countWaitlist(database: Database) {
  const at = (await database.now()).toISOString();
  const untold = entries(database).where("done_at", "is", null);
  const rows = await withRetry(() => untold.orderBy("answers").execute());
  const alive = rows.filter((row) => row.verified_at ?? (row.link_until ?? "") > at);
  return [...Map.groupBy(alive, aboutIn)].map(([about, waiting]) => {
    const confirmed = waiting.filter((row) => row.verified_at).length;
    return { about, confirmed, unconfirmed: waiting.length - confirmed };
  });
}

/**
 * When something opens: queues the mail for all who confirmed and have none yet, so it may be called
 * again after it broke off, and erases what nobody confirmed. Once its mail is sent, an entry is erased.
 *
 * @returns how many mails were queued
 */
export async function notifyWaitlist(database: Database, about: string): Promise<number> {
  const now = (await database.now()).toISOString();
  const queued = await database.transaction(async (queries) => {
    const confirmed = await queries
      .updateTable("requests")
      .set({ done_at: now })
      .where("kind", "=", "waitlist")
      .where("answers", "=", answersOf(about))
      .where("verified_at", "is not", null)
      .where("done_at", "is", null)
      .returning("reference")
      .execute();
    for (const { reference } of confirmed) {
      await addToOutbox(queries, [newMail(reference, "visitor-opening")], now);
    }
    return confirmed.length;
  });
  const unconfirmed = entries(database).where("verified_at", "is", null);
  await eraseEntries(database, unconfirmed.where("answers", "=", answersOf(about)));
  return queued;
}

const entries = ({ queries }: Database) =>
  queries.selectFrom("requests").selectAll().where("kind", "=", "waitlist");

const answersOf = (about: string): string => JSON.stringify({ about });
const aboutIn = ({ answers }: { answers: string }): string => JSON.parse(answers).about;
