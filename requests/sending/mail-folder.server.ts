import { mkdir, open, rename } from "node:fs/promises";
import path from "node:path";
import type { Log } from "#server/log.ts";
import { composed, type Mailer, type Sending } from "#requests/sending/mail.server.ts";

/**
 * Keeps mails as files, where there is no mail server: any mail program opens them. A mail that
 * comes twice is the same file, and a file is either whole or not there.
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
  const handle = await open(unfinished, "w", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
  await keepName(path.dirname(file));
}

/** After a power cut, a file has its name only if the folder was written too. */
async function keepName(folder: string) {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
