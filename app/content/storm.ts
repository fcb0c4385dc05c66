/** What the storm pages are made of: a page for each time, in each language that is ready. */
import { STORM_ADDRESSES, type StormAddress } from "#app/content/storm-addresses.ts";

/** So long a headline fits into three lines of a small phone. */
export const LONGEST_HEADLINE = 80;

/** What content/storm.yaml says while a storm is on. */
export interface StormNotice {
  /** Those that are meant; all of ours where none is named. */
  counties: string[];
  /** From this moment on there is no storm any more: ISO 8601 in UTC. */
  ends: string;
}

/** By the names they have in content/storm/: the first one leads to the others. */
export const STORM_TIMES = ["choose", "before", "now", "after"] as const;

export type StormTime = (typeof STORM_TIMES)[number];

export const addressOfTime = (time: StormTime): StormAddress =>
  STORM_ADDRESSES[STORM_TIMES.indexOf(time)] ?? STORM_ADDRESSES[0];

export const timeAt = (address: string): StormTime | undefined =>
  STORM_TIMES.find((time) => addressOfTime(time) === address);

/** A number that a phone can dial. */
export interface StormNumber {
  id: string;
  shown: string;
  dialled: string;
  /** The id of its claim. */
  source: string;
  on: StormTime[];
}

export interface StormLine {
  says: string;
  /** Advice of our own, and not of those whom the page names as its sources. */
  isOurs: boolean;
}

export interface StormStep {
  /** Its anchor, like `5-days`. */
  id: string;
  heading: string;
  /** The same in a word or two. */
  mark: string;
  when?: string | undefined;
  /** The page with all of it. */
  page?: StormTime | undefined;
  lines: StormLine[];
}

export interface StormPage {
  title: string;
  description: string;
  heading: string;
  lead: string;
  steps: StormStep[];
  /** What it states, by the ids in claims.yaml. */
  claims: string[];
  /** Not where a line has run out. */
  isWhole: boolean;
}

/** What stands around the steps. */
export type StormFrame = Record<
  | StormTime
  | "pages"
  | "languages"
  | "numbers"
  | "checked"
  | "recheck"
  | "orders"
  | "sources"
  | "ours"
  | "more"
  | "usual"
  | "paper"
  | "line"
  | "everywhere"
  | "inEnglish",
  string
>;

export interface StormLanguage {
  /** As it calls itself. */
  language: string;
  frame: StormFrame;
  /** What each number is for, by its id. */
  numbers: Record<string, string>;
  pages: Record<StormTime, StormPage>;
}

export interface StormContent {
  /** Those that hold, in order. */
  numbers: StormNumber[];
  /** By their short names, English first. */
  languages: Record<string, StormLanguage>;
  /** The line, by language; `{counties}` are filled in. */
  headline: Record<string, string>;
  /** Where content/storm.yaml says that a storm is on. */
  notice?: StormNotice | undefined;
}
