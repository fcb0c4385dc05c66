import { CONSENT_YEARS } from "#app/content/promises.ts";
import { forgetPerson, type Traces, tracesOf } from "#requests/keeping/erase.server.ts";
import { mailFolderIn } from "#requests/sending/mail-folder.server.ts";
import {
  type Command,
  counted,
  type Job,
  mustConfirm,
  NothingDoneError,
} from "#requests/staff/command.ts";

const UNSENT = new Set(["waiting", "dead"]);

export const forget: Command = {
  usage: "forget REF [--yes]",
  does: "erases the person: all from the same e-mail address or phone number",
  options: { yes: { type: "boolean" } },
  reference: "needed",
  async run(job) {
    const { database, reference, terminal } = job;
    const traces = await tracesOf(database, reference);
    if (!traces) throw new NothingDoneError(`There is no request ${reference}.`);
    const { requests, messages, consents } = traces;
    const names = requests.length > 0 ? ` (${requests.join(", ")})` : "";
    const many = counted(messages.length, "message");
    const what = `${counted(requests.length, "request")}${names} and ${many}`;
    await mustConfirm(job, `Erase ${what} for good?`, "Nothing was erased.");
    const leftover = await erase(job, traces);
    if (leftover) {
      const folder = mailFolderIn(database.folder);
      terminal.complain(
        `Some of it may still be in files (${leftover}): the server clears its journal within a day; look for mails that name ${requests.join(", ")} in ${folder}.`,
      );
    }
    const unsent = messages.filter(({ state }) => UNSENT.has(state)).length;
    return [
      `Erased: ${what}.`,
      ...(consents.length > 0
        ? [
            `What they agreed to stays for ${CONSENT_YEARS} years, without the contact: see it by consents REF or by consents CONTACT.`,
          ]
        : []),
      ...(unsent > 0 ? [`${counted(unsent, "message")} had not been sent, and will not be.`] : []),
    ].join("\n");
  },
};

/**
 * @returns why something was left in files; nothing if all is gone
 * @throws when the person is still in the database
 */
async function erase({ database, reference }: Job, traces: Traces) {
  try {
    await forgetPerson(database, traces);
    return undefined;
  } catch (error) {
    if (await tracesOf(database, reference)) throw error;
    return (error as Error).message;
  }
}
