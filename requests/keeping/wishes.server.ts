/**
 * Wishes to be told when something opens. They are kept apart from requests, for this one purpose, and
 * confirmed by mail (double opt-in): anybody can type anybody's address.
 */
import type { Kysely } from "kysely";
import { WISH_DAYS } from "#app/content/promises.ts";
import { emailKey, mailboxOf } from "#questions/contact.ts";
import type { Awaited } from "#questions/services.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { addToOutbox } from "#requests/keeping/outbox.server.ts";
import { patiently } from "#requests/keeping/patiently.server.ts";
import { hashOf, newSecret } from "#requests/keeping/reference.server.ts";
import type { Tables, Wish } from "#requests/keeping/tables.ts";
import { forWisher } from "#requests/sending/outgoing.server.ts";

const DAY_MS = 24 * 3_600_000;
/** Who asks for the same again within this gets no second mail. */
export const NO_SECOND_MAIL_MS = DAY_MS;

export interface NewWish {
  about: Awaited;
  email: string;
  /** Of the page, and of our mails. */
  language: string;
}

/**
 * Keeps a wish, with the mail that asks to confirm it. Nobody learns by it whether it was there before:
 * a confirmed one stays as it is, and an open one gets another mail a day after the last.
 *
 * @throws when it could not be kept
 */
export function keepWish(database: Database, wish: NewWish): Promise<void> {
  const [id, link] = [newSecret(), newSecret()];
  return patiently(async () => {
    const now = await database.now();
    const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
    const asked = {
      language: wish.language,
      asked_at: at(0),
      link_hash: hashOf(link),
      link_until: at(WISH_DAYS * DAY_MS),
    };
    await database.transaction(async (queries) => {
      const kept = await queries
        .insertInto("wishes")
        .values({
          ...asked,
          id,
          about: wish.about,
          email: wish.email,
          email_key: emailKey(wish.email),
          mailbox: mailboxOf(wish.email),
        })
        .onConflict((conflict) =>
          conflict
            .columns(["email_key", "about"])
            .doUpdateSet(asked)
            .where("wishes.confirmed_at", "is", null)
            .where("wishes.asked_at", "<=", at(-NO_SECOND_MAIL_MS)),
        )
        .returning("id")
        .executeTakeFirst();
      if (!kept) return;
      // The link of one that still waits to be sent is no good any more.
      if (kept.id !== id) await callBack(queries, kept.id);
      await addToOutbox(queries, [forWisher(kept.id, "visitor-wish", link)], at(0));
    });
  });
}

async function callBack(queries: Kysely<Tables>, id: string) {
  await queries
    .updateTable("outbox")
    .set({ state: "cancelled", details: "{}" })
    .where("about", "=", id)
    .where("state", "in", ["waiting", "parked"])
    .execute();
}

/** @returns nothing where there is none, or its time is over */
export async function findWish(
  { queries, now }: Database,
  by: { link: string } | { id: string },
): Promise<Wish | undefined> {
  const query = queries.selectFrom("wishes").selectAll();
  const wish = await patiently(() =>
    ("id" in by
      ? query.where("id", "=", by.id)
      : query.where((where) =>
          where.or([
            where("link_hash", "=", hashOf(by.link)),
            where("last_link_hash", "=", hashOf(by.link)),
          ]),
        )
    ).executeTakeFirst(),
  );
  const isOver = !wish?.confirmed_at && (wish?.link_until ?? "") <= (await now()).toISOString();
  return isOver ? undefined : wish;
}

/** By the link in the mail, and in time; once more does nothing. */
export function confirmWish(database: Database, link: string): Promise<void> {
  return patiently(async () => {
    const now = (await database.now()).toISOString();
    await database.transaction((queries) =>
      queries
        .updateTable("wishes")
        .set({ confirmed_at: now })
        .where("link_hash", "=", hashOf(link))
        .where("confirmed_at", "is", null)
        .where("link_until", ">", now)
        .execute(),
    );
  });
}
