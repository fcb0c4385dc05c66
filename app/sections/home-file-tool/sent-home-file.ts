/** What a home file was made of: what was sent, or what stood in a file that was opened. */
import { useState } from "react";
import { useActionData } from "react-router";
import type { Posted } from "#app/tools/use-tool-form.ts";
import { type CopyError, LONGEST_COPY_BYTES, readCopy } from "#estimates/home-file/home-file.ts";

interface SentHomeFile extends Posted {
  /** Whether a file was opened, and why not. */
  opening?: "opened" | CopyError;
}

/**
 * What was sent without scripts, until a file is opened with them. A file that cannot be opened leaves
 * what is there as it is.
 *
 * @param names of the questions that a file may answer
 */
export function useSentHomeFile(names: readonly string[]) {
  const [sent, setSent] = useState<SentHomeFile>(
    useActionData<Posted>() ?? { query: undefined, id: "nothing" },
  );

  async function open(copy: Blob) {
    // Its size is known before it is read.
    const read =
      copy.size > LONGEST_COPY_BYTES
        ? { error: "tooLarge" as const }
        : readCopy(await copy.text(), names);
    if ("error" in read) return setSent((before) => ({ ...before, opening: read.error }));
    const query = new URLSearchParams([...read.answers]).toString();
    setSent({ query, opening: "opened", id: `opened ${Date.now()}` });
  }

  return { sent, open };
}
