import { withRetry } from "#requests/keeping/database.server.ts";
import type { UpdateObject } from "kysely";
import { GIVE_UP_AFTER_MS } from "#requests/keeping/outbox.server.ts";
import type { Tables } from "#requests/keeping/tables.ts";
import {
  type Command,
  counted,
  type Job,
  NothingDoneError,
  UsageError,
} from "#requests/staff/command.ts";
import { textTable } from "#requests/staff/text-table.ts";
import { secondOf } from "#requests/staff/words.ts";

const HEADS = ["message", "by", "about", "since", "attempts", "last error"];

export const deadLetters: Command = {
  usage: "dead-letters",
  does: "lists messages that could not be sent for days, were refused for good, or were too many for a day",
  async run({ database }) {
    const dead = database.queries.selectFrom("outbox").selectAll().where("state", "=", "dead");
    const messages = await withRetry(() => dead.orderBy("id").execute());
    if (messages.length === 0) return "There are no dead letters.";
    const rows = messages.map(({ message, channel, about, created_at, attempts, last_error }) => [
      message,
      channel,
      // Of a contact that was stopped there is only a hash, which tells nobody anything.
      message === "staff-stop" ? "a contact" : about,
      secondOf(created_at),
      String(attempts),
      last_error ?? "",
    ]);
    return textTable(HEADS, rows);
  },
};

export const retry: Command = {
  usage: "retry [REF]",
  does: "has dead letters sent again: all, or those about one request",
  reference: "possible",
  async run(job) {
    const now = await job.database.now();
    const count = await changeDeadLetters(job, {
      state: "waiting",
      attempts: 0,
      due_at: now.toISOString(),
      give_up_at: new Date(now.getTime() + GIVE_UP_AFTER_MS).toISOString(),
    });
    return `${counted(count, "message is", "messages are")} tried again.`;
  },
};

/** For messages that are no use any more, as to an address that never was. The request stays. */
export const dismiss: Command = {
  usage: "dismiss REF|--all",
  does: "has dead letters about a request, or all of them, never be sent",
  options: { all: { type: "boolean" } },
  reference: "possible",
  async run(job) {
    if (Boolean(job.reference) === Boolean(job.options.all)) {
      throw new UsageError("dismiss needs either a reference or --all.");
    }
    const count = await changeDeadLetters(job, { state: "cancelled", details: "{}" });
    return `${counted(count, "message")} will not be sent.`;
  },
};

/** @returns how many there were about the request, or in all where the command names none */
async function changeDeadLetters(
  { database, reference }: Job,
  change: UpdateObject<Tables, "outbox">,
): Promise<number> {
  const dead = database.queries.updateTable("outbox").set(change).where("state", "=", "dead");
  const { numUpdatedRows } = await withRetry(() =>
    (reference ? dead.where("about", "=", reference) : dead).executeTakeFirstOrThrow(),
  );
  if (!numUpdatedRows) throw new NothingDoneError("There were no dead letters.");
  return Number(numUpdatedRows);
}
