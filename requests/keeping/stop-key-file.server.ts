/** The key of stops, in a file beside the data, where no setting gives it. */
import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { StopKeyError } from "#requests/keeping/stop-key.server.ts";

const FILE = "stop-key";
const KEY_BYTES = 32;
const KEY = /^[\da-f]{64}$/;

export const stopKeyFileIn = (folder: string): string => path.join(folder, FILE);

/**
 * @returns nothing where there is no such file
 * @throws StopKeyError when something else is in it
 */
export async function readStopKey(folder: string): Promise<string | undefined> {
  const file = stopKeyFileIn(folder);
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined || KEY.test(text.trim())) return text?.trim();
  throw new StopKeyError(`${file} holds no key: bring it back from where you keep a copy of it.`);
}

/**
 * Makes a key that only we may read. It is there whole or not at all, and where several processes do
 * so at once, all of them get that of the first.
 */
export async function makeStopKey(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = stopKeyFileIn(folder);
  const unfinished = `${file}.${randomBytes(8).toString("hex")}`;
  try {
    const written = await open(unfinished, "wx", 0o600);
    await written.writeFile(`${randomBytes(KEY_BYTES).toString("hex")}\n`);
    await written.sync();
    await written.close();
    await link(unfinished, file).catch(ignoreOther);
    await onDisk(folder);
  } finally {
    await rm(unfinished, { force: true });
  }
  const made = await readStopKey(folder);
  if (!made) throw new StopKeyError(`${file} was there a moment ago, and is gone.`);
  return made;
}

/** Another process was first. */
function ignoreOther(error: NodeJS.ErrnoException) {
  if (error.code !== "EEXIST") throw error;
}

/** A power cut must not take the name of a file whose key is in use. */
async function onDisk(folder: string) {
  const opened = await open(folder, "r");
  await opened.sync();
  await opened.close();
}
