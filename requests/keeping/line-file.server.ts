/**
 * Files of lines beside the database: what a copy of the database, brought back, cannot know, as it
 * came after the copy was made.
 */
import { statSync } from "node:fs";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";

/** @throws when they cannot be written */
export async function addLines(folder: string, file: string, lines: string[]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const text = lines.map((line) => `${line}\n`).join("");
  await appendFile(path.join(folder, file), text, { mode: 0o600, flush: true });
}

/** @returns nothing where there is no such file yet */
export async function readLines(folder: string, file: string): Promise<string[]> {
  const place = path.join(folder, file);
  if (!statSync(place, { throwIfNoEntry: false })) return [];
  return (await readFile(place, "utf8")).split("\n").filter(Boolean);
}
