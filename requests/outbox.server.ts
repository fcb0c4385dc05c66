/** The messages that wait to be sent. A process takes some for a while, and tells what became of them. */
import type { Kysely, Selectable } from "kysely";
import { sql } from "kysely";
import type { Database } from "#requests/database.server.ts";
import type { NewMessage } from "#requests/outgoing.server.ts";
import type { Tables } from "#requests/tables.ts";

export type Message = Selectable<Tables["outbox"]>;

/** Nobody else sends a message that a process has taken, for this long. */
export const LEASE_MS = 60_000;
/** A message that could not be sent for so long waits for a person. */
export const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000;
export const FIRST_PAUSE_MS = 5_000;
export const LONGEST_PAUSE_MS = 3_600_000;
/** Pauses differ by up to this part, so that messages that failed together do not return together. */
export const JITTER = 0.2;

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
 * Takes messages that are due, oldest first.
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
  const due = sql<number>`(
    select id from outbox
    where state = 'waiting'
      and (due_at <= ${at(0)} or due_at > ${at(LONGEST_PAUSE_MS * (1 + JITTER))})
      and (leased_until is null or leased_until <= ${at(0)} or leased_until > ${at(LEASE_MS)})
    order by due_at, id limit ${atMost} ${skipTaken}
  )`;
  const taken = await database.queries
    .updateTable("outbox")
    .set({ leased_by: sender, leased_until: at(LEASE_MS) })
    .where("id", "in", due)
    .returningAll()
    .execute();
  return taken.toSorted((one, other) => one.due_at.localeCompare(other.due_at));
}

/** It was sent. What it held besides the request is not needed any more. */
export async function markSent(database: Database, message: Message) {
  await ours(database, message)
    .set({ ...FREE, state: "sent", details: "{}" })
    .execute();
}

/** It was not. It is tried again after a pause, or parked when that was tried long enough. */
export async function markFailed(database: Database, message: Message, reason: string) {
  const now = await database.now();
  const attempts = message.attempts + 1;
  const due_at = new Date(now.getTime() + pauseAfter(attempts)).toISOString();
  await ours(database, message)
    .set({
      ...FREE,
      attempts,
      state: due_at > message.give_up_at ? "parked" : "waiting",
      due_at,
      last_error: reason,
    })
    .execute();
}

/** @returns milliseconds: doubling from the first pause to the longest, more or less */
export function pauseAfter(attempts: number, chance = Math.random()): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  return Math.round(pause * (1 - JITTER + 2 * JITTER * chance));
}

/** Gives back what processes had taken that are no longer there. */
export async function releaseTaken(database: Database, isGone: (sender: string) => boolean) {
  const rows = await database.queries
    .selectFrom("outbox")
    .select("leased_by")
    .distinct()
    .where("leased_by", "is not", null)
    .execute();
  const gone = rows.flatMap(({ leased_by }) => (leased_by && isGone(leased_by) ? [leased_by] : []));
  if (gone.length === 0) return;
  await database.queries.updateTable("outbox").set(FREE).where("leased_by", "in", gone).execute();
}

const FREE = { leased_by: null, leased_until: null };

/** Only while it is ours: who was slow must not undo what another did, or what a person stopped. */
function ours({ queries }: Database, { id, leased_by }: Message) {
  return queries
    .updateTable("outbox")
    .where("id", "=", id)
    .where("leased_by", "=", leased_by)
    .where("state", "=", "waiting");
}
