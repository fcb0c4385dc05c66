import { isContact, shownPhone } from "#requests/asking/contact.ts";
import { consentsOf } from "#requests/keeping/consent-records.server.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";
import { readReference } from "#requests/keeping/reference.server.ts";
import type { ConsentRecord } from "#requests/keeping/tables.ts";
import { visible } from "#requests/sending/harmless.ts";
import { type Command, EXIT, UsageError } from "#requests/staff/job.ts";
import { secondOf } from "#requests/staff/words.ts";

/** Also of requests that are erased by now, and of people who are forgotten. */
export const consents: Command = {
  usage: "consents REF|CONTACT",
  does: "shows what was agreed to with a request, or by an e-mail address or phone number",
  words: "alone",
  async run({ database, words, terminal }) {
    const reference = readReference(words);
    if (!reference && !isContact(words)) {
      throw new UsageError(`${words} is no reference, e-mail address or phone number.`);
    }
    const records = await consentsOf(database, reference ? { reference } : { contact: words });
    if (records.length === 0) {
      terminal.complain(`No consent is recorded for ${words}.`);
      return EXIT.nothingDone;
    }
    const stopped = reference ? "" : await stopOf(database, words);
    terminal.print([...records.map(inWords), stopped].filter(Boolean).join("\n\n"));
    return EXIT.fine;
  },
};

function inWords(record: ConsentRecord): string {
  const { agreed, purpose, given_at, reference, kind, page, wording, version, language } = record;
  const { contact, network_address } = record;
  const about = contact
    ? shownPhone(contact)
    : agreed
      ? "forgotten, known by its code"
      : "not kept";
  return [
    `${agreed ? "[x]" : "[ ]"} ${purpose}, ${secondOf(given_at)}, with ${reference}`,
    `    contact  ${about}`,
    `    by       box in the ${kind} form, ${page}${network_address ? `, from ${network_address}` : ""}`,
    `    wording  ${version || "before versions"}${language ? ` (${language})` : ""}: "${wording}"`,
  ]
    .map(visible)
    .join("\n");
}

async function stopOf({ queries, hashContact }: Database, contact: string): Promise<string> {
  const rows = queries
    .selectFrom("suppressions")
    .select("stopped_at")
    .where("contact_hash", "=", hashContact(contact));
  const row = await withRetry(() => rows.executeTakeFirst());
  return row ? `Do not contact: they said so at ${secondOf(row.stopped_at)}.` : "";
}
