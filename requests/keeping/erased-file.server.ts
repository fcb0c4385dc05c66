/**
 * Which requests were erased, in a file beside the database: to bring them back with a copy would
 * break our word. It holds references, and nothing about whom.
 */
import { addLines, readLines } from "#requests/keeping/lines-beside.server.ts";

const FILE = "erased.txt";
/** Behind the reference of somebody who is forgotten, of whom less is kept than of others. */
const FORGOTTEN = " forgotten";

/** @throws when it cannot be written; then nothing must be erased yet */
export const noteErased = (folder: string, references: string[]): Promise<void> =>
  addLines(folder, FILE, references);

/** The same, of requests of people who are forgotten. */
export const noteForgotten = (folder: string, references: string[]): Promise<void> =>
  addLines(
    folder,
    FILE,
    references.map((reference) => reference + FORGOTTEN),
  );

/** @returns nothing where nothing was ever erased */
export async function readErased(folder: string): Promise<string[]> {
  return (await readLines(folder, FILE)).filter((line) => !line.endsWith(FORGOTTEN));
}

/** @returns references, erased or not */
export async function readForgotten(folder: string): Promise<string[]> {
  const lines = await readLines(folder, FILE);
  return lines
    .filter((line) => line.endsWith(FORGOTTEN))
    .map((line) => line.slice(0, -FORGOTTEN.length));
}
