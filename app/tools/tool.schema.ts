/** The words of a tool: those of its questions, as the questions themselves tell, and of its frame. */
import { z } from "zod";
import type { Spot } from "#app/content/pictures.ts";
import { mapped } from "#app/content/mapped.ts";
import { didYouMean } from "#app/content/reading/nearest.ts";
import { at } from "#app/content/picture-places.ts";
import {
  anchor,
  pictureWithSpots,
  richWords,
  service,
  spotError,
  words,
} from "#app/content/reading/text.ts";
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

/** The house with the answer on it. @param names of what gets a mark, each at one of the picture's spots */
export const markedHouse = <Name extends string>(names: readonly Name[]) =>
  z
    .strictObject({
      picture: pictureWithSpots.meta(at("scene")),
      spots: z.partialRecord(z.enum(names), z.string()),
    })
    .transform(({ picture: { spots: known, ...picture }, spots }, context) => {
      const places = mapped(spots as Record<string, string>, (spot, name) => {
        const message = spotError(spot, { ...picture, spots: known });
        if (message) context.addIssue({ code: "custom", path: ["spots", name], message });
        return known[spot];
      });
      return { picture, places: places as Partial<Record<Name, Spot>> };
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
