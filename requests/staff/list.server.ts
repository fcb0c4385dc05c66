import { type Command, EXIT } from "#requests/staff/job.ts";
import { requestsSince } from "#requests/staff/requests-since.server.ts";
import { secondOf, stateOf, wayOf, whatOf } from "#requests/staff/words.ts";
import { textTable } from "#requests/staff/text-table.ts";

const HEADS = ["reference", "received", "kind", "name", "what", "way", "state"];

export const list: Command = {
  usage: "list [--since 2026-11-01] [--all]",
  does: "lists what is open, or everything",
  options: { since: { type: "string" }, all: { type: "boolean" } },
  async run({ database, options: { since, all }, terminal }) {
    const requests = await requestsSince(database, since);
    const listed = all ? requests : requests.filter(({ doneAt }) => !doneAt);
    const rows = listed.map((request) => [
      request.reference,
      secondOf(request.createdAt),
      request.kind,
      request.name,
      whatOf(request),
      wayOf(request),
      stateOf(request),
    ]);
    const which = `${all ? "" : "open "}requests${since ? ` since ${since}` : ""}`;
    terminal.print(rows.length > 0 ? textTable(HEADS, rows) : `There are no ${which}.`);
    return EXIT.fine;
  },
};
