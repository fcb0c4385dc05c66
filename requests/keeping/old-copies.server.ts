/** Erases what holds the database as it was, days ago. Other files are left alone, by their names. */
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { copiedAt, KEEP_ASIDE_DAYS, putAsideAt } from "#requests/keeping/copy-name.ts";

const DAY_MS = 24 * 3_600_000;

/** Copies in a folder that are older than so many days. */
export const eraseOldCopies = (folder: string, days: number, now: Date): Promise<string[]> =>
  eraseOlder(folder, copiedAt, days, now);

/** What a restore put aside in the data folder. */
export const eraseOldAside = (folder: string, now: Date): Promise<string[]> =>
  eraseOlder(folder, putAsideAt, KEEP_ASIDE_DAYS, now);

async function eraseOlder(
  folder: string,
  timeOf: (file: string) => Date | undefined,
  days: number,
  now: Date,
): Promise<string[]> {
  const before = now.getTime() - days * DAY_MS;
  const old = (await readdir(folder)).filter((file) => {
    const at = timeOf(file);
    return at && at.getTime() < before;
  });
  // Another process may be about it, too.
  for (const file of old) await rm(path.join(folder, file), { force: true });
  return old;
}
