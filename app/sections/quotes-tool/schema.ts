import { z } from "zod";
import { richWords, words } from "#app/content/reading/text.ts";
import { resultWords } from "./result-words.schema.ts";
import { askedWords, toolFrame } from "#app/tools/tool.schema.ts";
import { QUOTE_FAULTS } from "#estimates/quotes/faults.ts";
import { FOUND } from "#estimates/quotes/lines-found.ts";
import { type LineId, LINES } from "#estimates/quotes/list-of-lines.ts";
import { amountsOfEach, asked, questions } from "#estimates/quotes/questions.ts";

const found = z.record(z.enum(FOUND), words);

const line = z.strictObject({
  label: words,
  /** What to look for, and which law wants it. */
  look: richWords,
  /** What to ask the firm where the line is missing. */
  ask: words,
  /** Where a tick means something else than that the line is in writing. */
  found: found.optional(),
});

const groups = z
  .array(z.strictObject({ title: words, lines: z.array(z.enum(LINES)).min(1) }))
  .refine(
    (list) => {
      const all: LineId[] = list.flatMap(({ lines }) => lines);
      return all.length === LINES.length && new Set(all).size === LINES.length;
    },
    { error: "must hold each line once" },
  );

/** Up to three quotes side by side, by content/figures/quotes.yaml. Below: {quote} is A, B or C. */
export const quotesTool = z.strictObject({
  kind: z.literal("quotes-tool").meta({
    title: "Tool: compare quotes",
    description:
      "up to three quotes side by side; which lines the law wants is in `content/figures/quotes.yaml`",
  }),
  ...toolFrame(questions),
  questions: askedWords(asked),
  /** The same questions of each quote. */
  ofEach: askedWords(amountsOfEach),
  quote: words,
  overTime: words,
  amounts: z.strictObject({ heading: words, text: richWords }),
  loan: z.strictObject({ heading: words, text: richWords }),
  /** Its words stand wherever PACE is worked out. */
  pace: z.strictObject({ heading: words, words: z.array(richWords).min(1) }),
  days: z.strictObject({ heading: words, text: richWords }),
  list: z.strictObject({ heading: words, text: richWords, law: words, clear: words }),
  found,
  groups,
  lines: z.record(z.enum(LINES), line),
  faults: z.record(z.enum(QUOTE_FAULTS), words),
  ...resultWords,
});
