/**
 * content/consents.yaml: what people agree to, in every wording there ever was, so that it can be
 * shown years later what somebody agreed to. A mark tells when words were changed without a new version.
 */
import { createHash } from "node:crypto";
import { z } from "zod";
import type { Report } from "#app/content/reading/content-reader.ts";
import { richWords } from "#app/content/reading/text.ts";
import { ANSWER_LANGUAGES, type AnswerLanguage } from "#questions/fields.ts";

const MARK_LETTERS = 12;

const version = z.strictObject({
  version: z.string().regex(/^[a-z]+-\d+$/, "must be a name like calls-2"),
  from: z.iso.date("must be a day like 2027-01-15"),
  mark: z.string().regex(/^[0-9a-f]{12}$/, "must be the mark that check-content tells, in quotes"),
  words: z.record(z.enum(ANSWER_LANGUAGES), richWords),
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
export function markOfWords(said: Record<AnswerLanguage, string>): string {
  const all = ANSWER_LANGUAGES.map((language) => said[language]);
  return createHash("sha256").update(JSON.stringify(all)).digest("hex").slice(0, MARK_LETTERS);
}

/** Wordings that were changed, though somebody may have agreed to them as they were. */
export function checkConsents(all: Consents, report: Report) {
  for (const [purpose, list] of Object.entries(all)) {
    for (const [index, one] of list.entries()) {
      const mark = markOfWords(one.words);
      if (mark === one.mark) continue;
      const message = `these are not the words of ${one.version} any more. Leave those as they were, and add the new ones below as a version of their own, with its first day and mark: "${mark}". Only where nobody has seen ${one.version} yet may it get that mark itself`;
      report("content/consents.yaml", [purpose, index, "mark"], message);
    }
  }
}

/** The wordings of a day like `2026-11-22`; before the first day of all, the first. */
export function wordingsOn(day: string, all: Consents) {
  const latest = (list: Consents["calls"]) => {
    const found = list.findLast(({ from }) => from <= day) ?? list[0];
    if (!found) throw new Error("A list of versions cannot be empty");
    return { version: found.version, words: found.words };
  };
  return { calls: latest(all.calls), news: latest(all.news) };
}

/** What `{consentToCalls}` and `{consentToNews}` stand for on pages in a language. */
export function consentFacts({ calls, news }: ConsentWordings, language: string) {
  const of = ANSWER_LANGUAGES.find((one) => one === language) ?? "en";
  return { consentToCalls: calls.words[of], consentToNews: news.words[of] };
}

/** What stands beside a box that agrees to be contacted, by what is agreed to. */
export type ConsentWordings = ReturnType<typeof wordingsOn>;
