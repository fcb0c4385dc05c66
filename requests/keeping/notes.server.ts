/** What our staff write down about requests. It goes with the request when that is erased. */
import type { Database } from "#requests/keeping/database.server.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";

export interface Note {
  writtenAt: string;
  words: string;
}

/** @returns whether there is such a request */
export async function addNote(database: Database, reference: string, words: string) {
  return withRetry(async () => {
    const written_at = (await database.now()).toISOString();
    return database.transaction(async (queries) => {
      const request = await queries
        .selectFrom("requests")
        .select("reference")
        .where("reference", "=", reference)
        .executeTakeFirst();
      if (!request) return false;
      await queries.insertInto("notes").values({ reference, written_at, words }).execute();
      return true;
    });
  });
}

/** @returns all notes by reference, the oldest first */
export async function allNotes({ queries }: Database): Promise<Map<string, Note[]>> {
  const rows = await withRetry(() =>
    queries.selectFrom("notes").selectAll().orderBy("id").execute(),
  );
  return new Map(
    [...Map.groupBy(rows, ({ reference }) => reference)].map(([reference, notes]) => [
      reference,
      notes.map(({ written_at, words }) => ({ writtenAt: written_at, words })),
    ]),
  );
}

/** The oldest first. */
export async function notesOn({ queries }: Database, reference: string): Promise<Note[]> {
  const rows = await withRetry(() =>
    queries
      .selectFrom("notes")
      .selectAll()
      .where("reference", "=", reference)
      .orderBy("id")
      .execute(),
  );
  return rows.map(({ written_at, words }) => ({ writtenAt: written_at, words }));
}
