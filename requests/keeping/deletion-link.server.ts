/** Verification by mail: a link by which a person shows that an account is theirs. It works once. */
import type { Database } from "#requests/keeping/database.server.ts";
import { forStaff, type Recipients } from "#requests/sending/outgoing.server.ts";
import { addToOutbox } from "#requests/keeping/outbox.server.ts";
import { patiently } from "#requests/keeping/patiently.server.ts";
import { hashOf } from "#requests/keeping/reference.server.ts";

/**
 * Verifies a deletion, and tells staff. Does nothing if that was done, the link is unknown or too
 * old; `findRequest` tells which.
 */
export function verifyDeletion(
  database: Database,
  link: string,
  recipients: Recipients,
): Promise<void> {
  return patiently(async () => {
    const now = (await database.now()).toISOString();
    await database.transaction(async (queries) => {
      const verified = await queries
        .updateTable("requests")
        .set({ verified_at: now })
        .where("link_hash", "=", hashOf(link))
        .where("verified_at", "is", null)
        .where("link_until", ">", now)
        .returning("reference")
        .executeTakeFirst();
      if (!verified) return;
      await addToOutbox(queries, forStaff(verified.reference, "staff-verified", recipients), now);
    });
  });
}
