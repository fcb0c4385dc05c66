import { forgetPerson, type Traces, tracesOf } from "#requests/keeping/forget.server.ts";
import { CONSENT_YEARS } from "#app/content/keeping-times.ts";
import { type Command, EXIT, type Job } from "#requests/staff/job.ts";
import { isConfirmed } from "#requests/staff/is-confirmed.server.ts";

export const forget: Command = {
  usage: "forget REF [--yes]",
  does: "erases the person: all from the same e-mail address or phone number",
  options: { yes: { type: "boolean" } },
  reference: "needed",
  async run(job) {
    const { database, reference, mailFolder, terminal } = job;
    const traces = await tracesOf(database, reference);
    if (!traces) {
      terminal.complain(`There is no request ${reference}.`);
      return EXIT.nothingDone;
    }
    const { requests, messages, consents } = traces;
    const names = requests.length > 0 ? ` (${requests.join(", ")})` : "";
    const what = `${counted(requests, "request")}${names} and ${counted(messages, "message")}`;
    if (!(await isConfirmed(job, `Erase ${what} for good?`))) {
      terminal.complain("Nothing was erased.");
      return EXIT.nothingDone;
    }
    const leftover = await erase(job, traces);
    terminal.print(`Erased: ${what}.`);
    if (leftover) {
      terminal.complain(
        `Some of it may still be in files (${leftover}): the server clears its journal within a day; look for mails that name ${requests.join(", ")} in ${mailFolder}.`,
      );
    }
    if (consents.length > 0) {
      terminal.print(
        `What they agreed to stays for ${CONSENT_YEARS} years, without the contact: see it by consents REF or by consents CONTACT.`,
      );
    }
    const unsent = messages.filter(({ state }) => UNSENT.has(state));
    if (unsent.length > 0) {
      terminal.print(`${counted(unsent, "message")} had not been sent, and will not be.`);
    }
    return EXIT.fine;
  },
};

/**
 * @returns why something was left in files; nothing if all is gone
 * @throws when the person is still in the database
 */
async function erase({ database, reference, mailFolder }: Job, traces: Traces) {
  try {
    await forgetPerson(database, traces, mailFolder);
    return undefined;
  } catch (error) {
    if (await tracesOf(database, reference)) throw error;
    return (error as Error).message;
  }
}

const UNSENT = new Set(["waiting", "dead"]);

function counted(things: unknown[], name: string): string {
  return `${things.length} ${name}${things.length === 1 ? "" : "s"}`;
}
