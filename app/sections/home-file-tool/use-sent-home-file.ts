import { useRef, useState } from "react";
import { useActionData } from "react-router";
import { openCopy, type SentHomeFile } from "./sent-home-file.ts";

const NOTHING: SentHomeFile = { query: undefined, id: "nothing" };

/**
 * What was sent without scripts, until a file is opened with them. A file that cannot be opened leaves
 * what is there as it is.
 *
 * @param names of the questions that a file may answer
 */
export function useSentHomeFile(names: readonly string[]) {
  const [sent, setSent] = useState(useActionData<SentHomeFile>() ?? NOTHING);
  const count = useRef(0);

  async function open(copy: Blob) {
    const opened = await openCopy(copy, names);
    count.current += 1;
    const id = `opened ${count.current}`;
    setSent((before) =>
      opened.opening === "opened"
        ? { ...opened, id }
        : { ...before, ...opened, query: before.query },
    );
  }

  return { sent, open };
}
