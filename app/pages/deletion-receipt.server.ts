import { shownPhone } from "#requests/asking/contact.ts";
import type { Answers, KeptRequest } from "#requests/keeping/request.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { receiptFor } from "#app/forms/receipt-for.server.ts";

type DeletionAnswers = Extract<Answers, { kind: "deletion" }>;

/** Reads a request for deletion back to whoever sent it, and says how that person is verified. */
export function deletionReceipt(
  request: KeptRequest,
  { reason }: DeletionAnswers,
  content: PageContent,
) {
  const { sent } = sectionOf("deletion-form", content);
  const { nextByPhone, next, ...words } = sent;
  const { name, email, phone } = request;
  return receiptFor(
    request,
    {
      sent: { ...words, next: phone ? nextByPhone : next },
      texts: { account: [email, shownPhone(phone)], name: [name], reason: [reason] },
    },
    content,
  );
}
