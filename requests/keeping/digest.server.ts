/**
 * Digests for our staff: on a day on which very much comes in, what is too much for mails of its own
 * is gathered, and listed in one mail when the day is over.
 */
import type { Database } from "#requests/keeping/database.server.ts";
import { addToOutbox, type Message } from "#requests/keeping/outbox.server.ts";
import { patiently } from "#requests/keeping/patiently.server.ts";
import { startOfDay } from "#requests/sending/florida-time.ts";

/** Has a digest sent of each kind of which something was gathered on days that are over. */
export function writeDigests(database: Database): Promise<void> {
  return patiently(async () => {
    const now = (await database.now()).toISOString();
    await database.transaction(async (queries) => {
      const kinds = await queries
        .selectFrom("outbox")
        .select("message as about")
        .distinct()
        .where("state", "=", "gathered")
        .where("created_at", "<", startOfDay(now))
        .execute();
      const unsent = await queries
        .selectFrom("outbox")
        .select("about")
        .where("message", "=", "staff-digest")
        .where("state", "in", ["waiting", "parked"])
        .execute();
      const already = new Set(unsent.map(({ about }) => about));
      const digests = kinds
        .filter(({ about }) => !already.has(about))
        .map(({ about }) => ({
          about,
          message: "staff-digest" as const,
          channel: "mail" as const,
          details: "{}",
        }));
      if (digests.length > 0) await addToOutbox(queries, digests, now);
    });
  });
}

/** @returns what a digest has to list, the oldest first */
export async function gatheredFor({ queries, now }: Database, digest: Message): Promise<Message[]> {
  const today = startOfDay((await now()).toISOString());
  return queries
    .selectFrom("outbox")
    .selectAll()
    .where("state", "=", "gathered")
    .where("message", "=", digest.about as Message["message"])
    .where("created_at", "<", today)
    .orderBy("id")
    .execute();
}

/** They were listed. What they held besides the requests is not needed any more. */
export async function markListed(database: Database, messages: Message[]): Promise<void> {
  const sent_at = (await database.now()).toISOString();
  await database.transaction(async (queries) => {
    for (const { id } of messages) {
      await queries
        .updateTable("outbox")
        .set({ state: "sent", details: "{}", sent_at })
        .where("id", "=", id)
        .where("state", "=", "gathered")
        .execute();
    }
  });
}
