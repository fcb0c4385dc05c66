import { DEFAULT_LANGUAGE, prefixOf } from "#app/content/language.ts";
import { addressOfTime, type StormContent } from "#app/content/storm.ts";

/** One line on every page while a storm is on. */
export interface StormLine {
  /** What it is called by screen readers. */
  label: string;
  headline: string;
  /** Where it leads, like `/es/storm`, and in which words. */
  to: string;
  says: string;
}

/** @param now in milliseconds since 1970; after the last day the storm is over, whatever content says */
export const isStormOn = ({ notice }: StormContent, now: number): boolean =>
  notice !== undefined && now < Date.parse(notice.ends);

/** @returns nothing while there is no storm; English where storm pages lack the language */
export function stormLine(
  storm: StormContent,
  language: string,
  now: number,
): StormLine | undefined {
  const { notice, languages, headline } = storm;
  const spoken = Object.hasOwn(languages, language) ? language : DEFAULT_LANGUAGE;
  const frame = languages[spoken]?.frame;
  if (!notice || !isStormOn(storm, now) || !frame) return undefined;
  const list = new Intl.ListFormat(spoken, { type: "conjunction" }).format(notice.counties);
  return {
    label: frame.choose,
    headline: (headline[spoken] ?? "").replaceAll("{counties}", () => list || frame.everywhere),
    to: prefixOf(spoken) + addressOfTime("choose"),
    says: frame.line,
  };
}
