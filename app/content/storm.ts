/** What the storm pages are made of: a page for each time, in each language that is ready. */
import { DEFAULT_LANGUAGE, prefixOf } from "#app/content/language.ts";
import type { StormNumbers, StormWords } from "#app/content/reading/storm.ts";

/** By the names they have in content/storm/: the first one leads to the others. */
const ADDRESSES = {
  choose: "/storm",
  before: "/storm/before",
  now: "/storm/now",
  after: "/storm/after",
} as const;

export type StormTime = keyof typeof ADDRESSES;

export const STORM_TIMES = Object.keys(ADDRESSES) as StormTime[];

/** In English; other languages stand before. */
export const STORM_ADDRESSES: string[] = Object.values(ADDRESSES);

export const addressOfTime = (time: StormTime) => ADDRESSES[time];

/**
 * The home page as ever, while a storm is on and `/` is the storm page. Any other time it is `/`.
 *
 * @param prefix of its language, like `/es`
 */
export const usualHome = (prefix: string): string => `${prefix || "/"}?home`;

/** A number that a phone can dial. */
export type StormNumber = StormNumbers[string] & { id: string };

type WrittenPage = NonNullable<StormWords["pages"][StormTime]>;

interface StormStep extends Omit<WrittenPage["steps"][string], "lines"> {
  /** Its anchor, like `5-days`. */
  id: string;
  /** Some are advice of our own, and not of those whom the page names as its sources. */
  lines: { says: string; isOurs: boolean }[];
}

export interface StormPage extends Omit<WrittenPage, "steps"> {
  steps: StormStep[];
  /** What it states, by the ids in claims.yaml. */
  claims: string[];
  /** Not where a line has run out. */
  isWhole: boolean;
}

export interface StormLanguage extends Pick<StormWords, "language" | "frame" | "numbers"> {
  pages: Record<StormTime, StormPage>;
}

export interface StormContent {
  /** Those that hold, in order. */
  numbers: StormNumber[];
  /** By their short names, English first. */
  languages: Record<string, StormLanguage>;
  /** The line, by language; `{counties}` are filled in. */
  headline: Record<string, string>;
  /** What content/storm.yaml says while a storm is on. */
  notice?:
    | {
        /** Those that are meant; all of ours where none is named. */
        counties: string[];
        /** From this moment on there is no storm any more: ISO 8601 in UTC. */
        ends: string;
      }
    | undefined;
}

/** @param now in milliseconds since 1970; after the last day the storm is over, whatever content says */
export const isStormOn = ({ notice }: StormContent, now: number): boolean =>
  notice !== undefined && now < Date.parse(notice.ends);

/**
 * One line on every page while a storm is on.
 *
 * @returns nothing while there is no storm; English where storm pages lack the language
 */
export function stormLine(storm: StormContent, language: string, now: number) {
  const { notice, headline } = storm;
  if (!notice || !isStormOn(storm, now)) return undefined;
  return lineIn(storm, language, ({ everywhere }, spoken) => {
    const list = new Intl.ListFormat(spoken, { type: "conjunction" }).format(notice.counties);
    return (headline[spoken] ?? "").replaceAll("{counties}", () => list || everywhere);
  });
}

/**
 * One line on the home page in hurricane season.
 *
 * @param today like `2026-11-30`; `begins` and `ends` are days of every year, like `06-01`
 */
export function seasonLine(
  storm: StormContent,
  language: string,
  today: string,
  { begins, ends }: { begins: string; ends: string },
) {
  const day = today.slice("2026-".length);
  return day < begins || day > ends ? undefined : lineIn(storm, language, ({ season }) => season);
}

/** What leads to the storm pages, in English where they lack the language. */
function lineIn(
  { languages }: StormContent,
  language: string,
  headlineIn: (frame: StormWords["frame"], spoken: string) => string,
) {
  const spoken = Object.hasOwn(languages, language) ? language : DEFAULT_LANGUAGE;
  const frame = languages[spoken]?.frame;
  return (
    frame && {
      /** What screen readers call the line. */
      label: frame.choose,
      headline: headlineIn(frame, spoken),
      to: prefixOf(spoken) + addressOfTime("choose"),
      says: frame.line,
    }
  );
}
