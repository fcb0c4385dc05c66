/** Brings a copy of the database back, without people who were erased or stopped contact after it was made. */
import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, mkdtempDisposable, rename, rm } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pareConsents } from "#requests/keeping/consent-records.server.ts";
import { asideName, NamedFileError } from "#requests/keeping/copies.server.ts";
import {
  type Database,
  type DatabaseLocation,
  openDatabase,
  sqliteFileIn,
} from "#requests/keeping/database.server.ts";
import { eraseRequests, readErased } from "#requests/keeping/erase.server.ts";
import { suppressionKey } from "#requests/keeping/suppression-key.server.ts";
import { readSuppressed, suppressAgain } from "#requests/keeping/suppression-list.server.ts";

export interface Restored {
  requests: number;
  /** How many of the copy were erased again. */
  forgotten: number;
  /** With how many people contact was stopped again. */
  stopped: number;
  /** The file of the database before, where there was one. */
  before?: string | undefined;
}

/** The database is in use: by the site, as a rule. */
export class InUseError extends Error {}

/**
 * Does with a copy that was brought back what was promised to people since it was made.
 *
 * @param folder of what is kept besides the database
 */
export async function keepPromises(database: Database, folder: string): Promise<Restored> {
  const { erased, forgotten } = await readErased(folder);
  const rows = await database.queries.selectFrom("requests").select("reference").execute();
  const again = rows.map(({ reference }) => reference).filter((one) => erased.has(one));
  await pareConsents(database, [...forgotten, ...again]);
  await eraseRequests(database, again);
  const stopped = await suppressAgain(database, await readSuppressed(folder));
  return { requests: rows.length - again.length, forgotten: again.length, stopped };
}

/**
 * Puts a copy in the place of the SQLite file.
 *
 * @throws InUseError when the site runs; NamedFileError when the copy is none; other errors when it
 * cannot be brought back. Then nothing is changed.
 */
export async function restore(to: DatabaseLocation, copy: string, now: Date): Promise<Restored> {
  mustBeCopy(copy);
  const folder = to.DATA_DIR;
  const file = sqliteFileIn(folder);
  if (isInUse(file)) throw new InUseError();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const STOP_KEY = await suppressionKey(to, async () => true);
  await using workshop = await mkdtempDisposable(path.join(folder, "restoring-"));
  const made = sqliteFileIn(workshop.path);
  await copyFile(copy, made);
  await chmod(made, 0o600);
  // Before it is in its place, so that nobody who was erased is there for a moment.
  const database = await openDatabase({ DATA_DIR: workshop.path, STOP_KEY });
  const restored = await keepPromises(database, folder).finally(database.close);
  return { ...restored, before: await replaceSqlite(file, made, now) };
}

/** @throws NamedFileError when it is no whole copy of our database, with the reason */
function mustBeCopy(file: string) {
  if (!existsSync(file)) throw new NamedFileError(`${file} is not there.`);
  try {
    using copy = new DatabaseSync(file, { readOnly: true });
    const faults = copy.prepare("pragma integrity_check(1)").all();
    const fault = Object.values(faults[0] ?? {})[0];
    if (fault !== "ok") throw new Error(`damaged, ${String(fault)}`);
    copy.prepare("select reference from requests limit 1").get();
  } catch (error) {
    throw new NamedFileError(`${file} is no copy of our database: ${(error as Error).message}.`);
  }
}

const BUSY = 5;

/** Whether another process has it open. Of a damaged file nobody can tell. */
function isInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    using database = new DatabaseSync(file);
    // To leave its journal needs the file alone. All that is in the journal is in the file then.
    database.exec("pragma journal_mode = delete");
    return false;
  } catch (error) {
    return ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY;
  }
}

/** @returns the new name of the file that was there, if there was one */
async function replaceSqlite(file: string, by: string, now: Date) {
  const before = asideName(file, now);
  const hadOne = existsSync(file);
  if (hadOne) await rename(file, before);
  // A journal belongs to the file that it was written for, and would ruin any other.
  if (existsSync(`${file}-wal`)) await rename(`${file}-wal`, `${before}-wal`);
  await rm(`${file}-shm`, { force: true });
  await rename(by, file);
  return hadOne ? before : undefined;
}
