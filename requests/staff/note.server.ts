/** What our staff write down about requests: notes, and that one is done. It goes with the request. */
import { type Database, withRetry } from "#requests/keeping/database.server.ts";
import { type Command, NothingDoneError } from "#requests/staff/command.ts";

export interface Note {
  writtenAt: string;
  words: string;
}

export const note: Command = {
  usage: "note REF WORDS",
  does: "writes something down about a request",
  reference: "needed",
  words: "behind",
  async run({ database, reference, words }) {
    const written_at = (await database.now()).toISOString();
    await database.transaction(async (queries) => {
      const request = queries.selectFrom("requests").where("reference", "=", reference);
      if (!(await request.select("reference").executeTakeFirst())) {
        throw new NothingDoneError(`There is no request ${reference}.`);
      }
      await queries.insertInto("notes").values({ reference, written_at, words }).execute();
    });
    return `Noted about ${reference}.`;
  },
};

/** @returns all notes by reference, the oldest first */
export async function notesByReference({ queries }: Database): Promise<Map<string, Note[]>> {
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

export const done: Command = {
  usage: "done REF [--undo]",
  does: "marks a request as done, or as open again",
  options: { undo: { type: "boolean" } },
  reference: "needed",
  async run({ database, reference, options: { undo } }) {
    const done_at = undo ? null : (await database.now()).toISOString();
    const { numUpdatedRows } = await database.transaction((queries) =>
      queries
        .updateTable("requests")
        .set({ done_at })
        .where("reference", "=", reference)
        .where("done_at", undo ? "is not" : "is", null)
        .executeTakeFirstOrThrow(),
    );
    if (numUpdatedRows > 0) return undo ? `${reference} is open again.` : `${reference} is done.`;
    throw new NothingDoneError(
      undo
        ? `${reference} is not done: it is open, or there is none.`
        : `${reference} is not open: it is done already, or there is none.`,
    );
  },
};
