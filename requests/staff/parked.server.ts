/** The dead letter queue: messages that could not be sent, and a new try for them. */
import { GIVE_UP_AFTER_MS } from "#requests/keeping/outbox.server.ts";
import { patiently } from "#requests/keeping/patiently.server.ts";
import { changeParked } from "#requests/staff/change-parked.server.ts";
import { type Command, EXIT, type Job } from "#requests/staff/job.ts";
import { secondOf } from "#requests/staff/words.ts";
import { textTable } from "#requests/staff/text-table.ts";

const HEADS = ["message", "by", "about", "since", "attempts", "last error"];

export const parked: Command = {
  usage: "parked",
  does: "lists messages that could not be sent for days, or were refused for good",
  async run({ database, terminal }) {
    const messages = await patiently(() =>
      database.queries
        .selectFrom("outbox")
        .selectAll()
        .where("state", "=", "parked")
        .orderBy("id")
        .execute(),
    );
    const rows = messages.map(({ message, channel, about, created_at, attempts, last_error }) => [
      message,
      channel,
      // Of a contact that was stopped there is only a hash, which tells nobody anything.
      message === "staff-stop" ? "a contact" : about,
      secondOf(created_at),
      String(attempts),
      last_error ?? "",
    ]);
    terminal.print(rows.length > 0 ? textTable(HEADS, rows) : "No messages are parked.");
    return EXIT.fine;
  },
};

export const retry: Command = {
  usage: "retry [REF]",
  does: "has parked messages sent again: all, or those about one request",
  reference: "possible",
  async run(job) {
    const count = await unpark(job);
    if (count === 0) {
      job.terminal.complain("There was nothing parked.");
      return EXIT.nothingDone;
    }
    job.terminal.print(`${count} ${count === 1 ? "message is" : "messages are"} tried again.`);
    return EXIT.fine;
  },
};

/** They get as much time as they had at first. */
async function unpark(job: Job): Promise<number> {
  const now = await patiently(() => job.database.now());
  return changeParked(job, {
    state: "waiting",
    attempts: 0,
    due_at: now.toISOString(),
    give_up_at: new Date(now.getTime() + GIVE_UP_AFTER_MS).toISOString(),
  });
}
