import { backUp, COPY, eraseOlder, KEEP_ASIDE_DAYS } from "#requests/keeping/copies.server.ts";
import type { DatabaseLocation } from "#requests/keeping/database.server.ts";
import {
  InUseError,
  keepPromises,
  restore as bringBack,
  type Restored,
} from "#requests/keeping/restore.server.ts";
import { suppressionKeyFile } from "#requests/keeping/suppression-key.server.ts";
import { type Command, NothingDoneError, UsageError } from "#requests/staff/command.ts";

export const backup: Command = {
  usage: "backup FOLDER [--keep-days N]",
  does: "copies the database into a folder while the site runs; erases copies older than so many days there",
  options: { "keep-days": { type: "string" } },
  words: "needed",
  async runShut({ words: folder, options, location }) {
    const days = daysOf(options["keep-days"]);
    const now = new Date();
    mustBeSqlite(location);
    const { STOP_KEY, DATA_DIR } = location;
    const made = await backUp(DATA_DIR, folder, now);
    const key = STOP_KEY === undefined ? suppressionKeyFile(DATA_DIR) : "your STOP_KEY";
    const old = days === undefined ? [] : await eraseOlder(folder, COPY, days, now);
    return [
      `Copied to ${made}.`,
      `Elsewhere it works only with ${key}: keep that too, apart from the copies.`,
      ...old.map((name) => `Erased ${name}.`),
    ].join("\n");
  },
};

function daysOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const days = Number(given);
  if (Number.isInteger(days) && days > 0) return days;
  throw new UsageError(`--keep-days ${given}: must be a number of days, like 14.`);
}

export const restore: Command = {
  usage: "restore FILE",
  does: "puts a copy in the place of the database; erases and stops again who was since",
  words: "needed",
  async runShut({ words: file, location }) {
    mustBeSqlite(location);
    const result = await bringBack(location, file, new Date()).catch((error: unknown) => {
      if (!(error instanceof InUseError)) throw error;
      throw new NothingDoneError("The site is running, or another command is. Stop it first.");
    });
    return inWords(result);
  },
};

export const restored: Command = {
  usage: "restored",
  does: "after a pg_restore: erases and stops again who was since",
  run: async ({ database }) => inWords(await keepPromises(database, database.folder)),
};

function inWords({ requests, forgotten, stopped, before }: Restored): string {
  return [
    `Restored: ${requests} requests.`,
    forgotten > 0 && `Erased again, as they were after the copy: ${forgotten}.`,
    stopped > 0 && `Contact stopped again, as it was after the copy: ${stopped}.`,
    before &&
      `What was there before is ${before}; the site erases it after ${KEEP_ASIDE_DAYS} days.`,
  ]
    .filter(Boolean)
    .join("\n");
}

function mustBeSqlite({ DATABASE_URL }: DatabaseLocation) {
  if (DATABASE_URL === undefined) return;
  throw new UsageError("PostgreSQL is copied by its own programs: see docs/deploying.md.");
}
