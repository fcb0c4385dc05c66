/**
 * Who wants to hear nothing more, in a file beside the database: to write to them again after a copy
 * was brought back would break our word. It holds what the table of stops does: a hash of the contact,
 * and when.
 */
import { addLines, readLines } from "#requests/keeping/lines-beside.server.ts";
import type { Stop } from "#requests/keeping/tables.ts";

const FILE = "stopped.txt";
const LINE = /^(?<contact_hash>[\da-f]{64}) (?<stopped_at>\S+Z)$/;

/** @throws when it cannot be written */
export const noteStopped = (folder: string, { contact_hash, stopped_at }: Stop): Promise<void> =>
  addLines(folder, FILE, [`${contact_hash} ${stopped_at}`]);

/** @returns nothing where nobody ever asked for that */
export async function readStopped(folder: string): Promise<Stop[]> {
  const lines = await readLines(folder, FILE);
  // A line may have been cut short, where the machine went down over it.
  return lines.flatMap((line) => (LINE.exec(line)?.groups as Stop | undefined) ?? []);
}
