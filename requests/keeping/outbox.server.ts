/**
 * The outbox: messages that wait to be sent (a job queue in the database), and which of them a request
 * causes. A process takes some on a lease and reports the outcome. Retries come with exponential
 * backoff and jitter; a message that fails for days, or for good, becomes a dead letter.
 */
import type { Kysely, Selectable, Updateable } from "kysely";
import { sql } from "kysely";
import type { Database } from "#requests/keeping/database.server.ts";
import type { KeptRequest, NewRequest } from "#requests/keeping/request.ts";
import type { MessageKind, Tables } from "#requests/keeping/tables.ts";

export type Message = Selectable<Tables["outbox"]>;

/** Nobody else sends a message that a process has taken, for this long. */
export const LEASE_MS = 60_000;
/** A message that could not be sent for so long waits for a person. */
export const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000;
/** It is tried so often in any case, so that a clock which leaps ahead parks nothing. */
export const FEWEST_ATTEMPTS = 10;
export const FIRST_PAUSE_MS = 5_000;
export const LONGEST_PAUSE_MS = 3_600_000;
/** Pauses differ by up to this part, so that messages that failed together do not return together. */
export const JITTER = 0.2;

/** Who gets messages besides people: a webhook only where one is set. */
export interface Recipients {
  webhook: boolean;
}

/** The details of a mail with a link, to verify a deletion or to confirm an entry of the waitlist. */
export interface LinkDetails {
  /** The secret at the end of its address. */
  link: string;
}

/** All that is known of a stop. */
export interface StopDetails {
  /** As contacts are compared: `+15615550100`, `ann@example.com`. */
  contact: string;
  /** The requests that it ended. */
  references: string[];
}

/** What a message is about: a request, or contact that was ended. */
export type Subject = KeptRequest | StopDetails;

type NewMessage = Pick<Message, "about" | "message" | "channel" | "details">;

/** @param link the secret that verifies a deletion, where it is one */
export function messagesOf(
  request: NewRequest,
  reference: string,
  link: string | undefined,
  recipients: Recipients,
): NewMessage[] {
  const toVisitor = link
    ? newMail(reference, "visitor-link", { link } satisfies LinkDetails)
    : newMail(reference, "visitor-receipt");
  return [
    ...forStaff(reference, "staff-request", recipients),
    ...(request.email ? [toVisitor] : []),
  ];
}

/** A message to staff, by mail and, where there is one, by webhook. */
export function forStaff(
  about: string,
  kind: MessageKind,
  { webhook }: Recipients,
  details = {},
): NewMessage[] {
  const mail = newMail(about, kind, details);
  return webhook ? [mail, { ...mail, channel: "webhook" }] : [mail];
}

export function newMail(about: string, message: MessageKind, details = {}): NewMessage {
  return { about, message, channel: "mail", details: JSON.stringify(details) };
}

/** Names a message: the same at every attempt, and never another, though an engine may count anew. */
export function deliveryId({ id, created_at }: Message): string {
  return `${id}-${Date.parse(created_at).toString(36)}`;
}

/** Names a message for people, as a file: time, request, kind. A stop is named by its number alone. */
export function mailName({ message, about, id, created_at }: Message): string {
  const time = created_at.replaceAll(":", "-");
  return [time, message === "staff-stop" ? id : about, message].join("_");
}

export async function addToOutbox(queries: Kysely<Tables>, messages: NewMessage[], now: string) {
  const give_up_at = new Date(Date.parse(now) + GIVE_UP_AFTER_MS).toISOString();
  await queries
    .insertInto("outbox")
    .values(
      messages.map((message) => ({
        ...message,
        created_at: now,
        due_at: now,
        give_up_at,
        attempts: 0,
        state: "waiting" as const,
      })),
    )
    .execute();
}

/**
 * Takes messages that are due, oldest first, also those whose lease is over, as after a process died.
 * A clock that was put back keeps nothing waiting: what was never tried is due at once, and so is what
 * waits for longer than any pause or lease. A lease counts as too long only from twice its time, because
 * another process may have read the clock a moment later than this one.
 *
 * @param sender names this process among those that share the database
 */
export async function takeDue(
  database: Database,
  sender: string,
  atMost: number,
): Promise<Message[]> {
  const now = await database.now();
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const skipTaken = database.isShared ? sql`for update skip locked` : sql``;
  const taken = await database.transaction((queries) =>
    queries
      // Materialized, or PostgreSQL may look for due messages more than once, and take too many.
      .with(
        (due) => due("due").materialized(),
        () => sql<{ id: number }>`(
          select id from outbox
          where state = 'waiting'
            and (leased_by is null or leased_until <= ${at(0)} or leased_until > ${at(2 * LEASE_MS)})
            and (due_at <= ${at(0)} or attempts = 0 or due_at > ${at(LONGEST_PAUSE_MS * (1 + JITTER))})
          order by due_at, id limit ${atMost} ${skipTaken}
        )`,
      )
      .updateTable("outbox")
      .set({ leased_by: sender, leased_until: at(LEASE_MS) })
      .where("id", "in", (query) => query.selectFrom("due").select("due.id"))
      .returningAll()
      .execute(),
  );
  return taken.toSorted((one, other) => one.due_at.localeCompare(other.due_at));
}

/** It was sent, or is not to be sent any more. What it held besides the request is not needed. */
export async function markEnded(database: Database, message: Message, state: "sent" | "cancelled") {
  const sent_at = state === "sent" ? (await database.now()).toISOString() : null;
  await change(database, message, { ...FREE, state, sent_at, details: "{}" });
}

/** Its turn comes later, at most `LONGEST_PAUSE_MS` from now. */
export async function markPostponed(database: Database, message: Message, until: Date) {
  // What was never tried would be due at once.
  const attempts = Math.max(1, message.attempts);
  await change(database, message, { ...FREE, attempts, due_at: until.toISOString() });
}

/**
 * It could not be sent. It is tried again after a pause, or becomes a dead letter when that was tried
 * long enough, or is no use.
 *
 * @param failure the reason in codes, without personal data; and whether another attempt is no use
 * @returns which of the two
 */
export async function markFailed(
  database: Database,
  message: Message,
  { reason, isForGood }: { reason: string; isForGood?: boolean },
) {
  const now = await database.now();
  const attempts = message.attempts + 1;
  const due_at = new Date(now.getTime() + pauseAfter(attempts)).toISOString();
  const isTooLate = due_at > message.give_up_at && attempts >= FEWEST_ATTEMPTS;
  const state = isForGood || isTooLate ? "dead" : "waiting";
  await change(database, message, { ...FREE, attempts, state, due_at, last_error: reason });
  return state;
}

/** @returns milliseconds: doubling from the first pause to the longest, more or less */
export function pauseAfter(attempts: number, chance = Math.random()): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  return Math.round(pause * (1 - JITTER + 2 * JITTER * chance));
}

/** Nobody has it. */
export const FREE = { leased_by: null, leased_until: null };

/** Only while it is ours: who was slow must not undo what another did, or what a person stopped. */
function change(
  database: Database,
  { id, leased_by }: Message,
  changed: Updateable<Tables["outbox"]>,
) {
  return database.transaction((queries) =>
    queries
      .updateTable("outbox")
      .set(changed)
      .where("id", "=", id)
      .where("leased_by", "=", leased_by)
      .where("state", "=", "waiting")
      .execute(),
  );
}
