/** What was answered, for whoever reads it again: in a confirmation, or in a mail to staff. */
import type { FormField } from "#questions/fields.ts";

interface AnswerWords {
  /** Of the choices of the question, by value. */
  choices: Record<string, string | undefined>;
  /** By name. One that we had once may have no words any more. */
  services: Record<string, string | undefined>;
  /** Of a box that was ticked, or was not. */
  yes: string;
  no: string;
}

/**
 * @param answer one to this field
 * @returns a line for each thing that was answered; an empty one where nothing was
 */
export function answerInWords(field: FormField, answer: unknown, words: AnswerWords): string[] {
  const { choices, services, yes, no } = words;
  switch (field.kind) {
    case "line":
    case "text":
    case "language":
      return [answer as string];
    case "tick":
      return [answer ? yes : no];
    case "services":
      return (answer as string[]).map((name) => services[name] ?? name);
    case "choices": {
      const values = answer as string[];
      return (values.length > 0 ? values : [field.none]).map((value) => choices[value] ?? "");
    }
    case "choice":
      return [choices[(answer as string | undefined) ?? ""] ?? ""];
  }
}
