/** Copies of the database, made while the site runs. They hold personal data: so for days, not years. */
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { copiedAt, copyName } from "#requests/keeping/copy-name.ts";
import { copyOfPostgres } from "#requests/keeping/postgres-copy.server.ts";
import { sqliteFileIn } from "#requests/keeping/open-database.server.ts";
import { copyOfSqlite } from "#requests/keeping/sqlite-copy.server.ts";
import type { Whereabouts } from "#requests/keeping/whereabouts.ts";

const DAY_MS = 24 * 3_600_000;

/**
 * Makes a copy that only we may read. It is there whole, or not at all.
 *
 * @param to a file, or a folder, in which it gets a name of its own
 * @returns the file
 * @throws when that does not work; a program that is missing is named
 */
export async function backUp(from: Whereabouts, to: string, now: Date): Promise<string> {
  const isFolder = await stat(to).then(
    (found) => found.isDirectory(),
    () => to.endsWith(path.sep),
  );
  const file = isFolder ? path.join(to, copyName(now)) : to;
  if (isFolder) await mkdir(to, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.unfinished`;
  try {
    // Made before anything is in it, so that nobody else can read it at any moment.
    await (await open(unfinished, "w", 0o600)).close();
    if (from.DATABASE_URL) await copyOfPostgres(from.DATABASE_URL, unfinished);
    else await copyOfSqlite(sqliteFileIn(from.DATA_DIR), unfinished);
    const written = await open(unfinished, "r+");
    await written.sync();
    await written.close();
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return file;
}

/** Erases the copies in a folder that are older than so many days. Other files are left alone. */
export async function eraseOldCopies(folder: string, days: number, now: Date): Promise<string[]> {
  const before = now.getTime() - days * DAY_MS;
  const old = (await readdir(folder)).filter((file) => {
    const at = copiedAt(file);
    return at && at.getTime() < before;
  });
  for (const file of old) await rm(path.join(folder, file));
  return old;
}
