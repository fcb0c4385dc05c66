/** Copies of the database: made while the site runs, brought back while it does not. */
import path from "node:path";
import { backUp } from "#requests/keeping/backup.server.ts";
import { KEEP_ASIDE_DAYS } from "#requests/keeping/copy-name.ts";
import { eraseOldCopies } from "#requests/keeping/old-copies.server.ts";
import { InUseError, restore as bringBack } from "#requests/keeping/restore.server.ts";
import type { DatabaseLocation } from "#requests/keeping/database.server.ts";
import { suppressionKeyFile } from "#requests/keeping/suppression-key.server.ts";
import { EXIT, type FileCommand, UsageError } from "#requests/staff/job.ts";

export const backup: FileCommand = {
  usage: "backup FILE|FOLDER/ [--keep-days N]",
  does: "copies the database while the site runs, and replaces no file; erases copies older than so many days there",
  options: { "keep-days": { type: "string" } },
  async withFile({ file, options, location, terminal }) {
    const days = daysOf(options["keep-days"]);
    const now = new Date();
    const made = await backUp(location, file, now);
    terminal.print(`Copied to ${made}.`);
    terminal.print(
      `Elsewhere it works only with ${whereKeyIs(location)}: keep that too, apart from the copies.`,
    );
    if (days === undefined) return EXIT.fine;
    const old = await eraseOldCopies(path.dirname(made), days, now);
    for (const name of old) terminal.print(`Erased ${name}.`);
    return EXIT.fine;
  },
};

export const restore: FileCommand = {
  usage: "restore FILE",
  does: "puts a copy in the place of the database; erases and stops again who was since",
  async withFile({ file, location, mailFolder, terminal }) {
    try {
      const restored = await bringBack(location, file, { mailFolder, now: new Date() });
      terminal.print(`Restored: ${restored.requests} requests.`);
      if (restored.forgotten > 0) {
        terminal.print(`Erased again, as they were after the copy: ${restored.forgotten}.`);
      }
      if (restored.stopped > 0) {
        terminal.print(`Contact stopped again, as it was after the copy: ${restored.stopped}.`);
      }
      if (restored.before) {
        terminal.print(
          `What was there before is ${restored.before}; the site erases it after ${KEEP_ASIDE_DAYS} days.`,
        );
      }
      return EXIT.fine;
    } catch (error) {
      if (!(error instanceof InUseError)) throw error;
      terminal.complain("The site is running, or another command is. Stop it first.");
      return EXIT.nothingDone;
    }
  },
};

const whereKeyIs = ({ STOP_KEY, DATA_DIR }: DatabaseLocation) =>
  STOP_KEY === undefined ? suppressionKeyFile(DATA_DIR) : "your STOP_KEY";

function daysOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const days = Number(given);
  if (Number.isInteger(days) && days > 0) return days;
  throw new UsageError(`--keep-days ${given}: must be a number of days, like 14.`);
}
