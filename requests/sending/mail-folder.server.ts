/** Mails kept as files, where there is no mail server: any mail program opens them. */
import { statSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Log } from "#server/log.ts";
import { composed, type Mailer, type Sending } from "#requests/sending/mail.server.ts";

/**
 * Keeps mails as files. A mail that comes twice is the same file, and a file is either whole or not there.
 *
 * @throws when the file could not be written, as on a full disk
 */
export function folderMailer(folder: string, from: Sending, log: Log): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = `${mail.name}.eml`;
      await writeWhole(path.join(folder, file), await composed(mail, from));
      log.info({ file }, "mail kept as a file, because there is no SMTP_URL");
    },
  };
}

async function writeWhole(file: string, content: Buffer) {
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, content, { mode: 0o600, flush: true });
  await rename(unfinished, file);
  // After a power cut, a file has its name only if the folder was written too.
  const folder = await open(path.dirname(file), "r");
  await folder.sync().finally(() => folder.close());
}

/** Where they are, in the folder of what is kept besides the database. */
export const mailFolderIn = (dataFolder: string): string => path.join(dataFolder, "outbox");

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

const filesIn = async (folder: string) =>
  statSync(folder, { throwIfNoEntry: false }) ? readdir(folder) : [];
