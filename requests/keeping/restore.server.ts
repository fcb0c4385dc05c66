/** Brings a copy of the database back, without those who were erased or stopped contact after it was made. */
import { existsSync, statSync } from "node:fs";
import { chmod, copyFile, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import type { Database } from "#requests/keeping/database.server.ts";
import { openDatabase, sqliteFileIn } from "#requests/keeping/open-database.server.ts";
import { pareConsents } from "#requests/keeping/consent-records.server.ts";
import { eraseRequests } from "#requests/keeping/erase.server.ts";
import { eraseWishesAgain } from "#requests/keeping/erase-wishes.server.ts";
import { readErased, readForgotten } from "#requests/keeping/erased-file.server.ts";
import { stopAgain } from "#requests/keeping/stop-again.server.ts";
import { StopKeyError } from "#requests/keeping/stop-key.server.ts";
import { readStopped } from "#requests/keeping/stopped-file.server.ts";
import type { Stop } from "#requests/keeping/tables.ts";
import { isSameFile, NamedFileError, tellingWhy } from "#requests/keeping/named-file.server.ts";
import { checkPostgresCopy, restorePostgres } from "#requests/keeping/postgres-copy.server.ts";
import { checkCopy, isInUse, replaceSqlite } from "#requests/keeping/sqlite-copy.server.ts";
import type { Whereabouts } from "#requests/keeping/whereabouts.ts";

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

interface Options {
  mailFolder: string;
  now: Date;
}

/**
 * @throws InUseError when the site runs; NamedFileError when the copy is none; other errors when it
 * cannot be brought back. Then nothing is changed.
 */
export async function restore(
  to: Whereabouts,
  copy: string,
  { mailFolder, now }: Options,
): Promise<Restored> {
  await mustBeCopy(copy, to);
  const inPlace = await rememberedIn(to);
  const erased = new Set([...(await readErased(to.DATA_DIR)), ...inPlace.erased]);
  const forgotten = [...(await readForgotten(to.DATA_DIR)), ...inPlace.forgotten];
  const keepWord: KeepWord = async (database) => {
    const stops = [...(await readStopped(to.DATA_DIR, database.stopKey)), ...inPlace.stops];
    const restored = {
      ...(await forgetAgain(database, { erased, forgotten }, mailFolder)),
      stopped: await stopAgain(database, stops),
    };
    await eraseWishesAgain(database, erased);
    return restored;
  };
  return to.DATABASE_URL
    ? intoPostgres(to, to.DATABASE_URL, copy, keepWord)
    : intoSqlite(to, copy, now, keepWord);
}

/** @throws NamedFileError */
async function mustBeCopy(file: string, to: Whereabouts) {
  const found = await tellingWhy(file, stat(file));
  if (!found.isFile()) throw new NamedFileError(`${file} is no file; name a copy.`);
  const inPlace = statSync(sqliteFileIn(to.DATA_DIR), { throwIfNoEntry: false });
  if (isSameFile(found, inPlace)) {
    throw new NamedFileError(`${file} is the database itself; name a copy of it.`);
  }
  try {
    await (to.DATABASE_URL ? checkPostgresCopy(file) : checkCopy(file));
  } catch (error) {
    throw new NamedFileError(`${file} is no copy of our database: ${(error as Error).message}.`);
  }
}

/** Does with the copy what was promised to people since it was made. */
type KeepWord = (database: Database) => Promise<Restored>;

async function intoSqlite(to: Whereabouts, copy: string, now: Date, keepWord: KeepWord) {
  const folder = to.DATA_DIR;
  const file = sqliteFileIn(folder);
  if (isInUse(file)) throw new InUseError();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const workshop = await mkdtemp(path.join(folder, "restoring-"));
  try {
    const made = sqliteFileIn(workshop);
    await copyFile(copy, made);
    await chmod(made, 0o600);
    // Before it is in its place, so that nobody who was erased is there for a moment.
    const restored = await withDatabase({ ...to, DATA_DIR: workshop, keyFolder: folder }, keepWord);
    return { ...restored, before: await replaceSqlite(file, made, now) };
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function intoPostgres(to: Whereabouts, address: string, copy: string, keepWord: KeepWord) {
  const others = await withDatabase(to, async ({ queries }) => {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend'`.execute(queries);
    return Number(rows[0]?.count);
  });
  if (others > 0) throw new InUseError();
  await restorePostgres(address, copy);
  return withDatabase(to, keepWord);
}

interface Remembered {
  /** References. */
  erased: string[];
  /** Those of them that somebody asked for. */
  forgotten: string[];
  stops: Stop[];
}

/** What the database in place remembers itself; nothing where it is lost or damaged. */
async function rememberedIn(place: Whereabouts): Promise<Remembered> {
  const nothing = { erased: [], forgotten: [], stops: [] };
  if (!place.DATABASE_URL && !existsSync(sqliteFileIn(place.DATA_DIR))) return nothing;
  try {
    return await withDatabase(place, async ({ queries }) => {
      const rows = await queries.selectFrom("tombstones").select(["reference", "cause"]).execute();
      const stops = await queries.selectFrom("stops").selectAll().execute();
      const forgotten = rows.filter(({ cause }) => cause === "asked");
      return { erased: rows.map(referenceOf), forgotten: forgotten.map(referenceOf), stops };
    });
  } catch (error) {
    if (error instanceof StopKeyError) throw error;
    return nothing;
  }
}

const referenceOf = ({ reference }: { reference: string }) => reference;

async function forgetAgain(
  database: Database,
  { erased, forgotten }: { erased: Set<string>; forgotten: string[] },
  mailFolder: string,
) {
  const rows = await database.queries.selectFrom("requests").select("reference").execute();
  const references = rows.map(({ reference }) => reference);
  const again = references.filter((reference) => erased.has(reference));
  // Of those that releases before this one erased, nobody knows any more who asked for it.
  await pareConsents(database, [...forgotten, ...again]);
  await eraseRequests(database, again, "asked", mailFolder);
  return { requests: references.length - again.length, forgotten: again.length };
}

async function withDatabase<Result>(
  place: Whereabouts,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
