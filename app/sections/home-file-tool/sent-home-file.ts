/** What a home file was made of: what was sent, or what stood in a file that was opened. */
import { useState } from "react";
import { useActionData, useLocation } from "react-router";
import type { Posted } from "#app/tools/use-tool-form.ts";
import { LONGEST_COPY_BYTES, readCopy } from "#estimates/home-file/home-file.ts";

interface SentHomeFile extends Posted {
  /** Whether a file was opened, or could not be. */
  opening?: "opened" | "failed";
}

/**
 * What was sent without scripts, or comes along from another tool, until a file is opened with them. A file
 * that cannot be opened leaves what is there as it is.
 *
 * @param names of the questions that a file may answer
 */
export function useSentHomeFile(names: readonly string[]) {
  const { search } = useLocation();
  const brought = names.some((name) => new URLSearchParams(search).has(name));
  const [sent, setSent] = useState<SentHomeFile>(
    useActionData<Posted>() ?? { query: brought ? search : undefined, id: "nothing" },
  );

  async function open(copy: Blob) {
    // Somebody may choose a film by mistake.
    const answers = copy.size > LONGEST_COPY_BYTES ? undefined : readCopy(await copy.text(), names);
    if (!answers) return setSent((before) => ({ ...before, opening: "failed" }));
    const query = new URLSearchParams(answers).toString();
    setSent({ query, opening: "opened", id: `opened ${Date.now()}` });
  }

  return { sent, open };
}
