/** Erases requests with all that hangs on them. What stays says that they were there, and not whose. */
import type { Kysely } from "kysely";
import type { Database } from "#requests/keeping/database.server.ts";
import { noteErased } from "#requests/keeping/erased-file.server.ts";
import { removeMailFiles } from "#requests/sending/mail-files.server.ts";
import { patiently } from "#requests/keeping/patiently.server.ts";
import type { Tables, Tombstone } from "#requests/keeping/tables.ts";

/** So many at a time, so that visitors who send something meanwhile hardly wait. */
const BATCH = 200;

/**
 * Erases them for good: from the tables and, where mails are kept as files, from `mailFolder`.
 *
 * @throws when that did not work; then some may be gone, and the rest goes the next time
 */
export async function eraseRequests(
  database: Database,
  references: string[],
  cause: Tombstone["cause"],
  mailFolder: string,
): Promise<void> {
  for (let start = 0; start < references.length; start += BATCH) {
    const some = references.slice(start, start + BATCH);
    // First, so that no copy of the database can bring back what is gone from here.
    await noteErased(database.folder, some);
    await patiently(async () => {
      const now = (await database.now()).toISOString();
      await database.transaction((queries) => eraseSome(queries, some, { erased_at: now, cause }));
    });
    // Afterwards, so that nothing can be written anew.
    await removeMailFiles(mailFolder, some);
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
