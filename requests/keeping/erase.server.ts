/** Erases requests with all that hangs on them. What stays says that they were there, and not whose. */
import type { Kysely } from "kysely";
import type { Database } from "#requests/keeping/database.server.ts";
import { addLines, readLines } from "#requests/keeping/line-file.server.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";
import type { Tables, Tombstone } from "#requests/keeping/tables.ts";
import { removeMailFiles } from "#requests/sending/mail-files.server.ts";

/** So many at a time, so that visitors who send something meanwhile hardly wait. */
const BATCH = 200;

/**
 * References of what was erased, beside the database: to bring them back with a backup would break
 * our word. It tells nothing about whom.
 */
const FILE = "erased.txt";
/** Behind the reference of somebody who is forgotten, of whom less is kept than of others. */
const FORGOTTEN = " forgotten";

/**
 * Erases them for good: from the tables and, where mails are kept as files, from `mailFolder`.
 *
 * @param mailFolder none where the mail itself shall stay
 * @throws when that did not work; then some may be gone, and the rest goes the next time
 */
export async function eraseRequests(
  database: Database,
  references: string[],
  cause: Tombstone["cause"],
  mailFolder?: string,
): Promise<void> {
  for (let start = 0; start < references.length; start += BATCH) {
    const some = references.slice(start, start + BATCH);
    // First, so that no backup of the database can bring back what is gone from here.
    await addLines(database.folder, FILE, some);
    await withRetry(async () => {
      const now = (await database.now()).toISOString();
      await database.transaction((queries) => eraseSome(queries, some, { erased_at: now, cause }));
    });
    // Afterwards, so that nothing can be written anew.
    if (mailFolder) await removeMailFiles(mailFolder, some);
  }
  if (references.length > 0) await database.scrub();
}

async function eraseSome(
  queries: Kysely<Tables>,
  references: string[],
  end: Pick<Tombstone, "erased_at" | "cause">,
) {
  const erased = await queries
    .deleteFrom("requests")
    .where("reference", "in", references)
    .returning(["reference", "kind", "created_at"])
    .execute();
  await queries.deleteFrom("outbox").where("about", "in", references).execute();
  await queries.deleteFrom("notes").where("reference", "in", references).execute();
  if (erased.length === 0) return;
  await queries
    .insertInto("tombstones")
    .values(erased.map((request) => ({ ...request, ...end })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @throws when it cannot be written; then nothing must be erased yet */
export const noteForgotten = (folder: string, references: string[]): Promise<void> =>
  addLines(
    folder,
    FILE,
    references.map((reference) => reference + FORGOTTEN),
  );

/** @returns references; those of people who are forgotten may stand among both */
export async function readErased(
  folder: string,
): Promise<{ erased: string[]; forgotten: string[] }> {
  const lines = await readLines(folder, FILE);
  return {
    erased: lines.filter((line) => !line.endsWith(FORGOTTEN)),
    forgotten: lines
      .filter((line) => line.endsWith(FORGOTTEN))
      .map((line) => line.slice(0, -FORGOTTEN.length)),
  };
}
