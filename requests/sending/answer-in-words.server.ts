import type { Messages } from "#app/content/reading/messages.ts";
import type { AnswerIn, Field, FieldKind } from "#requests/asking/fields.ts";
import { harmless } from "#requests/sending/harmless.ts";
import { servicesInWords } from "#requests/sending/mail-template.ts";

/**
 * An answer as staff read it in a mail, made harmless; empty where nothing was answered.
 *
 * @param name the name of the question, under which the words of its choices stand
 */
export function answerInWords(
  name: string,
  field: Field,
  answer: unknown,
  messages: Messages["en"],
): string {
  const choices = messages.staff.choices[name] ?? {};
  // The compiler does not see that an answer is one to its own field.
  const inWords = IN_WORDS[field.kind] as (answer: unknown, given: Given<Field>) => string;
  return inWords(answer, { field, choices, messages });
}

interface Given<F extends Field> {
  field: F;
  choices: Record<string, string>;
  messages: Messages["en"];
}

type InWords<F extends Field> = (answer: AnswerIn<F>, given: Given<F>) => string;

const IN_WORDS: { [Kind in FieldKind]: InWords<Extract<Field, { kind: Kind }>> } = {
  line: harmless,
  text: harmless,
  choice: (value = "", { choices }) => choices[value] ?? "",
  choices: (values, { field, choices }) =>
    (values.length > 0 ? values : [field.none]).map((value) => choices[value]).join(", "),
  language: (value, { choices }) => choices[value] ?? "",
  services: (names, { messages }) => servicesInWords(names, messages, "en"),
  tick: (isTicked, { messages: { staff } }) => (isTicked ? staff.agreed.yes : staff.agreed.no),
};
