/** What the page shows that confirms a request. */
import type { KeptRequest } from "#requests/keeping/request.ts";
import { fill } from "#app/content/fill.ts";
import { floridaDay } from "#app/content/florida-time.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { ReceiptWords } from "#app/forms/receipt.schema.ts";

/** Whoever finds the address later, in a history or a mail, learns no more than the reference. */
export const SHOWN_FOR_HOURS = 24;

interface Said<Name extends string> {
  sent: ReceiptWords & { rows: Record<Name, string> };
  /** What was sent, by the name of its row. */
  texts: Record<Name, string[]>;
}

export function receiptFor<Name extends string>(
  { reference, createdAt }: KeptRequest,
  { sent, texts }: Said<Name>,
  { company, language }: PageContent,
) {
  const { rows: labels, ...words } = sent;
  const isRecent = Date.now() - Date.parse(createdAt) < SHOWN_FOR_HOURS * 3_600_000;
  const rows = (Object.keys(texts) as Name[]).map((name) => ({
    label: labels[name],
    text: texts[name].filter((line) => line !== ""),
  }));
  return {
    title: `${sent.title} | ${company.name}`,
    words,
    reference,
    received: fill(sent.received, { date: floridaDay(createdAt, language) }),
    rows: isRecent ? rows.filter(({ text }) => text.length > 0) : [],
  };
}
