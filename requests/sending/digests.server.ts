/** Looks now and then whether a digest is due, for as long as the process runs. */
import type { Database } from "#requests/keeping/database.server.ts";
import { writeDigests } from "#requests/keeping/digest.server.ts";
import type { Log } from "#server/log.ts";

/** Soon after midnight, and after whatever kept it from working. */
export const LOOK_EVERY_MS = 15 * 60_000;

interface Options {
  /** May fail; then it is asked again at the next look. */
  database: () => Promise<Database>;
  log: Log;
}

export interface Digests {
  /** Finishes what it is about, and looks no more. */
  stop: () => Promise<void>;
}

export function startDigests({ database, log }: Options): Digests {
  let looking = Promise.resolve();
  async function look() {
    try {
      await writeDigests(await database());
    } catch (error) {
      log.error({ err: error }, "digests could not be written; trying on");
    }
  }
  const timer = setInterval(() => {
    looking = look();
  }, LOOK_EVERY_MS).unref();
  return {
    stop() {
      clearInterval(timer);
      return looking;
    },
  };
}
