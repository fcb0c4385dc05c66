/** The words of a tool: those of its questions, as the questions themselves tell, and of its frame. */
import { z } from "zod";
import { didYouMean } from "#app/content/reading/nearest.ts";
import { anchor, richWords, service, words } from "#app/content/reading/text.ts";
import { type Question, type Questions, readAnswers } from "#questions/tool-question.ts";
import type { Choice, Field } from "#questions/fields.ts";

/** What every tool has around its questions and its answer. @param questions all that it asks */
export const toolFrame = (questions: Questions) => ({
  id: anchor.optional(),
  eyebrow: words,
  heading: words,
  lead: richWords,
  submit: words,
  /** For what a price can be asked with the answer. */
  service: service.optional(),
  answer: words,
  /** The query of an address, like `job=roof&footprint=2000`, with an answer worth looking at. */
  example: exampleFor(questions),
  /** Others, told with the answer in one line. */
  moreExamples: z.array(z.strictObject({ query: exampleFor(questions), says: words })).optional(),
  /** How the answer is worked out, in words. */
  steps: z.array(richWords).min(1),
});

export type ToolSection = z.output<z.ZodObject<ReturnType<typeof toolFrame>>>;

/** What an example leaves out may still be filled in from a table, so only what it says is checked. */
const exampleFor = (questions: Questions) =>
  words.superRefine((example, context) => {
    const query = new URLSearchParams(example);
    const asked = readAnswers(questions, query, { decimalComma: false });
    const wrong = asked.kind === "errors" ? asked.errors.map(({ field }) => field) : [];
    for (const name of new Set(query.keys())) {
      if (!Object.hasOwn(questions, name)) {
        const message = `nothing here is asked as "${name}". ${didYouMean(name, Object.keys(questions))}`;
        context.addIssue({ code: "custom", message: message.trim() });
      } else if (wrong.includes(name)) {
        const message = `"${name}" cannot be answered with "${query.getAll(name).join('", "')}"`;
        context.addIssue({ code: "custom", message });
      }
    }
  });

type Choices<F extends Field> =
  F extends Choice<infer Value> ? { choices: Record<Value, string> } : object;

const labels = {
  label: words,
  hint: words.optional(),
  /** In a list that opens, as long as nothing is chosen. */
  unchosen: words.optional(),
  /** What a number counts, like `kWh`; a dollar sign stands before it. */
  unit: words.optional(),
  /** The same of one, where the answer is told again. */
  unitOfOne: words.optional(),
};

/** By question. */
type AskedWords<Qs extends Questions> = {
  [Name in keyof Qs]: z.output<z.ZodObject<typeof labels>> &
    Choices<Qs[Name]["field"]> &
    (Qs[Name]["field"] extends { kind: "amounts" } ? { each: string[] } : object);
};

export function askedWords<Qs extends Questions>(questions: Qs): z.ZodType<AskedWords<Qs>> {
  const entries = Object.entries<Question>(questions).map(([name, { field }]) => {
    // What a region adds is named in local-facts.yaml.
    const own =
      field.kind === "choice" && field.of.length > 0 ? { choices: choiceWords(field.of) } : {};
    const each = field.kind === "amounts" ? { each: z.array(words).length(field.count) } : {};
    return [name, z.strictObject({ ...labels, ...own, ...each })];
  });
  return z.strictObject(Object.fromEntries(entries)) as z.ZodType<AskedWords<Qs>>;
}

const choiceWords = (of: readonly string[]) =>
  z.strictObject(Object.fromEntries(of.map((value) => [value, words])));
