/** How many forms are taken in a minute: of one visitor, and of all together. */
import { RateLimiterMemory } from "rate-limiter-flexible";
import { isOnlyAnswered } from "#server/kept-forms.ts";
import { rateLimit, WINDOW_SECONDS } from "#server/rate-limit.ts";

/** All visitors together may have so many forms kept as so many busy ones. */
const BUSY_VISITORS = 60;
const EVERYBODY = "everybody";

/** To be left alone and to be forgotten is everybody's right: nobody else's forms get in the way. */
const RIGHTS = /^(?:\/[a-z]{2})?\/(?:stop|request-delete-account|waiting)(?:[/.]|$)/;
const RIGHTS_FACTOR = 10;

/** What is only answered costs as much as a look at a page, and is asked again while somebody fills it in. */
const ANSWERED_FACTOR = 10;

export interface FormLimits {
  /** Counts one more form at this path, and tells whether it may be taken. */
  allow: (address: string, path: string) => Promise<boolean>;
  /** Is told that a form was kept: what is refused takes nothing from others. */
  kept: (path: string) => Promise<void>;
}

/** @param perMinute what one household may send in a minute; 0 for no limit */
export function formLimits(perMinute: number): FormLimits {
  if (perMinute === 0) return { allow: async () => true, kept: async () => undefined };
  const one = rateLimit(perMinute);
  const oneByRight = rateLimit(perMinute * RIGHTS_FACTOR);
  const oneAnswered = rateLimit(perMinute * ANSWERED_FACTOR);
  const all = new RateLimiterMemory({
    points: perMinute * BUSY_VISITORS,
    duration: WINDOW_SECONDS,
  });
  return {
    async allow(address, path) {
      if (RIGHTS.test(path)) return oneByRight(address);
      if (isOnlyAnswered(path)) return oneAnswered(address);
      if (!(await one(address))) return false;
      return (await all.get(EVERYBODY))?.remainingPoints !== 0;
    },
    async kept(path) {
      if (!RIGHTS.test(path) && !isOnlyAnswered(path))
        await all.consume(EVERYBODY).catch(() => undefined);
    },
  };
}
