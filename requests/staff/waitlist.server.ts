/** The waitlist, who waits for something to open: their number, and the one mail that tells them. */
import { AWAITED, type Awaited } from "#requests/asking/services.ts";
import { eraseRequests } from "#requests/keeping/erase.server.ts";
import {
  countWaitlist,
  notifyWaitlist,
  type WaitlistCount,
} from "#requests/keeping/waitlist-opening.server.ts";
import { waitlistEntriesOf } from "#requests/keeping/waitlist.server.ts";
import { isConfirmed } from "#requests/staff/is-confirmed.server.ts";
import { type Command, EXIT, UsageError } from "#requests/staff/job.ts";
import { textTable } from "#requests/staff/text-table.ts";

export const waiting: Command = {
  usage: "waiting [--json]",
  does: "counts who wants to be told when something opens, by service",
  options: { json: { type: "boolean" } },
  async run({ database, options: { json }, terminal }) {
    const counted = await countWaitlist(database);
    if (json) terminal.print(JSON.stringify(counted, null, 2));
    else terminal.print(counted.length > 0 ? tableOf(counted) : "Nobody waits for an opening.");
    return EXIT.fine;
  },
};

const tableOf = (counted: WaitlistCount[]) =>
  textTable(
    ["service", "confirmed", "unconfirmed", "mail on its way"],
    counted.map(({ about, confirmed, unconfirmed, called }) => [
      about,
      ...[confirmed, unconfirmed, called].map(String),
    ]),
    1,
  );

/** May be called again where it broke off: nobody gets two. */
export const opened: Command = {
  usage: "opened SERVICE [--yes]",
  does: "mails once to all who confirmed that they want to know, then erases their entries",
  options: { yes: { type: "boolean" } },
  words: "alone",
  async run(job) {
    const { database, words, mailFolder, terminal } = job;
    const about = awaitedOf(words);
    const found = (await countWaitlist(database)).find((one) => one.about === about);
    const left = (found?.confirmed ?? 0) - (found?.called ?? 0);
    if (!found || left + found.unconfirmed === 0) {
      terminal.complain(`Nobody who was not told yet waits for ${about}.`);
      return EXIT.nothingDone;
    }
    const question = `Tell ${people(left)} that ${about} is open, and erase ${found.unconfirmed} unconfirmed? Its page must be there already.`;
    if (!(await isConfirmed(job, question))) {
      terminal.complain("Nobody was told.");
      return EXIT.nothingDone;
    }
    const queued = await notifyWaitlist(database, about, mailFolder);
    terminal.print(`${people(queued)} will be told. Each entry is erased once its mail is sent.`);
    return EXIT.fine;
  },
};

/** For who asks by phone or in a letter; everybody else has a button in each mail. */
export const endWaiting: Command = {
  usage: "end-waiting EMAIL",
  does: "erases an e-mail address from all waitlists",
  words: "alone",
  async run({ database, words, mailFolder, terminal }) {
    const entries = await waitlistEntriesOf(database, words);
    await eraseRequests(database, entries, "asked", mailFolder);
    if (entries.length === 0) {
      terminal.complain("That address waits for nothing.");
      return EXIT.nothingDone;
    }
    terminal.print(`Erased: ${entries.length} ${entries.length === 1 ? "entry" : "entries"}.`);
    return EXIT.fine;
  },
};

function awaitedOf(typed: string): Awaited {
  const found = AWAITED.find((name) => name === typed);
  if (!found) throw new UsageError(`${typed}: must be one of ${AWAITED.join(", ")}.`);
  return found;
}

const people = (count: number) => `${count} ${count === 1 ? "person" : "people"}`;
