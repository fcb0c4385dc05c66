import type { Database } from "#requests/keeping/database.server.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";
import { type Command, EXIT } from "#requests/staff/job.ts";

export const done: Command = {
  usage: "done REF [--undo]",
  does: "marks a request as done, or as open again",
  options: { undo: { type: "boolean" } },
  reference: "needed",
  async run({ database, reference, options, terminal }) {
    if (options.undo) {
      const isOpen = await markOpen(database, reference);
      if (isOpen) terminal.print(`${reference} is open again.`);
      else terminal.complain(`${reference} is not done: it is open, or there is none.`);
      return isOpen ? EXIT.fine : EXIT.nothingDone;
    }
    const isDone = await markDone(database, reference);
    if (isDone) terminal.print(`${reference} is done.`);
    else terminal.complain(`${reference} is not open: it is done already, or there is none.`);
    return isDone ? EXIT.fine : EXIT.nothingDone;
  },
};

/** @returns whether there was something to mark */
async function markDone(database: Database, reference: string): Promise<boolean> {
  return withRetry(async () => {
    const done_at = (await database.now()).toISOString();
    const { numUpdatedRows } = await database.queries
      .updateTable("requests")
      .set({ done_at })
      .where("reference", "=", reference)
      .where("done_at", "is", null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0;
  });
}

/** @returns whether there was something to mark */
async function markOpen({ queries }: Database, reference: string): Promise<boolean> {
  const { numUpdatedRows } = await withRetry(() =>
    queries
      .updateTable("requests")
      .set({ done_at: null })
      .where("reference", "=", reference)
      .where("done_at", "is not", null)
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0;
}
