/** Who waits for something to open: their number, and the one mail that tells them. */
import { AWAITED, type Awaited } from "#questions/services.ts";
import { eraseWishes, wishesOf } from "#requests/keeping/erase-wishes.server.ts";
import { callWaiting, countWaiting, type Waiting } from "#requests/keeping/opening.server.ts";
import { isConfirmed } from "#requests/staff/is-confirmed.server.ts";
import { type Command, EXIT, UsageError } from "#requests/staff/job.ts";
import { textTable } from "#requests/staff/text-table.ts";

export const waiting: Command = {
  usage: "waiting [--json]",
  does: "counts who wants to be told when something opens, by service",
  options: { json: { type: "boolean" } },
  async run({ database, options: { json }, terminal }) {
    const counted = await countWaiting(database);
    if (json) terminal.print(JSON.stringify(counted, null, 2));
    else terminal.print(counted.length > 0 ? tableOf(counted) : "Nobody waits for an opening.");
    return EXIT.fine;
  },
};

const tableOf = (counted: Waiting[]) =>
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
  does: "mails once to all who confirmed that they want to know, then erases their wishes",
  options: { yes: { type: "boolean" } },
  words: "alone",
  async run(job) {
    const { database, words, terminal } = job;
    const about = awaitedOf(words);
    const found = (await countWaiting(database)).find((one) => one.about === about);
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
    const queued = await callWaiting(database, about);
    terminal.print(`${people(queued)} will be told. Each wish is erased once its mail is sent.`);
    return EXIT.fine;
  },
};

/** For who asks by phone or in a letter; everybody else has a button in each mail. */
export const endWaiting: Command = {
  usage: "end-waiting EMAIL",
  does: "erases every wish of an e-mail address to be told of an opening",
  words: "alone",
  async run({ database, words, terminal }) {
    const ids = await wishesOf(database, words);
    await eraseWishes(database, ids);
    if (ids.length === 0) {
      terminal.complain("That address waits for nothing.");
      return EXIT.nothingDone;
    }
    terminal.print(`Erased: ${ids.length} ${ids.length === 1 ? "wish" : "wishes"}.`);
    return EXIT.fine;
  },
};

function awaitedOf(typed: string): Awaited {
  const found = AWAITED.find((name) => name === typed);
  if (!found) throw new UsageError(`${typed}: must be one of ${AWAITED.join(", ")}.`);
  return found;
}

const people = (count: number) => `${count} ${count === 1 ? "person" : "people"}`;
