/** What the page shows that confirms a request. */
import type { KeptRequest } from "#requests/keeping/request.ts";
import { fill } from "#app/content/fill.ts";
import { floridaDay } from "#app/content/florida-time.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { type ReceiptSaid, receiptTexts } from "#app/forms/receipt-rows.server.ts";
import type { ReceiptWords } from "#app/forms/receipt.schema.ts";

/** Whoever finds the address later, in a history or a mail, learns no more than the reference. */
export const SHOWN_FOR_HOURS = 24;

type Sent = ReceiptWords &
  Pick<ReceiptSaid, "agreed" | "notAgreed"> & {
    rows: Record<string, string>;
  };

/**
 * @param questions the words of the form's questions
 * @param sent what is said once it was sent
 */
export function receiptFor(
  request: KeptRequest,
  { questions, sent }: { questions: ReceiptSaid["questions"]; sent: Sent },
  { company, language, words: { services, form } }: PageContent,
) {
  const { reference, createdAt } = request;
  const { rows: labels, ...words } = sent;
  const isRecent = Date.now() - Date.parse(createdAt) < SHOWN_FOR_HOURS * 3_600_000;
  const texts = [...receiptTexts(request, { ...sent, questions, services })];
  const rows = texts.map(([name, text]) => ({ label: labels[name] ?? name, text }));
  return {
    title: `${sent.title} | ${company.name}`,
    words,
    noScript: form.sentBefore.noScript,
    reference,
    received: fill(sent.received, { date: floridaDay(createdAt, language) }),
    rows: isRecent ? rows.filter(({ text }) => text.length > 0) : [],
  };
}
