import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { markOf } from "#app/content/reading/counsel.ts";
import { factsOf } from "#app/content/reading/facts.ts";
import type { SiteContent } from "#app/content/site-content.ts";

/** Texts that no lawyer has read, or that were changed since, with what to write once one has. */
export function unreadTexts(
  folder: string,
  {
    counsel,
    company,
    promises,
    languages,
  }: Pick<SiteContent, "counsel" | "company" | "promises" | "languages">,
): string[] {
  const words = languages[DEFAULT_LANGUAGE]?.words;
  const facts = words ? factsOf(company, words, promises, DEFAULT_LANGUAGE) : {};
  return Object.entries(counsel).flatMap(([id, reading]) => {
    const mark = markOf(folder, reading, facts);
    if (reading.mark === mark) return [];
    const what = reading.by
      ? `was changed since ${reading.by} read it on ${reading.date}`
      : "has not been read";
    return [`${id}: ${reading.what}: ${what}. The mark of the text is "${mark}"`];
  });
}
