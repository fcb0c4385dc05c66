/**
 * Records of consents to be contacted, kept apart from the requests they came with, because the rules
 * on telemarketing ask for them for longer. Who did not agree is recorded without the contact.
 */
import type { Kysely } from "kysely";
import type { Purpose } from "#requests/asking/forms.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { monthsBefore } from "#requests/keeping/months-before.ts";
import { CONSENT_YEARS } from "#app/content/keeping-times.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";
import type { Consent } from "#requests/keeping/request.ts";
import type { ConsentRecord, Tables } from "#requests/keeping/tables.ts";

/** These allow no contact: they go with their request. */
const ABOUT_SOMETHING_ELSE = new Set<Purpose>(["terms-of-deletion"]);
/** What one look may erase, as a part of all: a clock that is years ahead makes all of them old at once. */
const MOST_AT_ONCE = 0.1;
const SOME = 200;

type Request = Pick<ConsentRecord, "reference" | "kind"> & { created_at: string };

/** Adds those of a request; once, however often it is called. */
export async function recordConsents(
  queries: Kysely<Tables>,
  { reference, kind, created_at }: Request,
  consents: Consent[],
  hashContact: Database["hashContact"],
): Promise<void> {
  const records = consents
    .filter(({ purpose }) => !ABOUT_SOMETHING_ELSE.has(purpose))
    .map(({ purpose, agreed, wording, version, language, page, contact, from }) => ({
      reference,
      kind,
      purpose,
      agreed: Number(agreed),
      wording,
      version: version ?? "",
      language: language ?? "",
      page,
      contact: agreed ? contact : "",
      contact_hash: agreed ? hashContact(contact) : "",
      network_address: agreed ? from : "",
      given_at: created_at,
    }));
  if (records.length === 0) return;
  await queries
    .insertInto("consents")
    .values(records)
    .onConflict((conflict) => conflict.columns(["reference", "purpose"]).doNothing())
    .execute();
}

/**
 * Of somebody who wants to be forgotten the least stays that still proves a consent: contact and network
 * address go, and a keyed hash tells whether a number that somebody names is the one.
 */
export async function pareConsents({ queries }: Database, references: string[]) {
  for (let start = 0; start < references.length; start += SOME) {
    const some = references.slice(start, start + SOME);
    await withRetry(() =>
      queries
        .updateTable("consents")
        .set({ contact: "", network_address: "" })
        .where("reference", "in", some)
        .execute(),
    );
    await withRetry(() =>
      queries
        .deleteFrom("consents")
        .where("reference", "in", some)
        .where("agreed", "=", 0)
        .execute(),
    );
  }
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

/**
 * Erases records that are older than `CONSENT_YEARS`, the oldest first, and never many at once.
 *
 * @returns how many
 */
export async function eraseOldConsents({ queries, now, scrub }: Database): Promise<number> {
  const before = monthsBefore(await withRetry(now), 12 * CONSENT_YEARS).toISOString();
  const erased = await withRetry(async () => {
    const { count } = await queries
      .selectFrom("consents")
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    const old = await queries
      .selectFrom("consents")
      .select("id")
      .where("given_at", "<", before)
      .orderBy("given_at")
      .limit(Math.max(1, Math.floor(Number(count) * MOST_AT_ONCE)))
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) await queries.deleteFrom("consents").where("id", "in", ids).execute();
    return ids.length;
  });
  if (erased > 0) await scrub();
  return erased;
}
