/** Rate limit: keeps one visitor from doing something more often than people do. */
import { RateLimiterMemory } from "rate-limiter-flexible";
import { household } from "#server/client-address.ts";

export const WINDOW_SECONDS = 60;

/** Counts one more for an address, and tells whether that is within the limit. */
export type RateLimit = (address: string) => Promise<boolean>;

/** @param perMinute what one household may do in a minute; 0 for no limit */
export function rateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return async () => true;
  const limiter = new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS });
  return (address) =>
    limiter.consume(household(address)).then(
      () => true,
      () => false,
    );
}
