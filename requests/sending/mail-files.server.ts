/** The mails that were kept as files, where there is no mail server. */
import { readdir, rm } from "node:fs/promises";
import path from "node:path";

/** Where they are. */
export function mailFolderIn({ DATA_DIR }: { DATA_DIR: string }): string {
  return path.join(DATA_DIR, "outbox");
}

/**
 * Removes the mails that have one of these names, or a part of them between underscores, in theirs.
 *
 * @throws when a file cannot be removed
 */
export async function removeMailFiles(folder: string, names: string[]): Promise<void> {
  const wanted = new Set(names);
  for (const file of await filesIn(folder)) {
    const name = file.replace(/\.eml(\.unfinished)?$/, "");
    if (wanted.has(name) || name.split("_").some((part) => wanted.has(part))) {
      await rm(path.join(folder, file), { force: true });
    }
  }
}

/** Removes the mails about what happened before an ISO 8601 time; their names begin with it. */
export async function removeOldMailFiles(folder: string, before: string): Promise<void> {
  const firstKept = before.replaceAll(":", "-");
  for (const file of await filesIn(folder)) {
    if (file < firstKept) await rm(path.join(folder, file), { force: true });
  }
}

function filesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}
