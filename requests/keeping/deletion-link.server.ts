/**
 * The link in a mail by which a person verifies the deletion of an account. Its owner asked for it, so
 * nobody can keep it from going out: not by asking in the owner's name, not by a stop. But it comes
 * once an hour at most, works once, and verifies all that is open for the same account.
 */
import { LINK_HOURS } from "#app/content/promises.ts";
import { emailKey, isDotless, isTagged, mailboxOf } from "#questions/contact.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import {
  addToOutbox,
  forStaff,
  type Message,
  type Recipients,
} from "#requests/keeping/outbox.server.ts";
import { hashOf } from "#requests/keeping/reference.server.ts";
import type { KeptRequest } from "#requests/keeping/request.ts";

/** An address gets one link in so long. Its tagged forms, which anybody can make up, share another. */
export const LINK_EVERY_MS = 3_600_000;

/**
 * Verifies a deletion, with all others that are open for the same account, and tells staff. Does
 * nothing if that was done, or the link is unknown or too old.
 */
export async function verifyDeletion(
  database: Database,
  link: string,
  recipients: Recipients,
): Promise<void> {
  const now = (await database.now()).toISOString();
  await database.transaction(async (queries) => {
    const verified = await queries
      .updateTable("requests")
      .set({ verified_at: now })
      .where("link_hash", "=", hashOf(link))
      .where("kind", "=", "deletion")
      .where("verified_at", "is", null)
      .where("link_until", ">", now)
      .returning(["reference", "email"])
      .executeTakeFirst();
    if (!verified) return;
    const { email } = verified;
    // Whoever reads its mail may verify them all, so the mailbox must certainly be the same.
    const others = await queries
      .updateTable("requests")
      .set({ verified_at: now })
      .where((where) =>
        isDotless(email)
          ? where("mailbox", "=", mailboxOf(email))
          : where("email_key", "=", emailKey(email)),
      )
      .where("kind", "=", "deletion")
      .where("verified_at", "is", null)
      .where("done_at", "is", null)
      .where("link_until", ">", now)
      .returning("reference")
      .execute();
    const messages = [verified, ...others].flatMap(({ reference }) =>
      forStaff(reference, "staff-verified", recipients),
    );
    await addToOutbox(queries, messages, now);
  });
}

/** @returns "now", "needless" because another brings it about, or the moment to ask again */
export async function turnOf(
  database: Database,
  message: Message,
  { email, verifiedAt }: KeptRequest,
): Promise<"now" | "needless" | Date> {
  if (verifiedAt) return "needless";
  const now = (await database.now()).getTime();
  const rows = await linksBefore(database, message, email, new Date(now - LINK_EVERY_MS));
  const rivals = rows.filter((row) => sharesTurn(row.email, email));
  // The oldest waits, and what comes later does not put it off.
  const earlier = rivals.filter(({ state }) => state === "waiting");
  if (earlier.some((row) => isSameOwner(row.email, email))) return "needless";
  if (earlier.length > 0) return new Date(now + LINK_EVERY_MS);
  const lastSent = Math.max(...rivals.map((row) => Date.parse(row.sent_at ?? "") || 0));
  return lastSent > 0 ? new Date(lastSent + LINK_EVERY_MS) : "now";
}

/** Lets the time of a link begin when its mail is written, which may be later than the request. */
export async function renewLink(database: Database, request: KeptRequest): Promise<KeptRequest> {
  const until = (await database.now()).getTime() + LINK_HOURS * 3_600_000;
  const linkUntil = new Date(until).toISOString();
  await database.transaction((queries) =>
    queries
      .updateTable("requests")
      .set({ link_until: linkUntil })
      .where("reference", "=", request.reference)
      .where("verified_at", "is", null)
      .execute(),
  );
  return { ...request, linkUntil };
}

/** Links into the same mailbox that wait before this one, or were sent lately. */
function linksBefore({ queries }: Database, message: Message, email: string, since: Date) {
  return queries
    .selectFrom("outbox")
    .innerJoin("requests", "requests.reference", "outbox.about")
    .select(["outbox.state", "outbox.sent_at", "requests.email"])
    .where("requests.mailbox", "=", mailboxOf(email))
    .where("outbox.message", "=", "visitor-link")
    .where("outbox.id", "!=", message.id)
    .where((where) =>
      where.or([
        where("outbox.sent_at", ">", since.toISOString()),
        where.and([
          where("outbox.state", "=", "waiting"),
          where("outbox.id", "<", message.id),
          where("requests.verified_at", "is", null),
        ]),
      ]),
    )
    .execute();
}

const sharesTurn = (one: string, other: string) =>
  isSameOwner(one, other) || (isTagged(one) && isTagged(other));

/** Both lead into the same mailbox, as far as can be told; here it has to be certain. */
const isSameOwner = (one: string, other: string) =>
  isDotless(one) || emailKey(one) === emailKey(other);
