/** Keeps requests. Each comes with the messages it causes, in one transaction. */
import { LINK_HOURS } from "#app/content/promises.ts";
import { emailKey, mailboxOf } from "#questions/contact.ts";
import { recordConsents } from "#requests/keeping/consent-records.server.ts";
import { type Database, withRetry } from "#requests/keeping/database.server.ts";
import { addToOutbox, messagesOf, type Recipients } from "#requests/keeping/outbox.server.ts";
import { hashOf, newReference, newSecret } from "#requests/keeping/reference.server.ts";
import type { RequestKind } from "#questions/forms.ts";
import { type KeptRequest, type NewRequest, UNANSWERED } from "#requests/keeping/request.ts";
import type { RequestsTable } from "#requests/keeping/tables.ts";
import type { Selectable } from "kysely";

/**
 * Keeps a request. When this returns, it is on the disk.
 *
 * @returns its reference, and the last part of the address of the confirmation
 * @throws when that is not certain. Then nothing of it is kept; only where PostgreSQL went away for
 * long in the very moment of keeping it, it may be, and the same form again finds it.
 */
export async function saveRequest(database: Database, request: NewRequest, recipients: Recipients) {
  const link = request.answers.kind === "deletion" ? newSecret() : undefined;
  const row = rowOf(request, link, await database.now());
  const saved = await database.transaction(async (queries) => {
    const { numInsertedOrUpdatedRows: inserted } = await queries
      .insertInto("requests")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!inserted) {
      // The same form again, or this very call again after its answer was lost.
      return queries
        .selectFrom("requests")
        .select(["reference", "receipt"])
        .where((where) =>
          where.or([where("receipt", "=", row.receipt), where("form_key", "=", row.form_key)]),
        )
        .executeTakeFirst();
    }
    await recordConsents(queries, row, request.consents, database.hashContact);
    const messages = messagesOf(request, row.reference, link, recipients);
    await addToOutbox(queries, messages, row.created_at);
    return { reference: row.reference, receipt: row.receipt };
  });
  if (!saved) throw new Error("Another request has this reference: once in half a trillion");
  return saved;
}

function rowOf(request: NewRequest, link: string | undefined, now: Date) {
  const { answers, language, name, email, phone, consents } = request;
  return {
    reference: newReference(),
    kind: answers.kind,
    receipt: newSecret(),
    form_key: formKeyOf(request),
    created_at: now.toISOString(),
    language,
    name,
    email,
    email_key: emailKey(email),
    mailbox: mailboxOf(email),
    phone,
    answers: JSON.stringify(answers),
    consents: JSON.stringify(consents),
    link_hash: link ? hashOf(link) : null,
    link_until: link ? new Date(now.getTime() + LINK_HOURS * 3_600_000).toISOString() : null,
  };
}

/**
 * A visitor who goes back, changes an answer and sends the form again has made another request, which
 * must not be taken for the first. Network addresses may change between two tries of the same.
 */
function formKeyOf({ formKey, consents, ...typed }: NewRequest): string | null {
  if (!formKey) return null;
  const choices = consents.map(({ purpose, agreed }) => [purpose, agreed]);
  return hashOf(JSON.stringify([formKey, choices, typed]));
}

/** @returns nothing when there is no such request, or it was erased */
export async function findRequest(
  database: Database,
  by: { receipt: string } | { reference: string } | { link: string },
): Promise<KeptRequest | undefined> {
  // PostgreSQL refuses to look for these; they are in none of our names.
  if (Object.values(by).some((name) => name.includes("\0"))) return undefined;
  const query = requestRows(database);
  const row = await withRetry(() =>
    ("receipt" in by
      ? query.where("receipt", "=", by.receipt)
      : "link" in by
        ? query.where("link_hash", "=", hashOf(by.link))
        : query.where("reference", "=", by.reference)
    ).executeTakeFirst(),
  );
  return row && keptRequest(row);
}

/** All but the entries of the waitlist. */
export const requestRows = ({ queries }: Database) =>
  queries
    .selectFrom("requests")
    .selectAll()
    .where("kind", "!=", "waitlist")
    .$narrowType<{ kind: RequestKind }>();

export function keptRequest(row: Selectable<RequestsTable> & { kind: RequestKind }): KeptRequest {
  return {
    kind: row.kind,
    reference: row.reference,
    createdAt: row.created_at,
    language: row.language,
    name: row.name,
    email: row.email,
    phone: row.phone,
    answers: { ...UNANSWERED[row.kind], ...JSON.parse(row.answers) },
    consents: JSON.parse(row.consents),
    stoppedAt: row.stopped_at ?? undefined,
    doneAt: row.done_at ?? undefined,
    verifiedAt: row.verified_at ?? undefined,
    linkUntil: row.link_until ?? undefined,
  };
}
