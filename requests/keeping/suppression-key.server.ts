/**
 * The key of the suppression list (HMAC-SHA-256). A plain hash of a phone number is found by trying
 * all ten digits; without the key there is nothing to try with.
 */
import { createHmac, randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { dialled, emailKey } from "#questions/contact.ts";
import type { DatabaseLocation } from "#requests/keeping/database.server.ts";

const FILE = "stop-key";
const KEY_BYTES = 32;
const SHORTEST_KEY = 32;

export const suppressionKeyFile = (folder: string): string => path.join(folder, FILE);

/** One form for each contact: staff, the suppression list, consents and requests compare by it. */
export function contactKey(contact: string): string {
  return dialled(contact) ?? emailKey(contact);
}

/** @returns what is kept of a contact, however it was typed */
export function contactHasher(key: string): (contact: string) => string {
  return (contact) => createHmac("sha256", key).update(contactKey(contact)).digest("hex");
}

/**
 * `STOP_KEY`, or else the key in the data folder, which is made where there is none.
 *
 * @param isNeeded whether contacts were hashed with a key already: then none is made, because with a
 * new one nobody who asked to be left alone would be recognized
 * @throws when the key is missing or damaged; the message says what to do
 */
export async function suppressionKey(
  { STOP_KEY, DATA_DIR }: DatabaseLocation,
  isNeeded: () => Promise<boolean>,
): Promise<string> {
  const key = STOP_KEY ?? (await readKey(DATA_DIR));
  if (key !== undefined) return key;
  if (!(await isNeeded())) return makeKey(DATA_DIR);
  throw new Error(
    `The key of the do-not-contact list is gone: there is no ${suppressionKeyFile(DATA_DIR)}, and no STOP_KEY. Bring it back; see docs/deploying.md.`,
  );
}

async function readKey(folder: string): Promise<string | undefined> {
  const file = suppressionKeyFile(folder);
  if (!statSync(file, { throwIfNoEntry: false })) return undefined;
  const key = (await readFile(file, "utf8")).trim();
  if (key.length >= SHORTEST_KEY) return key;
  throw new Error(`${file} holds no key: bring it back from where you keep a copy of it.`);
}

/** Written beside and linked into place, so that processes that start together get the same key. */
async function makeKey(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = suppressionKeyFile(folder);
  const unfinished = `${file}.${randomBytes(8).toString("hex")}`;
  const key = `${randomBytes(KEY_BYTES).toString("hex")}\n`;
  try {
    await writeFile(unfinished, key, { mode: 0o600, flush: true });
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(unfinished, { force: true });
  }
  return (await readKey(folder)) ?? "";
}
