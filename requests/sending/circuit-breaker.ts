/**
 * A circuit breaker: whoever cannot be reached, or refuses everything, is asked by one message at a
 * time and after growing pauses, until it answers again; however many messages wait.
 */

/** The first pause; each further one is twice as long, up to the longest. */
export const FIRST_REST_MS = 1_000;
export const LONGEST_REST_MS = 60_000;

export interface CircuitBreaker {
  /** How many may be tried now, while so many are on their way. */
  room: (underWay: number, most: number) => number;
  answered: () => void;
  failed: () => void;
}

/** @param elapsed milliseconds since any moment, never put back */
export function circuitBreaker(elapsed = () => performance.now()): CircuitBreaker {
  let failures = 0;
  let restUntil = 0;
  const isResting = () => failures > 0 && elapsed() < restUntil;
  return {
    room(underWay, most) {
      if (failures === 0) return most - underWay;
      return isResting() || underWay > 0 ? 0 : 1;
    },
    answered() {
      failures = 0;
    },
    failed() {
      // Those that were on their way together fail together, and count as one.
      if (isResting()) return;
      restUntil = elapsed() + Math.min(FIRST_REST_MS * 2 ** failures, LONGEST_REST_MS);
      failures += 1;
    },
  };
}
