import { CONSENT_YEARS } from "#app/content/promises.ts";
import { forgetPerson, tracesOf } from "#requests/keeping/erase.server.ts";
import { type Command, counted, mustConfirm, NothingDoneError } from "#requests/staff/command.ts";

const UNSENT = new Set(["waiting", "dead"]);

export const forget: Command = {
  usage: "forget REF [--yes]",
  does: "erases the person: all from the same e-mail address or phone number",
  options: { yes: { type: "boolean" } },
  reference: "needed",
  async run(job) {
    const { database, reference } = job;
    const traces = await tracesOf(database, reference);
    if (!traces) throw new NothingDoneError(`There is no request ${reference}.`);
    const { requests, messages, consents } = traces;
    const names = requests.length > 0 ? ` (${requests.join(", ")})` : "";
    const many = counted(messages.length, "message");
    const what = `${counted(requests.length, "request")}${names} and ${many}`;
    await mustConfirm(job, `Erase ${what} for good?`, "Nothing was erased.");
    await forgetPerson(database, traces);
    const inUse = "The database's journal is in use: the site clears it within a day.";
    const isLeft = await database.scrub().catch(() => inUse);
    const unsent = messages.filter(({ state }) => UNSENT.has(state)).length;
    return [
      `Erased: ${what}.`,
      isLeft,
      consents.length > 0 &&
        `What they agreed to stays for ${CONSENT_YEARS} years, without the contact: see it by consents REF or by consents CONTACT.`,
      unsent > 0 && `${counted(unsent, "message")} had not been sent, and will not be.`,
    ]
      .filter(Boolean)
      .join("\n");
  },
};
