import { DEFAULT_LANGUAGE, prefixOf } from "#app/content/language.ts";
import { currentSite } from "#app/content/site.server.ts";
import { addressOfTime, type StormNotice } from "#app/content/storm.ts";

/** One line on every page while a storm is on. */
export interface StormLine {
  /** What it is called by screen readers. */
  label: string;
  headline: string;
  /** Where it leads, like `/es/storm`, and in which words. */
  to: string;
  says: string;
}

/** The storm that content/storm.yaml told of when the site was built, until its last day is over. */
export function currentStorm(): StormNotice | undefined {
  const { notice } = currentSite().storm;
  return notice && Date.now() < Date.parse(notice.ends) ? notice : undefined;
}

/** @returns nothing while there is no storm; in English where storm pages lack the language */
export function stormLineIn(language: string): StormLine | undefined {
  const notice = currentStorm();
  const { languages, headline } = currentSite().storm;
  const spoken = Object.hasOwn(languages, language) ? language : DEFAULT_LANGUAGE;
  const frame = languages[spoken]?.frame;
  if (!notice || !frame) return undefined;
  const list = new Intl.ListFormat(spoken, { type: "conjunction" }).format(notice.counties);
  return {
    label: frame.choose,
    headline: (headline[spoken] ?? "").replaceAll("{counties}", () => list || frame.everywhere),
    to: prefixOf(spoken) + addressOfTime("choose"),
    says: frame.line,
  };
}

/** Each home page, with the storm page that stands in its place meanwhile. */
export const stormHomes = (): [home: string, storm: string][] =>
  Object.keys(currentSite().languages)
    .filter((language) => Object.hasOwn(currentSite().storm.languages, language))
    .map((language) => [prefixOf(language) || "/", prefixOf(language) + addressOfTime("choose")]);
