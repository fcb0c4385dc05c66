/** Nobody waits longer than this for a database that is busy or away. */
export const LONGEST_PATIENCE_MS = 4000;
const PAUSE_MS = 100;

/** SQLite: another process writes just now. */
const BUSY = new Set([5, 6]);
/** PostgreSQL: it is shutting down, starting, or found two transactions in each other's way. */
const PASSING = /^(57P0[1-3]|08\w{3}|40001|40P01|53300|ECONN(REFUSED|RESET)|EPIPE|ENOENT)$/;
/** The messages of `pg` about a connection that has ended; these have no code. */
const CUT_OFF = /connection terminated|not queryable/i;

/**
 * Retries while the database is busy, or away for a moment.
 *
 * @param operation may run several times, also when it had already worked: it must not mind
 * @throws what `operation` throws, when it will not pass or took too long
 */
export async function withRetry<Result>(operation: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + LONGEST_PATIENCE_MS;
  for (;;) {
    try {
      return await operation();
    } catch (error) {
      if (!willPass(error) || performance.now() > deadline) throw error;
      await pause();
    }
  }
}

/** By the timer that tests can move. */
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (0.5 + Math.random())));

function willPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error && typeof error.errcode === "number") {
    return BUSY.has(error.errcode & 0xff);
  }
  if ("code" in error && typeof error.code === "string" && PASSING.test(error.code)) return true;
  return CUT_OFF.test(error.message);
}
