/** What the page shows that confirms a request. */
import { fill } from "#app/content/fill.ts";
import { floridaDay } from "#app/content/florida-time.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { ReceiptWords } from "#app/forms/form.schema.ts";
import { shownPhone } from "#questions/contact.ts";
import { answerInWords } from "#questions/answer-in-words.ts";
import { isAsked, type Question, receiptRow } from "#questions/form-question.ts";
import { FORMS } from "#questions/forms.ts";
import type { KeptRequest } from "#requests/keeping/request.ts";

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
  { company, language, name: ownName, otherLanguages, words: { services } }: PageContent,
) {
  const { reference, createdAt } = request;
  const { rows: labels, ...words } = sent;
  const isRecent = Date.now() - Date.parse(createdAt) < SHOWN_FOR_HOURS * 3_600_000;
  const languages = [{ language, name: ownName }, ...otherLanguages];
  const texts = [...receiptTexts(request, { ...sent, questions, services, languages })];
  const rows = texts.map(([name, text]) => ({ label: labels[name] ?? name, text }));
  return {
    title: `${sent.title} | ${company.name}`,
    words,
    reference,
    received: fill(sent.received, { date: floridaDay(createdAt, language) }),
    rows: isRecent ? rows.filter(({ text }) => text.length > 0) : [],
  };
}

interface ReceiptSaid {
  /** By question: the words of its choices. */
  questions: Record<string, object>;
  services: Record<string, string>;
  languages: { language: string; name: string }[];
  /** What is said of a box, where one is read back. */
  agreed?: string | undefined;
  notAgreed?: string | undefined;
}

/** The lines that tell what was sent, by row, in the order of the form. */
function receiptTexts(request: KeptRequest, said: ReceiptSaid): Map<string, string[]> {
  const rows = new Map<string, string[]>();
  for (const [name, question] of Object.entries<Question>(FORMS[request.kind])) {
    const row = receiptRow(question);
    if (!row) continue;
    const lines = linesOf(name, question, request, said).filter((line) => line !== "");
    rows.set(row, [...(rows.get(row) ?? []), ...lines]);
  }
  return rows;
}

function linesOf(name: string, question: Question, request: KeptRequest, said: ReceiptSaid) {
  const { email, phone, consents } = request;
  const given: Record<string, unknown> = request.answers;
  const { services, languages, agreed: yes = "", notAgreed: no = "" } = said;
  const words = said.questions[name] as Record<string, string>;
  switch (question.kept) {
    case "nothing":
      return [];
    case "name":
      return [request.name];
    case "email":
      return [email];
    case "phone":
      return [shownPhone(phone)];
    case "contact":
      return [email, shownPhone(phone)];
    case "language":
      if (languages.length === 1) return [];
      return languages.flatMap((one) => (one.language === request.language ? one.name : []));
    case "answer":
      if (!isAsked(question, given)) return [];
      return answerInWords(question.field, given[name], { choices: words, services, yes, no });
    case "consent":
      // One that could not be given, for lack of a number or address, is not mentioned.
      return consents
        .filter(({ purpose, contact }) => purpose === question.purpose && contact !== "")
        .map(({ agreed }) => (agreed ? yes : no));
  }
}
