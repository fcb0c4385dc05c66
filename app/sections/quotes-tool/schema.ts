import { z } from "zod";
import { richWords, words } from "#app/content/reading/text.ts";
import { askedWords, toolFrame } from "#app/tools/tool.schema.ts";
import { QUOTE_ERRORS } from "#estimates/quotes/errors.ts";
import { FOUND, type LineId, LINES, TRADES } from "#estimates/quotes/lines.ts";
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
  faults: z.record(z.enum(QUOTE_ERRORS), words),
  /** In what each trade is counted. */
  units: z.record(z.enum(TRADES), z.strictObject({ one: words, perUnit: words })),
  /** The answer in one line: the first of these that is known. */
  headlines: z.strictObject({ spread: words, perUnit: words, law: words, blank: words }),
  blank: richWords,
  prices: z.strictObject({
    noSizes: words,
    some: words,
    spread: words,
    sizesDiffer: words,
    sizes: words,
    size: words,
  }),
  lineResults: z.strictObject({
    heading: words,
    law: words,
    untouched: words,
    counts: z.strictObject({ missing: words, unsure: words, left: words }),
    missingLaw: words,
    meaning: words,
  }),
  deposits: z.strictObject({
    heading: words,
    share: words,
    none: words,
    limit: words,
    below: words,
    above: words,
    applyBy: words,
    startBy: words,
    paidDay: words,
    permitsDay: words,
  }),
  plans: z.strictObject({
    heading: words,
    house: words,
    cashPrice: words,
    inPrice: words,
    interest: words,
    monthly: words,
    payments: words,
    total: words,
    trueApr: words,
    trueAprIs: words,
    unknownCash: words,
    rateOnPaper: words,
    highest: words,
    upFront: words,
  }),
  paces: z.strictObject({
    heading: words,
    yearly: words,
    total: words,
    totalOfOne: words,
    interest: words,
  }),
  asks: z.strictObject({ heading: words, text: words, of: words, none: words }),
});
