/** What a language says of itself, in `language.yaml` of its folder: its name, and how it is written. */
import { z } from "zod";
import { languageCode, words } from "#app/content/reading/text.ts";

/** Capitals count only in a pattern that has some itself, so that most can be written small. */
const pattern = z.string().transform((source, context) => {
  try {
    return new RegExp(source, /\p{Lu}/u.test(source) ? "u" : "iu");
  } catch {
    context.addIssue({ code: "custom", message: "must be a regular expression" });
    return z.NEVER;
  }
});

/** The same where it stays as it is written, because the site goes by it as well. */
const patternAsWritten = z.string().refine((source) => pattern.safeParse(source).success, {
  error: "must be a regular expression",
});

export const languageRules = z.strictObject({
  /** As its link calls it, to those who read it. */
  name: words,
  /** On pages in English, for those whose browser prefers this language. */
  offer: z.strictObject({ question: words, link: words, close: words }).optional(),
  /** Whether its readers also type a comma before cents. What is shown has a point, as everywhere here. */
  decimalComma: z.literal(true, "must be true, or be left out").optional(),
  /** English words of numbers, and any of what stands for them. */
  numbers: z.record(z.string(), z.array(pattern)).default({}),
  /** What no text may hold, and what to write instead. */
  wrong: z.array(z.strictObject({ match: pattern, say: words })).default([]),
  /** English words that are the same in this language, whole texts only. */
  same: z.array(z.string()).default([]),
  /** Words of other languages that stand in its texts, by language: screen readers say them as that one does. */
  foreign: z.record(languageCode, z.array(patternAsWritten)).default({}),
});

/** What the site itself goes by. */
export const ownWays = languageRules
  .pick({ name: true, offer: true, decimalComma: true, foreign: true })
  .strip();

export type OwnWays = z.output<typeof ownWays>;
export type LanguageRules = z.output<typeof languageRules>;
