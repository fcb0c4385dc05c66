/** What a home file was made of: what was sent, or what stood in a file that was opened. */
import { useState } from "react";
import { useActionData } from "react-router";
import type { Posted } from "#app/tools/use-tool-form.ts";
import { type CopyError, LONGEST_COPY_BYTES, readCopy } from "#estimates/home-file/home-file.ts";

/** The files that a home file is taken away in: their names, and where the server makes them. */
export const CALENDAR = "home-file.ics";
export const COPY = "home-file.json";

/** The field that holds a file to open. */
export const COPY_FIELD = "copy";

export interface SentHomeFile extends Posted {
  /** Whether a file was opened, and why not. */
  opening?: "opened" | CopyError;
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

/**
 * What was sent without scripts, until a file is opened with them. A file that cannot be opened leaves
 * what is there as it is.
 *
 * @param names of the questions that a file may answer
 */
export function useSentHomeFile(names: readonly string[]) {
  const [sent, setSent] = useState<SentHomeFile>(
    useActionData<SentHomeFile>() ?? { query: undefined, id: "nothing" },
  );

  async function open(copy: Blob) {
    const opened = await openCopy(copy, names);
    const id = `opened ${Date.now()}`;
    setSent((before) =>
      opened.opening === "opened"
        ? { ...opened, id }
        : { ...before, ...opened, query: before.query },
    );
  }

  return { sent, open };
}
