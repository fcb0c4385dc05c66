import { type Command, NothingDoneError } from "#requests/staff/command.ts";

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
