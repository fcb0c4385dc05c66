/** Erases wishes: once they are fulfilled, ended or too old. What stays says that one was there, and not whose. */
import { emailKey } from "#questions/contact.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { noteErased } from "#requests/keeping/erased-file.server.ts";
import { mailName } from "#requests/keeping/outbox.server.ts";
import { patiently } from "#requests/keeping/patiently.server.ts";
import { isStopped } from "#requests/keeping/stop-contact.server.ts";
import { findWish } from "#requests/keeping/wishes.server.ts";
import { removeMailFiles } from "#requests/sending/mail-files.server.ts";

const DAY_MS = 24 * 3_600_000;

/** So many at a time, so that visitors who send something meanwhile hardly wait. */
const BATCH = 200;

/** @throws when that did not work; the next time finds them again */
export async function eraseWishes(database: Database, ids: string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    await eraseSome(database, ids.slice(start, start + BATCH));
  }
}

async function eraseSome(database: Database, ids: string[]): Promise<void> {
  // First, so that no copy of the database can bring back what is gone from here.
  await noteErased(database.folder, ids);
  await patiently(async () => {
    const erased_at = (await database.now()).toISOString();
    await database.transaction(async (queries) => {
      const erased = await queries
        .deleteFrom("wishes")
        .where("id", "in", ids)
        .returning(["id as reference", "asked_at as created_at"])
        .execute();
      if (erased.length === 0) return;
      const end = { kind: "wish", erased_at, cause: "asked" } as const;
      await queries
        .insertInto("tombstones")
        .values(erased.map((wish) => ({ ...wish, ...end })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  });
}

/** By the link in any of our mails; does nothing where it is unknown. */
export async function endWish(database: Database, link: string): Promise<void> {
  const wish = await findWish(database, { link });
  if (wish) await eraseWishes(database, [wish.id]);
}

/** @returns the ids of all wishes of an e-mail address */
export async function wishesOf({ queries }: Database, email: string): Promise<string[]> {
  const rows = await patiently(() =>
    queries.selectFrom("wishes").select("id").where("email_key", "=", emailKey(email)).execute(),
  );
  return rows.map(({ id }) => id);
}

/**
 * What nobody confirmed in time, what was kept for long without being fulfilled, and the mails about
 * wishes that are gone.
 *
 * @param before when a confirmed wish was confirmed that is too old now, as an ISO 8601 time
 * @param most so many confirmed ones at once: a clock that is years ahead makes all of them old
 */
export async function eraseOldWishes(
  database: Database,
  { before, most, mailFolder }: { before: string; most: number; mailFolder: string },
): Promise<void> {
  const now = await patiently(database.now);
  const open = database.queries.selectFrom("wishes").select("id").where("confirmed_at", "is", null);
  const unconfirmed = await patiently(() =>
    open.where("link_until", "<=", now.toISOString()).execute(),
  );
  const old = await patiently(() =>
    database.queries
      .selectFrom("wishes")
      .select("id")
      .where("confirmed_at", "<", before)
      .orderBy("confirmed_at")
      .limit(most)
      .execute(),
  );
  await eraseWishes(
    database,
    [...unconfirmed, ...old].map(({ id }) => id),
  );
  const dayBefore = new Date(now.getTime() - DAY_MS).toISOString();
  const messages = await patiently(() =>
    database.queries
      .deleteFrom("outbox")
      .where((where) =>
        where.or([
          // That something opened is kept as mail for as long as other mail is.
          where.and([where("message", "=", "visitor-open"), where("created_at", "<", before)]),
          where.and([where("message", "=", "visitor-wish"), where("created_at", "<", dayBefore)]),
        ]),
      )
      .where("state", "in", ["sent", "cancelled"])
      .where("about", "not in", (query) => query.selectFrom("wishes").select("wishes.id"))
      .returningAll()
      .execute(),
  );
  await removeMailFiles(mailFolder, messages.map(mailName));
}

/** After a copy was brought back: neither who ended a wish since, nor who stopped all contact, is told. */
export async function eraseWishesAgain(database: Database, erased: Set<string>): Promise<void> {
  const all = await database.queries.selectFrom("wishes").select(["id", "email"]).execute();
  const again: string[] = [];
  for (const { id, email } of all) {
    if (erased.has(id) || (await isStopped(database, email))) again.push(id);
  }
  await eraseWishes(database, again);
}
