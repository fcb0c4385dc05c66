/** Looks once a day whether something was kept long enough, for as long as the process runs. */
import { forgetOldCounts } from "#requests/counting/forget-old-counts.server.ts";
import { eraseOldConsents } from "#requests/keeping/consent-records.server.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { eraseOld } from "#requests/keeping/erase-old.server.ts";
import type { Log } from "#server/log.ts";

/** A machine that was just started may not know the time yet. */
export const FIRST_LOOK_MS = 3_600_000;
export const LOOK_EVERY_MS = 24 * 3_600_000;

interface Options {
  /** May fail; then it is asked again a day later. */
  database: () => Promise<Database>;
  keepMonths: number;
  /** Where mails are kept as files. */
  mailFolder: string;
  log: Log;
}

export interface Retention {
  /** Finishes what it is about, and looks no more. */
  stop: () => Promise<void>;
}

export function startRetention({ database, keepMonths, mailFolder, log }: Options): Retention {
  let looking = Promise.resolve();
  async function look() {
    try {
      const { erased, left } = await eraseOld(await database(), { keepMonths, mailFolder });
      if (erased > 0) log.info({ erased, keepMonths }, "requests were erased: kept long enough");
      if (left > 0) {
        log.warn(
          { left, keepMonths },
          "more are old enough than a day may erase: is the clock right?",
        );
      }
      await eraseOldConsents(await database());
      await forgetOldCounts(await database(), keepMonths);
    } catch (error) {
      log.error({ err: error }, "old requests could not be erased; trying again tomorrow");
    }
  }
  let timer = setTimeout(function again() {
    looking = look();
    timer = setTimeout(again, LOOK_EVERY_MS).unref();
  }, FIRST_LOOK_MS).unref();
  return {
    stop() {
      clearTimeout(timer);
      return looking;
    },
  };
}
