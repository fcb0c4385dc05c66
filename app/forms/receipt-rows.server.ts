/** What a receipt reads back of a request, as the form's questions tell. */
import { shownPhone } from "#requests/asking/contact.ts";
import type { AnswerIn, Field, FieldKind } from "#requests/asking/fields.ts";
import { FORMS } from "#requests/asking/forms.ts";
import type { Question } from "#requests/asking/question.ts";
import type { Service } from "#requests/asking/services.ts";
import { isAsked } from "#requests/asking/typed-form.ts";
import type { KeptRequest } from "#requests/keeping/request.ts";
import { receiptRow } from "#app/forms/receipt-row.ts";

export interface ReceiptSaid {
  /** By question: the words of its choices. */
  questions: Record<string, object>;
  services: Record<Service, string>;
  /** What is said of a box, where one is read back. */
  agreed?: string | undefined;
  notAgreed?: string | undefined;
}

/** The lines that tell what was sent, by row, in the order of the form. */
export function receiptTexts(request: KeptRequest, said: ReceiptSaid): Map<string, string[]> {
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
  const words = said.questions[name] as Words;
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
      return [words[request.language] ?? ""];
    case "answer":
      return isAsked(question, given) ? inLines(question.field, given[name], words, said) : [];
    case "consent":
      // One that could not be given, for lack of a number or address, is not mentioned.
      return consents
        .filter(({ purpose, contact }) => purpose === question.purpose && contact !== "")
        .map(({ agreed }) => ticked(agreed, said));
  }
}

type Words = Record<string, string>;
type Lines<F extends Field> = (
  answer: AnswerIn<F>,
  words: Words,
  said: ReceiptSaid,
  field: F,
) => string[];

const LINES: { [Kind in FieldKind]: Lines<Extract<Field, { kind: Kind }>> } = {
  line: (answer) => [answer],
  text: (answer) => [answer],
  choice: (value = "", words) => [words[value] ?? ""],
  choices: (values, words, _, { none }) =>
    (values.length > 0 ? values : [none]).map((value) => words[value] ?? ""),
  language: (value, words) => [words[value] ?? ""],
  services: (names, _, { services }) => names.map((name) => services[name]),
  tick: (isTicked, _, said) => [ticked(isTicked, said)],
};

function inLines(field: Field, answer: unknown, words: Words, said: ReceiptSaid): string[] {
  // The compiler does not see that an answer is one to its own field.
  const lines = LINES[field.kind] as (answer: unknown, ...of: unknown[]) => string[];
  return lines(answer, words, said, field);
}

const ticked = (isTicked: boolean, { agreed = "", notAgreed = "" }: ReceiptSaid) =>
  isTicked ? agreed : notAgreed;
