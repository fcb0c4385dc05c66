import type { KeptRequest } from "#requests/keeping/request.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { receiptFor } from "#app/forms/receipt-for.server.ts";

/** Reads a request for deletion back to whoever sent it, and says how that person is verified. */
export function deletionReceipt(request: KeptRequest, content: PageContent) {
  const { questions, sent } = sectionOf("deletion-form", content);
  const { nextByPhone, next, ...words } = sent;
  const said = { ...words, next: request.phone ? nextByPhone : next };
  return receiptFor(request, { questions, sent: said }, content);
}
