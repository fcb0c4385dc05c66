import { shownPhone } from "#questions/contact.ts";
import type { Questions } from "#questions/form-question.ts";
import { CONSENTS, FORMS } from "#questions/forms.ts";
import { type Consent, deletionDue, type KeptRequest } from "#requests/keeping/request.ts";
import type { Command } from "#requests/staff/command.ts";
import { requestsSince } from "#requests/staff/list.server.ts";
import { answersForStaff, inStaffOrder, stateOf, yesOrNo } from "#requests/staff/words.ts";

export const exportRequests: Command = {
  usage: "export [--since 2026-11-01]",
  does: "writes all requests to standard output, as CSV",
  options: { since: { type: "string" } },
  async run({ database, options }) {
    const requests = await requestsSince(database, options.since);
    return csv(Object.keys(COLUMNS), requests.map(rowOf));
  },
};

type Column = (request: KeptRequest) => string | undefined;

const COLUMNS: Record<string, Column> = {
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
function answerColumns(): Record<string, Column> {
  const asked = Object.values<Questions>(FORMS).flatMap(inStaffOrder);
  const names = asked.flatMap(([, { shown }]) => shown.csv ?? []);
  return Object.fromEntries(
    names.map((name): [string, Column] => [
      name,
      (request) => answersForStaff(request).find(([{ shown }]) => shown.csv === name)?.[1],
    ]),
  );
}

function consentColumns(): Record<string, Column> {
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

/** Without this mark Excel takes UTF-8 for something else, and breaks every name with an accent. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Where a spreadsheet would see the beginning of a formula: at the beginning of a cell, and behind
 * what some countries' spreadsheets take for the end of one. Also in full-width signs.
 */
const FORMULA = /(^|[\t\r\n;])(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\r])/g;

/** A table as RFC 4180 has it, in which what visitors typed stays text. */
export function csv(heads: string[], rows: string[][]): string {
  const lines = [heads, ...rows].map((cells) => `${cells.map(cell).join(",")}\r\n`);
  return BYTE_ORDER_MARK + lines.join("");
}

function cell(text: string): string {
  const harmless = text.replace(FORMULA, "$1'");
  return /[",;\s]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
