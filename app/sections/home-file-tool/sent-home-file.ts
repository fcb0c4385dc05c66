/** What a home file was made of: what was sent, or what stood in a file that was opened. */
import type { Posted } from "#app/tools/use-asked.ts";
import { type CopyFault, LONGEST_COPY_BYTES, readCopy } from "#estimates/home-file/kept-copy.ts";

/** The field that holds a file to open. */
export const COPY_FIELD = "copy";

export interface SentHomeFile extends Posted {
  /** Whether a file was opened, and why not. */
  opening?: "opened" | CopyFault;
}

/** @param names of the questions that a file may answer */
export async function openCopy(
  copy: Blob,
  names: readonly string[],
): Promise<Omit<SentHomeFile, "id">> {
  // Its size is known before it is read.
  const read =
    copy.size > LONGEST_COPY_BYTES
      ? { error: "tooLarge" as const }
      : readCopy(await copy.text(), names);
  if ("error" in read) return { query: undefined, opening: read.error };
  return { query: new URLSearchParams([...read.answers]).toString(), opening: "opened" };
}
