/** The storm switch: one row, which every process of the site looks at. */
import { z } from "zod";
import {
  LONGEST_HEADLINE,
  type StormNotice,
  type StormSaid,
} from "#requests/asking/storm-notice.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { patiently } from "#requests/keeping/patiently.server.ts";

/** There is one storm at a time, as there is one site. */
const SLOT = "site";

/** Whoever can write into the database may have written anything. */
const noticeInRow = z.strictObject({
  counties: z.array(z.string().min(1)),
  headline: z.record(z.string(), z.string().min(1).max(LONGEST_HEADLINE)),
  ends: z.iso.datetime(),
}) satisfies z.ZodType<StormNotice>;

/**
 * What staff said last; nothing where they never have.
 *
 * @throws when the database cannot be read, or what stands in it is no notice
 */
export async function findStorm({ queries }: Database): Promise<StormSaid | undefined> {
  const row = await queries
    .selectFrom("storm")
    .select(["notice", "said_at"])
    .where("slot", "=", SLOT)
    .executeTakeFirst();
  if (!row) return undefined;
  const notice = row.notice === null ? undefined : noticeInRow.parse(JSON.parse(row.notice));
  return { notice, at: row.said_at };
}

/** @param notice nothing says that the storm is over */
export async function sayStorm(database: Database, notice: StormNotice | undefined): Promise<void> {
  const said_at = (await database.now()).toISOString();
  const said = { notice: notice ? JSON.stringify(notice) : null, said_at };
  await patiently(() =>
    database.queries
      .insertInto("storm")
      .values({ slot: SLOT, ...said })
      .onConflict((conflict) => conflict.column("slot").doUpdateSet(said))
      .execute(),
  );
}
