import { csv } from "#requests/staff/csv.ts";
import { shownPhone } from "#requests/asking/contact.ts";
import { type Consent, deletionDue, type KeptRequest } from "#requests/keeping/request.ts";
import { type Command, EXIT, UsageError } from "#requests/staff/job.ts";
import { requestsSince } from "#requests/staff/requests-since.server.ts";
import { stateOf } from "#requests/staff/words.ts";

/** For programs in JSON, with all there is; for spreadsheets as CSV, one line a request. */
export const exportRequests: Command = {
  usage: "export --csv|--json [--since 2026-11-01]",
  does: "writes all requests to standard output",
  options: { csv: { type: "boolean" }, json: { type: "boolean" }, since: { type: "string" } },
  async run({ database, options, terminal }) {
    if (Boolean(options.csv) === Boolean(options.json)) {
      throw new UsageError("export needs either --csv or --json.");
    }
    const requests = await requestsSince(database, options.since);
    terminal.print(
      options.json
        ? JSON.stringify(requests.map(forPrograms), null, 2)
        : csv(Object.keys(COLUMNS), requests.map(rowOf)),
    );
    return EXIT.fine;
  },
};

const forPrograms = (request: KeptRequest) => ({
  ...request,
  state: stateOf(request),
  ...(request.kind === "deletion" && { deleteBy: deletionDue(request) }),
});

const COLUMNS: Record<string, (request: KeptRequest) => string | undefined> = {
  reference: ({ reference }) => reference,
  received: ({ createdAt }) => createdAt,
  kind: ({ kind }) => kind,
  state: stateOf,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => shownPhone(phone),
  language: ({ language }) => language,
  way: ({ answers }) => (answers.kind === "pricing" ? answers.way : ""),
  hours: ({ answers }) => (answers.kind === "pricing" ? answers.hours.join(", ") : ""),
  services: ({ answers }) => (answers.kind === "pricing" ? answers.services.join(", ") : ""),
  zip: ({ answers }) => (answers.kind === "pricing" ? answers.zip : ""),
  message: ({ answers }) => (answers.kind === "pricing" ? answers.message : answers.reason),
  "agrees to calls": ({ consents }) => consentTo("calls", consents),
  "agrees to news": ({ consents }) => consentTo("news", consents),
  stopped: ({ stoppedAt }) => stoppedAt,
  verified: ({ verifiedAt }) => verifiedAt,
  "delete by": (request) => (request.kind === "deletion" ? deletionDue(request) : ""),
  done: ({ doneAt }) => doneAt,
};

const rowOf = (request: KeptRequest) =>
  Object.values(COLUMNS).map((column) => column(request) ?? "");

/** Empty where it was not asked for. */
function consentTo(purpose: Consent["purpose"], consents: Consent[]): string {
  const consent = consents.find((one) => one.purpose === purpose);
  return consent ? (consent.agreed ? "yes" : "no") : "";
}
