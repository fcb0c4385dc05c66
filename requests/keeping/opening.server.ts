/** When something opens: who waits for it, and the one mail that all who confirmed get. */
import type { Awaited } from "#questions/services.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { eraseWishes } from "#requests/keeping/erase-wishes.server.ts";
import { addToOutbox } from "#requests/keeping/outbox.server.ts";
import { patiently } from "#requests/keeping/patiently.server.ts";
import { hashOf, newSecret } from "#requests/keeping/reference.server.ts";
import { forWisher } from "#requests/sending/outgoing.server.ts";

/** So many at a time, so that visitors who send something meanwhile hardly wait. */
const BATCH = 200;

export interface Waiting {
  about: Awaited;
  confirmed: number;
  unconfirmed: number;
  /** Of the confirmed, those whose mail is on its way. */
  called: number;
}

/** How many wait for what; nothing about whom. */
export async function countWaiting({ queries, now }: Database): Promise<Waiting[]> {
  const at = (await now()).toISOString();
  const rows = await patiently(() =>
    queries
      .selectFrom("wishes")
      .select(({ fn }) => [
        "about",
        fn.count("confirmed_at").as("confirmed"),
        fn.countAll().as("all"),
        fn.count("called_at").as("called"),
      ])
      .where((where) =>
        where.or([where("confirmed_at", "is not", null), where("link_until", ">", at)]),
      )
      .groupBy("about")
      .orderBy("about")
      .execute(),
  );
  return rows.map(({ about, confirmed, all, called }) => ({
    about,
    confirmed: Number(confirmed),
    unconfirmed: Number(all) - Number(confirmed),
    called: Number(called),
  }));
}

/**
 * Queues the mail for all who confirmed and have none yet, so it may be called again after it broke
 * off; and erases what nobody confirmed. Each wish is erased once its mail is sent.
 *
 * @returns how many mails were queued
 */
export async function callWaiting(database: Database, about: Awaited): Promise<number> {
  let queued = 0;
  for (let batch = BATCH; batch === BATCH; queued += batch) {
    batch = await patiently(() => callSome(database, about));
  }
  const unconfirmed = await patiently(() =>
    database.queries
      .selectFrom("wishes")
      .select("id")
      .where("about", "=", about)
      .where("confirmed_at", "is", null)
      .execute(),
  );
  await eraseWishes(
    database,
    unconfirmed.map(({ id }) => id),
  );
  return queued;
}

/** Wish and mail go together: whoever is marked has one, and nobody has two. */
async function callSome(database: Database, about: Awaited): Promise<number> {
  const now = (await database.now()).toISOString();
  return database.transaction(async (queries) => {
    const some = await queries
      .selectFrom("wishes")
      .select("id")
      .where("about", "=", about)
      .where("confirmed_at", "is not", null)
      .where("called_at", "is", null)
      .orderBy("confirmed_at")
      .limit(BATCH)
      .execute();
    let called = 0;
    for (const { id } of some) {
      const link = newSecret();
      const { numUpdatedRows } = await queries
        .updateTable("wishes")
        .set({ called_at: now, last_link_hash: hashOf(link) })
        .where("id", "=", id)
        .where("called_at", "is", null)
        .executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) === 0) continue;
      await addToOutbox(queries, [forWisher(id, "visitor-open", link)], now);
      called += 1;
    }
    return called;
  });
}
