/** Copies of the database, made while the site runs. They hold personal data: so for days, not years. */
import { constants, existsSync } from "node:fs";
import {
  copyFile,
  link,
  mkdir,
  mkdtemp,
  open,
  realpath,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import { copiedAt, copyName } from "#requests/keeping/copy-name.ts";
import { NamedFileError, tellingWhy } from "#requests/keeping/named-file.server.ts";
import { copyOfPostgres } from "#requests/keeping/postgres-copy.server.ts";
import { sqliteFileIn } from "#requests/keeping/open-database.server.ts";
import { copyOfSqlite } from "#requests/keeping/sqlite-copy.server.ts";
import type { DatabaseLocation } from "#requests/keeping/database.server.ts";

/**
 * Makes a copy that only we may read. It is there whole, or not at all, and takes the place of nothing.
 *
 * @param to a file, or a folder, in which it gets a name of its own
 * @returns the file
 * @throws NamedFileError when it cannot be there; other errors when the database cannot be copied,
 * of which one names a program that is missing
 */
export async function backUp(from: DatabaseLocation, to: string, now: Date): Promise<string> {
  const file = await tellingWhy(to, newFile(to, from.DATA_DIR, now));
  // Beside it, so that it can get its name at once when it is whole, and nothing is in the way.
  const workshop = await tellingWhy(file, mkdtemp(path.join(path.dirname(file), "copying-")));
  try {
    const made = path.join(workshop, "copy");
    await writeFile(made, "", { mode: 0o600 });
    if (from.DATABASE_URL) await copyOfPostgres(from.DATABASE_URL, made);
    else await copyOfSqlite(sqliteFileIn(from.DATA_DIR), made);
    await tellingWhy(file, giveName(made, file));
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  return file;
}

/** @throws NamedFileError where the site would take it for a file of its own */
async function newFile(to: string, dataFolder: string, now: Date): Promise<string> {
  const isFolder = to.endsWith(path.sep) || (existsSync(to) && (await stat(to)).isDirectory());
  if (isFolder) await mkdir(to, { recursive: true, mode: 0o700 });
  const file = path.resolve(isFolder ? path.join(to, copyName(now)) : to);
  if (copiedAt(path.basename(file)) || !(await isInside(dataFolder, file))) return file;
  throw new NamedFileError(
    `${file} is among the site's own files; name a folder, as ${path.join(dataFolder, "copies/")}, or another place.`,
  );
}

/** Whatever links lead there. */
async function isInside(folder: string, file: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const way = path.relative(await realpath(folder), await realpath(path.dirname(file)));
  return way.split(path.sep)[0] !== ".." && !path.isAbsolute(way);
}

/** @throws where something has that name: `rename` would replace it */
async function giveName(made: string, file: string) {
  const written = await open(made, "r+");
  await written.sync();
  await written.close();
  // Not every disk knows links: that of a USB stick does not.
  await link(made, file).catch(() => copyFile(made, file, constants.COPYFILE_EXCL));
}
