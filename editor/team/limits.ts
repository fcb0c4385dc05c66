/** How much is done in a minute, at most: more than people do, and less than harms the others. */
import { rateLimit } from "#server/rate-limit.ts";
import { Closed } from "./closed.ts";

/** In a minute. */
export const LIMITS = {
  /** Who did not log in yet; each address. */
  stranger: 60,
  reads: 600,
  /** The form writes when somebody pauses. */
  writes: 120,
  /** What is sent to the repository, or fetched from there. */
  sends: 10,
  /** A page beside the form is some hundred files while developing. */
  pages: 6000,
};

export type Limits = (what: keyof typeof LIMITS, who: string) => Promise<void>;

/** @returns what counts one more, and throws Closed where that is too many */
export function createLimits(limits = LIMITS): Limits {
  const counts = Object.fromEntries(
    Object.entries(limits).map(([what, most]) => [what, rateLimit(most)]),
  );
  return async (what, who) => {
    if (await counts[what]?.(who)) return;
    throw new Closed(429, "That was too much at once. Wait a minute.");
  };
}
