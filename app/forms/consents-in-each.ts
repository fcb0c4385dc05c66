import type { ConsentWordings } from "#app/content/reading/consents.ts";
import type { AnswerLanguage } from "#questions/fields.ts";
import { keptAs, type Questions } from "#questions/form-question.ts";

/** A sentence in the languages in which we answer; the form shows that of the answer. */
export type InEach = Record<AnswerLanguage, string>;

/** Gives the words of a form's consents in each language, where there are such. */
export function consentsInEach<Words extends Record<string, { label: string }>>(
  asks: Questions,
  words: Words,
  wordings: ConsentWordings,
): Words {
  const found = keptAs("consent", asks).flatMap(([name, { purpose }]) => {
    const wording = Object.hasOwn(wordings, purpose) && wordings[purpose as keyof ConsentWordings];
    return wording ? [[name, { ...words[name], inEach: wording.words }] as const] : [];
  });
  return { ...words, ...Object.fromEntries(found) };
}
