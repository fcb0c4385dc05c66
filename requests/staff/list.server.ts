import { SERVICES } from "#questions/services.ts";
import type { KeptRequest } from "#requests/keeping/request.ts";
import { type Command, EXIT, UsageError } from "#requests/staff/job.ts";
import { requestsSince } from "#requests/staff/requests-since.server.ts";
import { secondOf, stateOf, wayOf, whatOf } from "#requests/staff/words.ts";
import { textTable } from "#requests/staff/text-table.ts";

const HEADS = ["reference", "received", "kind", "name", "what", "way", "state"];

export const list: Command = {
  usage: "list [--since 2026-11-01] [--service roofing] [--all]",
  does: "lists what is open, or everything",
  options: { since: { type: "string" }, service: { type: "string" }, all: { type: "boolean" } },
  async run({ database, options: { since, service, all }, terminal }) {
    if (service !== undefined && !SERVICES.some((name) => name === service)) {
      throw new UsageError(`--service ${service}: must be one of ${SERVICES.join(", ")}.`);
    }
    const requests = await requestsSince(database, since);
    const listed = requests.filter(
      (request) => (all || !request.doneAt) && (!service || asksFor(service, request)),
    );
    const which = `${all ? "" : "open "}requests${service ? ` for ${service}` : ""}${since ? ` since ${since}` : ""}`;
    terminal.print(listed.length > 0 ? listOf(listed) : `There are no ${which}.`);
    return EXIT.fine;
  },
};

/** A table for the terminal. */
export function listOf(requests: KeptRequest[]): string {
  const rows = requests.map((request) => [
    request.reference,
    secondOf(request.createdAt),
    request.kind,
    request.name,
    whatOf(request),
    wayOf(request),
    stateOf(request),
  ]);
  return textTable(HEADS, rows);
}

/** Not every form asks which. */
const asksFor = (service: string, { answers }: KeptRequest) =>
  "services" in answers && answers.services.some((name) => name === service);
