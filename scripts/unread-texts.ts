import { DEFAULT_LANGUAGE, languageNamedIn } from "#app/content/language.ts";
import { markOf, type Reading } from "#app/content/reading/counsel.ts";
import { factsOf } from "#app/content/reading/facts.ts";
import type { SiteContent } from "#app/content/site-content.ts";

/** Texts that nobody has read who has to, or that were changed since, with what to write once it was read. */
export function unreadTexts(
  folder: string,
  {
    counsel,
    company,
    promises,
    languages,
  }: Pick<SiteContent, "counsel" | "company" | "promises" | "languages">,
): string[] {
  const factsIn = (language: string) => {
    const { words, local } = languages[language] ?? {};
    return words ? factsOf(company, words, local?.promises ?? promises, language) : {};
  };
  const unread = Object.entries(counsel).flatMap(([id, reading]) => {
    const mark = markOf(folder, reading, factsIn(languageRead(reading)));
    if (reading.mark === mark) return [];
    const what = reading.by
      ? `was changed since ${reading.by} read it on ${reading.date}`
      : "has not been read";
    return [`${id}: ${reading.what}: ${what}. The mark of the text is "${mark}"`];
  });
  return [...unread, ...unlisted(Object.keys(languages), Object.values(counsel))];
}

/** A language that visitors get, and that nobody is asked to read. */
const unlisted = (languages: string[], readings: Reading[]): string[] =>
  languages
    .filter((language) => language !== DEFAULT_LANGUAGE)
    .filter((language) => !readings.some(({ texts }) => texts.some(isAllOf(language))))
    .map(
      (language) => `${language}: all of it: content/counsel.yaml asks nobody to read ${language}/`,
    );

const isAllOf =
  (language: string) =>
  ({ file, only }: Reading["texts"][number]) =>
    file === `${language}/` && only === undefined;

/** Whose facts and promises a text takes by name. */
const languageRead = ({ texts: [first] }: Reading) => languageNamedIn(`/${first?.file}`);
