/** Lets few at a time have a page rendered, so that a crowd of them does not hold up everybody else. */

/** So many are rendered at a time: one may wait for the database while another is drawn. */
const PLACES = 2;
/** Who comes when so many wait is sent away. They wait about a second, on a slow machine. */
const LONGEST_LINE = 100;
/**
 * A place stays empty so much longer than it was taken: time for pages from memory. Also when nobody
 * waits: a page is drawn before the next connection is read, so a crowd of them may be there unseen.
 */
export const PAUSE_FACTOR = 3;
const LONGEST_PAUSE_MS = 100;

/**
 * Does the work when it is its turn.
 *
 * @returns nothing where too many wait already
 * @throws what the work throws
 */
export type Turnstile = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;

export function createTurnstile(
  places = PLACES,
  longestLine = LONGEST_LINE,
): Turnstile & { isFull: () => boolean } {
  const line: (() => void)[] = [];
  let free = places;

  function leave() {
    const next = line.shift();
    if (next) next();
    else free++;
  }

  const turnstile: Turnstile = async (work) => {
    if (free > 0) free--;
    else if (line.length >= longestLine) return undefined;
    else await new Promise<void>((enter) => line.push(enter));
    const begun = performance.now();
    try {
      return await work();
    } finally {
      const pause = Math.min(PAUSE_FACTOR * (performance.now() - begun), LONGEST_PAUSE_MS);
      setTimeout(leave, pause);
    }
  };
  // So that whoever would be sent away costs nothing before.
  return Object.assign(turnstile, { isFull: () => free === 0 && line.length >= longestLine });
}
