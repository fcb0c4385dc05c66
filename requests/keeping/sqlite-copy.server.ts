/** Copies a file of SQLite while it is in use, and puts a copy in its place while it is not. */
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { backup, DatabaseSync } from "node:sqlite";
import { asideName } from "#requests/keeping/copy-name.ts";

const BUSY = 5;
/** Without waiting, another process that writes just now would end it. */
const LOCK_WAIT_MS = 10_000;

/** @throws when there is nothing to copy, or no room for it */
export async function copyOfSqlite(file: string, to: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no ${file} yet`);
  const database = new DatabaseSync(file, { timeout: LOCK_WAIT_MS });
  try {
    await backup(database, to);
  } finally {
    database.close();
  }
  // One file by itself, without a journal beside it.
  const copy = new DatabaseSync(to);
  copy.exec("pragma journal_mode = delete");
  copy.close();
}

/** @throws when a file is no whole copy of our database, with the reason */
export function checkCopy(file: string): void {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const faults = copy.prepare("pragma integrity_check(1)").all();
    const fault = Object.values(faults[0] ?? {})[0];
    if (fault !== "ok") throw new Error(`damaged, ${String(fault)}`);
    copy.prepare("select reference from requests limit 1").get();
  } finally {
    copy.close();
  }
}

/** Whether another process has it open. Of a file that is damaged nobody can tell. */
export function isInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    // Leaving its journal needs the file for oneself. All that is in the journal is in the file then.
    database.exec("pragma journal_mode = delete");
    return false;
  } catch (error) {
    return ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY;
  } finally {
    database?.close();
  }
}

/**
 * Puts another file in its place.
 *
 * @returns what the one before is called now, if there was one
 */
export async function replaceSqlite(file: string, by: string, now: Date) {
  const before = asideName(file, now);
  const hadOne = existsSync(file);
  if (hadOne) await rename(file, before);
  // A journal belongs to the file that it was written for, and would ruin any other.
  if (existsSync(`${file}-wal`)) await rename(`${file}-wal`, `${before}-wal`);
  await rm(`${file}-shm`, { force: true });
  await rename(by, file);
  return hadOne ? before : undefined;
}
