import { isContact, shownPhone } from "#questions/contact.ts";
import { consentsOf } from "#requests/keeping/consent-records.server.ts";
import { type Database, withRetry } from "#requests/keeping/database.server.ts";
import { readReference } from "#requests/keeping/reference.server.ts";
import { type Consent, deletionDue, type KeptRequest } from "#requests/keeping/request.ts";
import { findRequest } from "#requests/keeping/store.server.ts";
import type { ConsentRecord } from "#requests/keeping/tables.ts";
import { visible } from "#requests/sending/harmless.ts";
import { type Command, NothingDoneError, UsageError } from "#requests/staff/command.ts";
import { textTable } from "#requests/staff/text-table.ts";
import { answersForStaff, secondOf, stateOf } from "#requests/staff/words.ts";

export const show: Command = {
  usage: "show REF",
  does: "tells everything about a request",
  reference: "needed",
  async run({ database, reference }) {
    const request = await findRequest(database, { reference });
    if (!request) {
      throw new NothingDoneError(
        `There is no request ${reference}. If it is erased: consents ${reference}`,
      );
    }
    const parts = [
      await warnings(database, request),
      labelled(facts(request)),
      request.consents.map(consentInWords).join("\n"),
      await messagesAbout(database, reference),
    ];
    return parts.filter(Boolean).join("\n\n");
  },
};

async function warnings(database: Database, request: KeptRequest): Promise<string> {
  const { stoppedAt, createdAt, email, phone } = request;
  const stops = await stopsOf(database, [email, phone].filter(Boolean));
  const earlier = stops.find((stopped) => stopped < createdAt);
  return [
    ...(stoppedAt ? [doNotContact(stoppedAt)] : []),
    ...(earlier
      ? [`They asked at ${secondOf(earlier)} to hear nothing more, and then sent this.`]
      : []),
  ].join("\n");
}

const doNotContact = (since: string) => `Do not contact: they said so at ${secondOf(since)}.`;

/** @returns when any of these contacts were stopped */
async function stopsOf({ queries, hashContact }: Database, contacts: string[]): Promise<string[]> {
  const hashes = contacts.map(hashContact);
  const stops = queries.selectFrom("suppressions").where("contact_hash", "in", hashes);
  const rows = await withRetry(() => stops.select("stopped_at").execute());
  return rows.map(({ stopped_at }) => stopped_at);
}

function facts(request: KeptRequest): [string, string][] {
  return [
    ["reference", request.reference],
    ["kind", request.kind],
    ["state", stateOf(request)],
    ["received", secondOf(request.createdAt)],
    ["name", request.name],
    ["e-mail", request.email],
    ["phone", shownPhone(request.phone)],
    ["language", request.language],
    ...answersForStaff(request).flatMap(([{ shown }, answer]): [string, string][] =>
      shown.show ? [[shown.show, answer]] : [],
    ),
    ["verified", secondOf(request.verifiedAt)],
    ["delete by", request.kind === "deletion" ? secondOf(deletionDue(request)) : ""],
    ["stopped", secondOf(request.stoppedAt)],
    ["done", secondOf(request.doneAt)],
  ];
}

function labelled(rows: [string, string][]): string {
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows
    .filter(([, text]) => text)
    .map(([label, text]) => {
      const lines = visible(text).split("\n");
      return `${label.padEnd(width)}  ${lines.join(`\n${" ".repeat(width + 2)}`)}`;
    })
    .join("\n");
}

function consentInWords(consent: Consent): string {
  const { purpose, wording, version, agreed, page, contact, from } = consent;
  const place = [contact, `on ${page}`, ...(from ? [`from ${from}`] : [])].join(", ");
  const name = [purpose, version].filter(Boolean).join(" ");
  return visible(`${agreed ? "[x]" : "[ ]"} ${name}: "${wording}" (${place})`);
}

async function messagesAbout({ queries }: Database, reference: string): Promise<string> {
  const messages = await withRetry(() =>
    queries.selectFrom("outbox").selectAll().where("about", "=", reference).orderBy("id").execute(),
  );
  if (messages.length === 0) return "";
  const rows = messages.map(({ message, channel, state, attempts, last_error }) => [
    message,
    channel,
    state,
    String(attempts),
    last_error ?? "",
  ]);
  return textTable(["message", "by", "state", "attempts", "last error"], rows);
}

/** Also of requests that are erased by now, and of people who are forgotten. */
export const consents: Command = {
  usage: "consents REF|CONTACT",
  does: "shows what was agreed to with a request, or by an e-mail address or phone number",
  words: "needed",
  async run({ database, words }) {
    const reference = readReference(words);
    if (!reference && !isContact(words)) {
      throw new UsageError(`${words} is no reference, e-mail address or phone number.`);
    }
    const records = await consentsOf(database, reference ? { reference } : { contact: words });
    if (records.length === 0) throw new NothingDoneError(`No consent is recorded for ${words}.`);
    const stops = reference ? [] : await stopsOf(database, [words]);
    return [...records.map(recordInWords), ...stops.map(doNotContact)].join("\n\n");
  },
};

function recordInWords(record: ConsentRecord): string {
  const { agreed, purpose, given_at, reference, kind, page, wording, version, language } = record;
  const { contact, network_address } = record;
  const forgotten = agreed ? "forgotten, known by its code" : "not kept";
  const from = network_address ? `, from ${network_address}` : "";
  return [
    `${agreed ? "[x]" : "[ ]"} ${purpose}, ${secondOf(given_at)}, with ${reference}`,
    `    contact  ${contact ? shownPhone(contact) : forgotten}`,
    `    by       box in the ${kind} form, ${page}${from}`,
    `    wording  ${version || "no version"}${language ? ` (${language})` : ""}: "${wording}"`,
  ]
    .map(visible)
    .join("\n");
}
