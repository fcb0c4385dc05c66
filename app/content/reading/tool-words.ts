import { z } from "zod";
import { richWords, words } from "#app/content/reading/text.ts";
import { READ_ERRORS } from "#questions/fields.ts";
import { FILLED_BY_RIGHTS } from "#estimates/rights/figures.ts";

/** What tools fill into their sentences, by name. */
export const FILLED_BY_TOOLS = [
  "amount",
  "asked",
  "class",
  "count",
  "day",
  "days",
  "decimals",
  "dollars",
  "found",
  "house",
  "inPrice",
  "interest",
  "kind",
  "kw",
  "kwh",
  "least",
  "letter",
  "limit",
  "lines",
  "months",
  "most",
  "number",
  "openings",
  "pitch",
  "quote",
  "share",
  "side",
  "size",
  "total",
  "town",
  "unit",
  "until",
  "what",
  "years",
  ...FILLED_BY_RIGHTS,
] as const;

/** What all tools say, whatever they work out. */
export const toolWords = z.strictObject({
  /** In them: {least} and {most}, {decimals}, {count}. */
  faults: z.record(z.enum(READ_ERRORS), words),
  /** Over an answer nobody asked for yet. */
  example: words,
  exampleText: words,
  /** The table of other examples: its heading, and its two columns. */
  moreExamples: words,
  asked: words,
  answered: words,
  /** In place of an answer, while something is missing or wrong. */
  notYet: words,
  /** What happens to what is typed, below the form. */
  privacy: words,
  /** Below an answer: its address can be kept. */
  keep: words,
  startAgain: words,
  /** The way to the form for a price, with the answer, and what happens to it there. */
  takeAlong: words,
  takeAlongText: words,
  worked: words,
  figure: words,
  value: words,
  source: words,
  /** Of a table whose day is over. In it: {until}. */
  oldFigures: words,
  ownFigure: words,
  caution: richWords,
});

/** At the doors to the tools: what each answers, and the first question, where one is asked there. */
const door = z.strictObject({
  title: words,
  text: words,
  label: words.optional(),
  unit: words.optional(),
  submit: words,
});

export const toolDoors = z.record(
  z.enum([
    "my-zip",
    "solar",
    "battery",
    "openings",
    "quotes",
    "roof-quotes",
    "window-quotes",
    "ac-quotes",
    "solar-quotes",
    "roof-size",
    "rights",
    "home-file",
  ]),
  door,
);

export type ToolWords = z.infer<typeof toolWords>;
