/**
 * Copies of the SQLite file, made while the site runs. They hold personal data: so for days, not years.
 * PostgreSQL has programs of its own for it.
 */
import { existsSync } from "node:fs";
import { mkdir, mkdtempDisposable, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { getSystemErrorMessage } from "node:util";
import { sqliteFileIn } from "#requests/keeping/database.server.ts";

/** Without waiting, another process that writes just now would end the copying. */
const LOCK_WAIT_MS = 10_000;
const DAY_MS = 24 * 3_600_000;

const TIME = String.raw`(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\dZ)`;
/** What copies are called, like `requests-2026-11-22T03-04-05Z.copy`. */
export const COPY = new RegExp(`^requests-${TIME}\\.copy$`);
/** What a restore put aside, with its journal if it had one. */
export const ASIDE = new RegExp(`^requests\\.sqlite\\.before-${TIME}(?:-wal)?$`);

/** Long enough to see whether a restore was right; it holds what people were told is erased. */
export const KEEP_ASIDE_DAYS = 14;

/** The file cannot be used for that; the message is a sentence for the person who named it. */
export class NamedFileError extends Error {}

/**
 * Makes a copy that only we may read. It is there whole, or not at all.
 *
 * @param from the folder of the database
 * @param folder in which it gets a name by its time
 * @returns the file
 * @throws NamedFileError when it cannot be there; other errors when the database cannot be copied
 */
export async function backUp(from: string, folder: string, now: Date): Promise<string> {
  const file = path.resolve(folder, `requests-${timeInName(now)}.copy`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Beside it, so that it can get its name at once when it is whole.
    await using workshop = await mkdtempDisposable(path.join(folder, "copying-"));
    const made = path.join(workshop.path, "copy");
    await writeFile(made, "", { mode: 0o600 });
    copyDatabase(sqliteFileIn(from), made);
    await using written = await open(made, "r+");
    await written.sync();
    await rename(made, file);
  } catch (error) {
    const { errno } = error as NodeJS.ErrnoException;
    if (errno === undefined) throw error;
    throw new NamedFileError(`${file}: ${getSystemErrorMessage(errno)}.`);
  }
  return file;
}

function copyDatabase(file: string, to: string) {
  if (!existsSync(file)) throw new Error(`There is no ${file} yet`);
  using database = new DatabaseSync(file, { timeout: LOCK_WAIT_MS });
  database.prepare("vacuum into ?").run(to);
}

/** What a database file is called once another has taken its place. */
export const asideName = (file: string, now: Date): string => `${file}.before-${timeInName(now)}`;

/** Erases files with such a name that are older than so many days. Other files are left alone. */
export async function eraseOlder(folder: string, name: RegExp, days: number, now: Date) {
  const before = now.getTime() - days * DAY_MS;
  const old = (await readdir(folder)).filter((file) => {
    const [, hour, minute, second] = name.exec(file) ?? [];
    return hour && Date.parse(`${hour}:${minute}:${second}`) < before;
  });
  // Another process may do the same.
  for (const file of old) await rm(path.join(folder, file), { force: true });
  return old;
}

const timeInName = (now: Date) => `${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
