/** Finds the key of stops, and makes sure that it is that of the stops in the database. */
import type { Kysely } from "kysely";
import { makeStopKey, readStopKey, stopKeyFileIn } from "#requests/keeping/stop-key-file.server.ts";
import { type StopKey, StopKeyError, stopKey } from "#requests/keeping/stop-key.server.ts";
import type { Tables } from "#requests/keeping/tables.ts";
import type { Whereabouts } from "#requests/keeping/whereabouts.ts";

/** The database knows one key. */
const SLOT = "stops";

/**
 * The first to come with a key binds the database to it. A key is made only where there never was one.
 *
 * @throws StopKeyError when the key is gone, or is another one
 */
export async function whichStopKey(
  queries: Kysely<Tables>,
  { STOP_KEY, keyFolder, DATA_DIR }: Whereabouts,
): Promise<StopKey> {
  const folder = keyFolder ?? DATA_DIR;
  // Asked first: whoever bound it had the file by then.
  const bound = await boundTo(queries);
  const secret =
    STOP_KEY ?? (await readStopKey(folder)) ?? (bound ? undefined : await makeStopKey(folder));
  const known = secret === undefined ? undefined : stopKey(secret);
  if (known && !bound) await bind(queries, known.id);
  if (known && known.id === (await boundTo(queries))) return known;
  throw new StopKeyError(
    whatToDo(stopKeyFileIn(folder), STOP_KEY !== undefined, known !== undefined),
  );
}

async function boundTo(queries: Kysely<Tables>): Promise<string | undefined> {
  const row = await queries
    .selectFrom("stop_keys")
    .select("id")
    .where("slot", "=", SLOT)
    .executeTakeFirst();
  return row?.id;
}

async function bind(queries: Kysely<Tables>, id: string) {
  await queries
    .insertInto("stop_keys")
    .values({ slot: SLOT, id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function whatToDo(file: string, isSet: boolean, isOther: boolean): string {
  const fault = isOther
    ? `${isSet ? "STOP_KEY" : `The key in ${file}`} is not the one that the do-not-contact list was kept with.`
    : `The key of the do-not-contact list is gone: there is no ${file}, and no STOP_KEY.`;
  return `${fault} Without it nobody who asked to be left alone is recognized, so nothing is done. Bring back ${file}, or set STOP_KEY to what it held; see "The key of stops" in docs/deploying.md.`;
}
