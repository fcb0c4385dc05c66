/**
 * Which requests were erased, in a file beside the database: a copy of the database knows nothing of
 * what was erased after it was made, and to bring that back would break our word. It holds
 * references, and nothing about whom.
 */
import { appendFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";

const FILE = "erased.txt";

/** @throws when it cannot be written; then nothing must be erased yet */
export async function noteErased(folder: string, references: string[]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lines = references.map((reference) => `${reference}\n`).join("");
  await appendFile(path.join(folder, FILE), lines, { mode: 0o600, flush: true });
}

/** @returns nothing where nothing was ever erased */
export async function readErased(folder: string): Promise<string[]> {
  const text = await readFile(path.join(folder, FILE), "utf8").catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return "";
      throw error;
    },
  );
  return text.split("\n").filter(Boolean);
}
