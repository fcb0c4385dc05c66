/**
 * Items of a list have no names of their own. So that what is open stays open when it is moved, each gets one
 * here, which goes along with what the form does to the list.
 */
import { useState } from "react";
import { applied, type Edit } from "#editor/writing/edit.ts";

/** @returns a key for each item, and what is told before one is moved, doubled or removed */
export function useItemKeys(count: number) {
  const [{ known, round }, setKnown] = useState({ known: [] as string[], round: 0 });
  const keys = Array.from({ length: count }, (_, at) => known[at] ?? `${round}.${at}`);

  function follow(edit: Edit) {
    const at = Number(edit.path.at(-1));
    const moved = applied(keys, { ...edit, path: [at] }).map((key, index, all) =>
      all.indexOf(key) < index ? `${round}.new.${index}` : key,
    );
    setKnown({ known: moved, round: round + 1 });
  }
  return { keys, follow };
}
