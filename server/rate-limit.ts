/** Rate limit: keeps one visitor, or a crowd of robots, from sending forms faster than people do. */
import { RateLimiterMemory } from "rate-limiter-flexible";
import { household } from "#server/client-address.ts";

const WINDOW_SECONDS = 60;
/** All visitors together may send as much as so many busy ones. */
const BUSY_VISITORS = 60;

/** Whether one more is within the limits. */
export type RateLimit = (address: string) => Promise<boolean>;

/** @param perMinute what one address may send in a minute; 0 for no limit */
export function rateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return async () => true;
  const duration = WINDOW_SECONDS;
  const one = new RateLimiterMemory({ points: perMinute, duration });
  const all = new RateLimiterMemory({ points: perMinute * BUSY_VISITORS, duration });
  return async (address) => {
    try {
      // In this order: who is refused alone must not use up what others may send.
      await one.consume(household(address));
      await all.consume("everybody");
      return true;
    } catch {
      return false;
    }
  };
}
