/**
 * Records of consents to be contacted, kept apart from the requests they came with, because the rules
 * on telemarketing ask for them for longer. A refusal is recorded without the contact.
 */
import type { Kysely } from "kysely";
import type { Purpose } from "#questions/forms.ts";
import { type Database, withRetry } from "#requests/keeping/database.server.ts";
import type { Consent } from "#requests/keeping/request.ts";
import type { ConsentRecord, Tables } from "#requests/keeping/tables.ts";

/** These allow no contact: they go with their request. */
const ABOUT_SOMETHING_ELSE = new Set<Purpose>(["terms-of-deletion"]);

/** Adds those of a request; once, however often it is called. */
export async function recordConsents(
  queries: Kysely<Tables>,
  request: Pick<ConsentRecord, "reference" | "kind"> & { created_at: string },
  consents: Consent[],
  hashContact: Database["hashContact"],
): Promise<void> {
  const records = consents
    .filter(({ purpose }) => !ABOUT_SOMETHING_ELSE.has(purpose))
    .map(({ purpose, agreed, wording, version, language, page, contact, from }) => ({
      reference: request.reference,
      kind: request.kind,
      purpose,
      agreed: Number(agreed),
      wording,
      version: version ?? "",
      language: language ?? "",
      page,
      contact: agreed ? contact : "",
      contact_hash: agreed ? hashContact(contact) : "",
      network_address: agreed ? from : "",
      given_at: request.created_at,
    }));
  if (records.length === 0) return;
  await queries
    .insertInto("consents")
    .values(records)
    .onConflict((conflict) => conflict.columns(["reference", "purpose"]).doNothing())
    .execute();
}

/**
 * Keeps of somebody who wants to be forgotten the least that still proves a consent: contact and
 * network address go, and a keyed hash tells whether a number that somebody names is the one.
 */
export async function pareConsents(database: Database, references: string[]): Promise<void> {
  // PostgreSQL knows no empty list.
  if (references.length === 0) return;
  await database.transaction(async (queries) => {
    const bare = { contact: "", network_address: "" };
    await queries.updateTable("consents").set(bare).where("reference", "in", references).execute();
    const refusals = queries.deleteFrom("consents").where("agreed", "=", 0);
    await refusals.where("reference", "in", references).execute();
  });
}

/** @returns all about one contact, or all that came with one request; the oldest first */
export function consentsOf(
  { queries, hashContact }: Database,
  of: { contact: string } | { reference: string },
): Promise<ConsentRecord[]> {
  const query = queries.selectFrom("consents").selectAll().orderBy("given_at").orderBy("id");
  return withRetry(() =>
    ("contact" in of
      ? query.where("contact_hash", "=", hashContact(of.contact))
      : query.where("reference", "=", of.reference)
    ).execute(),
  );
}
