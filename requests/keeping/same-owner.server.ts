import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import { emailKey, isDotless, mailboxOf } from "#questions/contact.ts";
import type { Tables } from "#requests/keeping/tables.ts";

/**
 * Deletions that are open and concern the account of this e-mail address. Whoever reads its mail may
 * confirm them all, so only what certainly leads into the same mailbox counts as the same.
 *
 * @param now as an ISO 8601 time
 */
export function openDeletionsOf(email: string, now: string) {
  return (
    where: ExpressionBuilder<Tables, "requests">,
  ): ExpressionWrapper<Tables, "requests", SqlBool> =>
    where.and([
      isDotless(email)
        ? where("requests.mailbox", "=", mailboxOf(email))
        : where("requests.email_key", "=", emailKey(email)),
      where("requests.kind", "=", "deletion"),
      where("requests.verified_at", "is", null),
      where("requests.done_at", "is", null),
      where("requests.link_until", ">", now),
    ]);
}
