/** What a storm's line says, and how long: staff, a build and the process agree on this. */
import { z } from "zod";

/** So long a headline fits into three lines of a small phone. */
export const LONGEST_HEADLINE = 80;

export const stormNotice = z.strictObject({
  /** Those that are meant; all of ours where none is named. */
  counties: z.array(z.string().min(1)),
  /** By language; where there is none for one, that of content/storm.yaml. `{counties}` are filled in. */
  headline: z.record(z.string(), z.string().min(1).max(LONGEST_HEADLINE)),
  /** From this moment on there is no storm any more: ISO 8601 in UTC. */
  ends: z.iso.datetime(),
});

export type StormNotice = z.infer<typeof stormNotice>;

/** What staff said last. */
export interface StormSaid {
  /** Nothing where they said that the storm is over. */
  notice: StormNotice | undefined;
  /** ISO 8601 in UTC. */
  at: string;
}
