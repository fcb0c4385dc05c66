/** The words of a form's questions, as the questions themselves tell. */
import { z } from "zod";
import { type FormWords, formWords } from "#app/content/reading/form-words.ts";
import { richWords, words } from "#app/content/reading/text.ts";
import { type ChoiceWord, choiceWords } from "#requests/asking/fields.ts";
import type { Question, Questions } from "#requests/asking/question.ts";

type Shared = FormWords["faults"];

/** The faults for which interface.yaml has no words that hold in every form. */
type OwnFault<Name, Q extends Question> = Exclude<
  keyof Q["faults"],
  Name extends keyof Shared ? keyof Shared[Name] : never
>;

interface Asked {
  label: string;
  hint?: string | undefined;
}

/** By question; what is said of its faults, and the words of its choices, stand under their names. */
export type QuestionWords<Qs extends Questions> = {
  [Name in keyof Qs]: Asked &
    Record<OwnFault<Name, Qs[Name]> | ChoiceWord<Qs[Name]["field"]>, string>;
};

export function questionWords<Qs extends Questions>(questions: Qs): z.ZodType<QuestionWords<Qs>> {
  const entries = Object.entries<Question>(questions).map(([name, { faults, field }]) => {
    const needed = [...ownFaults(name, Object.keys(faults)), ...choiceWords(field)];
    const own = Object.fromEntries(needed.map((word) => [word, words]));
    // What somebody agrees to may lead to what it means.
    const label = field.kind === "tick" ? richWords : words;
    return [name, z.strictObject({ label, hint: words.optional(), ...own })];
  });
  return z.strictObject(Object.fromEntries(entries)) as z.ZodType<QuestionWords<Qs>>;
}

function ownFaults(name: string, faults: string[]): string[] {
  const shared: Record<string, z.ZodObject | undefined> = formWords.shape.faults.shape;
  return faults.filter((fault) => !Object.hasOwn(shared[name]?.shape ?? {}, fault));
}
