/**
 * content/consents.yaml: what people agree to, in every wording there ever was, so that it can be
 * shown years later what somebody agreed to. A mark tells when words were changed without a new version.
 */
import { createHash } from "node:crypto";
import { z } from "zod";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import type { Report } from "#app/content/reading/content-reader.ts";
import type { Facts } from "#app/content/reading/sentences.ts";
import { calendarDay, languageCode, richWords } from "#app/content/reading/text.ts";

const MARK_LETTERS = 12;

const version = z.strictObject({
  version: z.string().regex(/^[a-z]+-\d+$/, "must be a name like calls-2"),
  from: calendarDay,
  mark: z.string().regex(/^[0-9a-f]{12}$/, "must be the mark that check-content tells, in quotes"),
  words: z
    .record(languageCode, richWords)
    .refine((said) => DEFAULT_LANGUAGE in said, { path: [DEFAULT_LANGUAGE], error: "is missing" }),
});

/** The oldest first. */
const versions = z
  .array(version)
  .min(1)
  .refine((all) => all.every(({ from }, at) => at === 0 || from > (all[at - 1]?.from ?? "")), {
    error: "must have the oldest version first, each with a later first day than the one before",
  })
  .refine((all) => new Set(all.map((one) => one.version)).size === all.length, {
    error: "must give each version a name of its own",
  });

export const consents = z.strictObject({ calls: versions, news: versions });

export type Consents = z.infer<typeof consents>;

/** Changes with the words in any language, and with the company's name in them. */
export function markOfWords(said: Record<string, string>): string {
  const { [DEFAULT_LANGUAGE]: english, ...others } = said;
  const all = [
    english,
    ...Object.keys(others)
      .toSorted()
      .map((language) => others[language]),
  ];
  return createHash("sha256").update(JSON.stringify(all)).digest("hex").slice(0, MARK_LETTERS);
}

/** Wordings that were changed, though somebody may have agreed to them as they were; and missing ones. */
export function checkConsents(all: Consents, languages: string[], report: Report) {
  for (const [purpose, list] of Object.entries(all)) {
    const latest = list.length - 1;
    for (const language of languages.filter((one) => !list[latest]?.words[one])) {
      const message = "is missing: add a version of its own below, in each language of the site";
      report("content/consents.yaml", [purpose, latest, "words", language], message);
    }
    for (const [index, one] of list.entries()) {
      const mark = markOfWords(one.words);
      if (mark === one.mark) continue;
      const message = `these are not the words of ${one.version} any more. Leave those as they were, and add the new ones below as a version of their own, with its first day and mark: "${mark}". Only where nobody has seen ${one.version} yet may it get that mark itself`;
      report("content/consents.yaml", [purpose, index, "mark"], message);
    }
  }
}

/**
 * The wordings of a day like `2026-11-22`; before the first day of all, the first.
 *
 * @param languages of the site; older versions may have others
 */
export function wordingsOn(day: string, all: Consents, languages: string[]) {
  const latest = (list: Consents["calls"]) => {
    const found = list.findLast(({ from }) => from <= day) ?? list[0];
    if (!found) throw new Error("A list of versions cannot be empty");
    const words = languages.flatMap((one) => {
      const said = found.words[one];
      return said === undefined ? [] : [[one, said] as const];
    });
    return { version: found.version, words: Object.fromEntries(words) };
  };
  return { calls: latest(all.calls), news: latest(all.news) };
}

/** What `{consentToCalls}` and `{consentToNews}` stand for on pages in a language. */
export function consentFacts({ calls, news }: ConsentWordings, language: string): Facts {
  const said = ({ words }: ConsentWordings["calls"]) => words[language] ?? words.en ?? "";
  return { consentToCalls: said(calls), consentToNews: said(news) };
}

/** What stands beside a box that agrees to be contacted, by what is agreed to. */
export type ConsentWordings = ReturnType<typeof wordingsOn>;
