/** Files that staff name to a command. */
import type { Stats } from "node:fs";
import { getSystemErrorMessage } from "node:util";

/** The file cannot be used for that; the message is a sentence for whoever named it. */
export class NamedFileError extends Error {}

/** @throws NamedFileError where the system refuses, with its reason */
export function tellingWhy<Result>(file: string, work: Promise<Result>): Promise<Result> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.errno === undefined) throw error;
    throw new NamedFileError(`${file}: ${getSystemErrorMessage(error.errno)}.`);
  });
}

/** By whatever names they were found. */
export const isSameFile = (one: Stats | undefined, other: Stats | undefined): boolean =>
  one !== undefined && one.ino === other?.ino && one.dev === other.dev;
