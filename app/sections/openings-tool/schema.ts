import { z } from "zod";
import { richWords, words } from "#app/content/reading/text.ts";
import { askedWords, markedHouse, toolFrame } from "#app/tools/tool.schema.ts";
import { FORM_QUESTIONS } from "#estimates/openings/form-answers.ts";
import { GLASS_CLASSES, GLASS_KINDS } from "#estimates/openings/glass-answer.ts";
import { OPENINGS_ERRORS } from "#estimates/openings/errors.ts";
import { houseQuestions, openingsQuestions } from "#estimates/openings/questions.ts";
import { WANTS } from "#estimates/openings/form-letters.ts";

const part = z.strictObject({ heading: words, text: richWords.optional() });

const formQuestion = z.strictObject({
  name: words,
  /** What each letter of the form means. */
  letters: z.record(words, words),
  /** What an inspector takes as proof. */
  paper: words,
});

/** The wind inspection form, answered before the inspector comes. */
export const openingsTool = z.strictObject({
  kind: z.literal("openings-tool").meta({
    title: "Tool: wind inspection",
    description:
      "the wind inspection form, answered by a walk around the house; its dates are in `content/figures/openings.yaml`",
  }),
  ...toolFrame(openingsQuestions),
  questions: askedWords(houseQuestions),
  faults: z.record(z.enum(OPENINGS_ERRORS), words),
  parts: z.strictObject({ openings: part, house: part, roof: part, attic: part, papers: part }),
  /** Of one field. In it: {kind} and {class}. */
  countLabel: words,
  kinds: z.record(
    z.enum(GLASS_KINDS),
    /** In `many`: {count}. */
    z.strictObject({ name: words, hint: words.optional(), one: words, many: words }),
  ),
  classes: z.record(z.enum(GLASS_CLASSES), z.strictObject({ name: words, tell: words })),
  /** In one line. In them: {letter}, {openings}, {count}. */
  headlines: z.strictObject({
    best: words,
    bestOfOne: words,
    decided: words,
    repair: words,
    none: words,
  }),
  notOfficial: richWords,
  /** On paper alone: what the owner fills in by hand. */
  sheet: z.strictObject({ heading: words, blanks: z.array(words).min(1) }),
  drawing: z.strictObject({
    house: markedHouse(GLASS_KINDS),
    heading: words,
    text: words,
    weakest: words,
    kind: words,
    solid: words,
  }),
  rows: z.strictObject({
    heading: words,
    text: richWords,
    /** In it: {number}. */
    open: words,
    /** What stands for a letter, where the form has none. */
    signs: z.record(words, words),
    have: words,
    missing: words,
    /** In it: {size}, the feet of other shapes; {count}, of each hundred; {most}, how many may be. */
    feet: words,
    /** Of one foot. */
    oneFoot: words,
  }),
  form: z.record(z.enum(FORM_QUESTIONS), formQuestion),
  wants: z.record(z.enum(WANTS), words),
  list: z.strictObject({
    heading: words,
    text: richWords,
    /** In them: {openings} and {letter}. */
    steps: z.strictObject({ B: words, C: words, N: words, X: words, Z: words }),
    done: richWords,
  }),
  notes: z.strictObject({ heading: words, points: z.array(richWords).min(1) }),
  figures: z.strictObject({
    code: z.record(words, words),
    covering: z.record(words, words),
    regions: z.record(words, words),
    hip: words,
    zone: words,
    /** In them: {date} and {least}. */
    appliedAfter: words,
    appliedFrom: words,
    speed: words,
    share: words,
  }),
});
