import { shownPhone } from "#requests/asking/contact.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { visible } from "#requests/sending/harmless.ts";
import { type Note, notesOn } from "#requests/keeping/notes.server.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";
import { type Consent, deletionDue, type KeptRequest } from "#requests/keeping/request.ts";
import { type Command, EXIT } from "#requests/staff/job.ts";
import { answersForStaff } from "#requests/staff/answers-for-staff.ts";
import { secondOf, stateOf } from "#requests/staff/words.ts";
import { findRequest } from "#requests/keeping/store.server.ts";
import { textTable } from "#requests/staff/text-table.ts";

export const show: Command = {
  usage: "show REF",
  does: "tells everything about a request",
  reference: "needed",
  async run({ database, reference, terminal }) {
    const request = await findRequest(database, { reference });
    if (!request) {
      terminal.complain(`There is no request ${reference}. If it is erased: consents ${reference}`);
      return EXIT.nothingDone;
    }
    const parts = [
      await warnings(database, request),
      labelled(facts(request)),
      request.consents.map(consentInWords).join("\n"),
      (await notesOn(database, reference)).map(noteInWords).join("\n"),
      await messagesAbout(database, reference),
    ];
    terminal.print(parts.filter(Boolean).join("\n\n"));
    return EXIT.fine;
  },
};

async function warnings({ queries, hashContact }: Database, request: KeptRequest): Promise<string> {
  const { stoppedAt, createdAt, email, phone } = request;
  const hashes = [email, phone].filter(Boolean).map(hashContact);
  const stops = await withRetry(() =>
    queries.selectFrom("suppressions").selectAll().where("contact_hash", "in", hashes).execute(),
  );
  const earlier = stops.find(({ stopped_at }) => stopped_at < createdAt);
  return [
    ...(stoppedAt ? [`Do not contact: they said so at ${secondOf(stoppedAt)}.`] : []),
    ...(earlier
      ? [`They asked at ${secondOf(earlier.stopped_at)} to hear nothing more, and then sent this.`]
      : []),
  ].join("\n");
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

function consentInWords({
  purpose,
  wording,
  version,
  agreed,
  page,
  contact,
  from,
}: Consent): string {
  const place = [contact, `on ${page}`, ...(from ? [`from ${from}`] : [])].join(", ");
  return visible(
    `${agreed ? "[x]" : "[ ]"} ${[purpose, version].filter(Boolean).join(" ")}: "${wording}" (${place})`,
  );
}

const noteInWords = ({ writtenAt, words }: Note) => visible(`${secondOf(writtenAt)}  ${words}`);

async function messagesAbout({ queries }: Database, reference: string): Promise<string> {
  const messages = await withRetry(() =>
    queries.selectFrom("outbox").selectAll().where("about", "=", reference).orderBy("id").execute(),
  );
  const rows = messages.map(({ message, channel, state, attempts, last_error }) => [
    message,
    channel,
    state,
    String(attempts),
    last_error ?? "",
  ]);
  return rows.length > 0
    ? textTable(["message", "by", "state", "attempts", "last error"], rows)
    : "";
}
