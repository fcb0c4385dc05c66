import { csv } from "#requests/staff/csv.ts";
import { CONSENTS, FORMS } from "#questions/forms.ts";
import type { Questions } from "#questions/form-question.ts";
import { shownPhone } from "#questions/contact.ts";
import { type Consent, deletionDue, type KeptRequest } from "#requests/keeping/request.ts";
import { type Command, EXIT, UsageError } from "#requests/staff/job.ts";
import { allNotes, type Note } from "#requests/keeping/notes.server.ts";
import { requestsSince } from "#requests/staff/requests-since.server.ts";
import { answersForStaff, inStaffOrder, yesOrNo } from "#requests/staff/answers-for-staff.ts";
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
    const notes = await allNotes(database);
    terminal.print(
      options.json
        ? JSON.stringify(requests.map(forPrograms(notes)), null, 2)
        : csv(Object.keys(COLUMNS), requests.map(rowOf)),
    );
    return EXIT.fine;
  },
};

const forPrograms = (notes: Map<string, Note[]>) => (request: KeptRequest) => ({
  ...request,
  notes: notes.get(request.reference) ?? [],
  state: stateOf(request),
  ...(request.kind === "deletion" && { deleteBy: deletionDue(request) }),
});

type Column = (request: KeptRequest) => string | undefined;
type Columns = Record<string, Column>;

const COLUMNS: Columns = {
  reference: ({ reference }) => reference,
  received: ({ createdAt }) => createdAt,
  kind: ({ kind }) => kind,
  state: stateOf,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => shownPhone(phone),
  language: ({ language }) => language,
  ...answerColumns(),
  ...consentColumns(),
  stopped: ({ stoppedAt }) => stoppedAt,
  verified: ({ verifiedAt }) => verifiedAt,
  "delete by": (request) => (request.kind === "deletion" ? deletionDue(request) : ""),
  done: ({ doneAt }) => doneAt,
};

const rowOf = (request: KeptRequest) =>
  Object.values(COLUMNS).map((column) => column(request) ?? "");

/** Of all forms; each fills its own, and leaves the others empty. */
function answerColumns(): Columns {
  const asked = Object.values<Questions>(FORMS).flatMap(inStaffOrder);
  return Object.fromEntries(
    asked.flatMap(([, { shown }]): [string, Column][] =>
      shown.csv ? [[shown.csv, (request) => answerUnder(shown.csv, request)]] : [],
    ),
  );
}

function answerUnder(column: string | null, request: KeptRequest): string | undefined {
  return answersForStaff(request).find(([{ shown }]) => shown.csv === column)?.[1];
}

/** Empty where it was not asked for. */
function consentColumns(): Columns {
  return Object.fromEntries(
    CONSENTS.flatMap(({ purpose, shown }): [string, Column][] =>
      shown.csv ? [[shown.csv, ({ consents }) => consentTo(purpose, consents)]] : [],
    ),
  );
}

function consentTo(purpose: string, consents: Consent[]): string {
  const consent = consents.find((one) => one.purpose === purpose);
  return consent ? yesOrNo(consent.agreed) : "";
}
