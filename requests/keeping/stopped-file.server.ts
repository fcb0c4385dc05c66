/**
 * Who wants to hear nothing more, in a file beside the database: to write to them again after a copy
 * was brought back would break our word. It holds what the table of stops does: a keyed hash of the
 * contact, and when.
 */
import { randomBytes } from "node:crypto";
import { readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { addLines, readLines } from "#requests/keeping/lines-beside.server.ts";
import { type StopKey, StopKeyError } from "#requests/keeping/stop-key.server.ts";
import type { Stop } from "#requests/keeping/tables.ts";

const FILE = "stopped-keyed.txt";
const LINE = /^(?<contact_hash>[\da-f]{12}\.[\da-f]{64}) (?<stopped_at>\S+Z)$/;
/** Releases before this one kept plain hashes in another. */
const PLAIN_FILE = "stopped.txt";
const PLAIN_LINE = /^(?<contact_hash>[\da-f]{64}) (?<stopped_at>\S+Z)$/;
/** The other while it is read, so that nobody writes to it any more. */
const TAKEN = /^stopped\.txt\.[\da-f]{16}$/;

/** @throws when it cannot be written */
export const noteStopped = (folder: string, ...stops: Stop[]): Promise<void> =>
  addLines(
    folder,
    FILE,
    stops.map(({ contact_hash, stopped_at }) => `${contact_hash} ${stopped_at}`),
  );

/**
 * Takes over what releases before this one noted.
 *
 * @returns nothing where nobody ever asked for that
 * @throws StopKeyError when it was noted with another key
 */
export async function readStopped(folder: string, key: StopKey): Promise<Stop[]> {
  await takePlainOver(folder, key);
  const stops = stopsIn(await readLines(folder, FILE), LINE);
  if (stops.every(({ contact_hash }) => contact_hash.startsWith(`${key.id}.`))) return stops;
  throw new StopKeyError(
    `${path.join(folder, FILE)} was kept with another key of stops than this one: bring that back first.`,
  );
}

/**
 * Puts the key on plain hashes in the file of releases before this one. It may end at any moment, and
 * in several processes at once: then lines stand there twice, which does no harm.
 */
export async function takePlainOver(folder: string, key: StopKey): Promise<void> {
  const taken = path.join(folder, `${PLAIN_FILE}.${randomBytes(8).toString("hex")}`);
  await rename(path.join(folder, PLAIN_FILE), taken).catch(ignoreMissing);
  for (const file of (await filesIn(folder)).filter((name) => TAKEN.test(name))) {
    const plain = stopsIn(await readLines(folder, file), PLAIN_LINE);
    const stops = plain.map((stop) => ({ ...stop, contact_hash: key.ofPlain(stop.contact_hash) }));
    await noteStopped(folder, ...stops);
    await rm(path.join(folder, file), { force: true });
  }
}

/** A line may have been cut short, where the machine went down over it. */
const stopsIn = (lines: string[], form: RegExp): Stop[] =>
  lines.flatMap((line) => (form.exec(line)?.groups as Stop | undefined) ?? []);

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ignoreMissing)) ?? [];
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
