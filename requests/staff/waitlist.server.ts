import { countWaitlist, notifyWaitlist } from "#requests/keeping/waitlist.server.ts";
import { type Command, counted, mustConfirm, NothingDoneError } from "#requests/staff/command.ts";
import { textTable } from "#requests/staff/text-table.ts";

const HEADS = ["service", "confirmed", "unconfirmed"];

export const waiting: Command = {
  usage: "waiting",
  does: "counts who wants to be told when something opens, by service",
  async run({ database }) {
    const counts = await countWaitlist(database);
    if (counts.length === 0) return "Nobody waits for an opening.";
    const rows = counts.map(({ about, confirmed, unconfirmed }) => [
      about,
      String(confirmed),
      String(unconfirmed),
    ]);
    return textTable(HEADS, rows, 1);
  },
};

/** May be called again where it broke off: nobody gets two. */
export const opened: Command = {
  usage: "opened SERVICE [--yes]",
  does: "mails once to all who confirmed that they want to know, then erases their entries",
  options: { yes: { type: "boolean" } },
  words: "needed",
  async run(job) {
    const { database, words: about } = job;
    const found = (await countWaitlist(database)).find((one) => one.about === about);
    if (!found) throw new NothingDoneError(`Nobody who was not told yet waits for ${about}.`);
    const question = `Tell ${people(found.confirmed)} that ${about} is open, and erase ${found.unconfirmed} unconfirmed? Its page must be there already.`;
    await mustConfirm(job, question, "Nobody was told.");
    const queued = await notifyWaitlist(database, about);
    return `${people(queued)} will be told. Each entry is erased once its mail is sent.`;
  },
};

const people = (count: number) => counted(count, "person", "people");
