/** Brings a copy of the database back, without those who were erased or stopped contact after it was made. */
import { existsSync, statSync } from "node:fs";
import { chmod, copyFile, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Database, DatabaseLocation } from "#requests/keeping/database.server.ts";
import { openDatabase, sqliteFileIn } from "#requests/keeping/open-database.server.ts";
import { pareConsents } from "#requests/keeping/consent-records.server.ts";
import { eraseRequests, readErased } from "#requests/keeping/erase.server.ts";
import { readSuppressed, suppressAgain } from "#requests/keeping/suppression-list.server.ts";
import { suppressionKey } from "#requests/keeping/suppression-key.server.ts";
import type { Suppression } from "#requests/keeping/tables.ts";
import { isSameFile, NamedFileError, tellingWhy } from "#requests/keeping/named-file.server.ts";
import { checkPostgresCopy, restorePostgres } from "#requests/keeping/postgres-copy.server.ts";
import { checkCopy, isInUse, replaceSqlite } from "#requests/keeping/sqlite-copy.server.ts";

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
  to: DatabaseLocation,
  copy: string,
  { mailFolder, now }: Options,
): Promise<Restored> {
  await mustBeCopy(copy, to);
  const inPlace = await rememberedIn(to);
  const noted = await readErased(to.DATA_DIR);
  const erased = new Set([...noted.erased, ...inPlace.erased]);
  const forgotten = [...noted.forgotten, ...inPlace.forgotten];
  const suppressed = [...(await readSuppressed(to.DATA_DIR)), ...inPlace.suppressed];
  const keepWord: KeepWord = async (database) => ({
    ...(await forgetAgain(database, { erased, forgotten }, mailFolder)),
    stopped: await suppressAgain(database, suppressed),
  });
  return to.DATABASE_URL
    ? intoPostgres(to, to.DATABASE_URL, copy, keepWord)
    : intoSqlite(to, copy, now, keepWord);
}

/** @throws NamedFileError */
async function mustBeCopy(file: string, to: DatabaseLocation) {
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

async function intoSqlite(to: DatabaseLocation, copy: string, now: Date, keepWord: KeepWord) {
  const folder = to.DATA_DIR;
  const file = sqliteFileIn(folder);
  if (isInUse(file)) throw new InUseError();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const STOP_KEY = await suppressionKey(to, async () => true);
  const workshop = await mkdtemp(path.join(folder, "restoring-"));
  try {
    const made = sqliteFileIn(workshop);
    await copyFile(copy, made);
    await chmod(made, 0o600);
    // Before it is in its place, so that nobody who was erased is there for a moment.
    const restored = await withDatabase({ DATA_DIR: workshop, STOP_KEY }, keepWord);
    return { ...restored, before: await replaceSqlite(file, made, now) };
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function intoPostgres(
  to: DatabaseLocation,
  address: string,
  copy: string,
  keepWord: KeepWord,
) {
  if (await hasOtherSessions(to)) throw new InUseError();
  await restorePostgres(address, copy);
  return withDatabase(to, keepWord);
}

/** PostgreSQL lists the sessions of a process that has just ended for a moment more. */
const SESSIONS_END_WITHIN_MS = 2000;
const LOOK_AGAIN_AFTER_MS = 100;

async function hasOtherSessions(to: DatabaseLocation): Promise<boolean> {
  return withDatabase(to, async ({ queries }) => {
    const end = Date.now() + SESSIONS_END_WITHIN_MS;
    for (;;) {
      const { rows } = await sql<{ count: string }>`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
          and backend_type = 'client backend'`.execute(queries);
      if (Number(rows[0]?.count) === 0) return false;
      if (Date.now() > end) return true;
      await setTimeout(LOOK_AGAIN_AFTER_MS);
    }
  });
}

interface Remembered {
  /** References. */
  erased: string[];
  /** Those of them that somebody asked for. */
  forgotten: string[];
  suppressed: Suppression[];
}

/** What the database in place remembers itself; nothing where it is lost or damaged. */
async function rememberedIn(place: DatabaseLocation): Promise<Remembered> {
  const nothing = { erased: [], forgotten: [], suppressed: [] };
  if (!place.DATABASE_URL && !existsSync(sqliteFileIn(place.DATA_DIR))) return nothing;
  try {
    return await withDatabase(place, async ({ queries }) => {
      const rows = await queries.selectFrom("tombstones").select(["reference", "cause"]).execute();
      const suppressed = await queries.selectFrom("suppressions").selectAll().execute();
      const forgotten = rows.filter(({ cause }) => cause === "asked");
      return { erased: rows.map(referenceOf), forgotten: forgotten.map(referenceOf), suppressed };
    });
  } catch {
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
  await pareConsents(database, [...forgotten, ...again]);
  await eraseRequests(database, again, "asked", mailFolder);
  return { requests: references.length - again.length, forgotten: again.length };
}

async function withDatabase<Result>(
  place: DatabaseLocation,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
