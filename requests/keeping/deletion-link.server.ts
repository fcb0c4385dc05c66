/** Verification by mail: a link by which a person shows that an account is theirs. It works once. */
import type { Database } from "#requests/keeping/database.server.ts";
import {
  forStaff,
  type Recipients,
  type VerifiedDetails,
} from "#requests/sending/outgoing.server.ts";
import { addToOutbox } from "#requests/keeping/outbox.server.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";
import { hashOf } from "#requests/keeping/reference.server.ts";
import { openDeletionsOf } from "#requests/keeping/same-owner.server.ts";

/**
 * Verifies a deletion, with all others that are open for the same account, and tells staff. Does nothing if that was done, the link is unknown or too
 * old; `findRequest` tells which.
 */
export function verifyDeletion(
  database: Database,
  link: string,
  recipients: Recipients,
): Promise<void> {
  return withRetry(async () => {
    const now = (await database.now()).toISOString();
    await database.transaction(async (queries) => {
      const verified = await queries
        .updateTable("requests")
        .set({ verified_at: now })
        .where("link_hash", "=", hashOf(link))
        .where("verified_at", "is", null)
        .where("link_until", ">", now)
        .returning(["reference", "email"])
        .executeTakeFirst();
      if (!verified) return;
      const { reference, email } = verified;
      const others = await queries
        .updateTable("requests")
        .set({ verified_at: now })
        .where(openDeletionsOf(email, now))
        .returning("reference")
        .execute();
      const details: VerifiedDetails = { also: others.map((other) => other.reference) };
      await addToOutbox(queries, forStaff(reference, "staff-verified", recipients, details), now);
    });
  });
}
