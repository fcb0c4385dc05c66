/**
 * Which requests were erased, in a file beside the database: to bring them back with a copy would
 * break our word. It holds references, and nothing about whom.
 */
import { addLines, readLines } from "#requests/keeping/lines-beside.server.ts";

const FILE = "erased.txt";

/** @throws when it cannot be written; then nothing must be erased yet */
export const noteErased = (folder: string, references: string[]): Promise<void> =>
  addLines(folder, FILE, references);

/** @returns nothing where nothing was ever erased */
export const readErased = (folder: string): Promise<string[]> => readLines(folder, FILE);
