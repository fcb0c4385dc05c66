/** Rate limits, per process: how often one household, and all together, may do something in a minute. */
import { RateLimiterMemory } from "rate-limiter-flexible";
import { languageNamedIn, prefixOf } from "#app/content/language.ts";
import { household } from "#server/client-address.ts";

const WINDOW_SECONDS = 60;

/** All visitors together may have so many forms kept as so many busy ones. */
const BUSY_VISITORS = 60;
const EVERYBODY = "everybody";

/**
 * To be left alone and to be forgotten is everybody's right, and forms of tools are only answered: nobody
 * else's forms get in the way of these.
 */
const APART = /^\/(?:stop|request-delete-account|waiting|tools)(?:[/.]|$)/;
/** Of these a household may send more. */
const WIDER_FACTOR = 10;

/** Counts one more for an address, and tells whether that is within the limit. */
export type RateLimit = (address: string) => Promise<boolean>;

/** @param perMinute what one household may do in a minute; 0 for no limit */
export function rateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return async () => true;
  const limiter = new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS });
  return async (address) =>
    (await limiter.consume(household(address)).catch(() => undefined)) !== undefined;
}

const isApart = (path: string) => APART.test(path.slice(prefixOf(languageNamedIn(path)).length));

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
  const wider = rateLimit(perMinute * WIDER_FACTOR);
  const all = new RateLimiterMemory({
    points: perMinute * BUSY_VISITORS,
    duration: WINDOW_SECONDS,
  });
  return {
    async allow(address, path) {
      if (isApart(path)) return wider(address);
      if (!(await one(address))) return false;
      return (await all.get(EVERYBODY))?.remainingPoints !== 0;
    },
    async kept(path) {
      if (isApart(path)) return;
      await all.consume(EVERYBODY).catch(() => undefined);
    },
  };
}
