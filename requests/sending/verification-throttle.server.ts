/**
 * When the link that confirms a deletion goes out. Its owner asked for it, so nobody can keep it from
 * going: not by asking in the owner's name, not by a stop. But it comes once an hour at most; one
 * link confirms all that was asked for the same account.
 */
import { LINK_HOURS } from "#app/content/promises.ts";
import { emailKey, isDotless, isTagged, mailboxOf } from "#requests/asking/contact.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import type { Message } from "#requests/keeping/outbox.server.ts";
import type { KeptRequest } from "#requests/keeping/request.ts";
import { openDeletionsOf } from "#requests/keeping/same-owner.server.ts";
import { findRequest } from "#requests/keeping/store.server.ts";

/** An address gets one link in so long. Its tagged forms, which anybody can make up, share another. */
export const LINK_EVERY_MS = 3_600_000;
/** A mail names so many of the other requests that it confirms. */
const MOST_NAMED = 10;

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
  const { reference } = request;
  const until = new Date((await database.now()).getTime() + LINK_HOURS * 3_600_000).toISOString();
  await database.transaction((queries) =>
    queries
      .updateTable("requests")
      .set({ link_until: until })
      .where("reference", "=", reference)
      .where("verified_at", "is", null)
      .execute(),
  );
  return (await findRequest(database, { reference })) ?? request;
}

/** @returns the references of what else the link confirms, the newest first */
export async function alsoConfirmed(
  { queries, now }: Database,
  { reference, email }: KeptRequest,
): Promise<string[]> {
  const rows = await queries
    .selectFrom("requests")
    .select("reference")
    .where(openDeletionsOf(email, (await now()).toISOString()))
    .where("reference", "!=", reference)
    .orderBy("created_at", "desc")
    .limit(MOST_NAMED)
    .execute();
  return rows.map((row) => row.reference);
}

/** Links into the same mailbox that wait before this one, or went out of late. */
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
