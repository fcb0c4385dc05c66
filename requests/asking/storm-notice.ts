/** What a storm's line says, and how long: staff, a build and the process agree on this. */

/** So long a headline fits into three lines of a small phone. */
export const LONGEST_HEADLINE = 80;

export interface StormNotice {
  /** Those that are meant; all of ours where none is named. */
  counties: string[];
  /** By language; where there is none for one, that of content/storm.yaml. `{counties}` are filled in. */
  headline: Record<string, string>;
  /** From this moment on there is no storm any more: ISO 8601 in UTC. */
  ends: string;
}

/** What staff said last. */
export interface StormSaid {
  /** Nothing where they said that the storm is over. */
  notice: StormNotice | undefined;
  /** ISO 8601 in UTC. */
  at: string;
}
