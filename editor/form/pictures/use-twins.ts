/** The same picture on the page in other languages, whose words have to be said there, too. */
import { useEffect, useState } from "react";
import type { FileState } from "#editor/server/content-files.ts";
import type { Path } from "#editor/writing/edit.ts";
import { ask } from "#editor/form/ask.ts";
import { useEditingContext } from "#editor/form/editing-context.ts";

export interface Twin {
  file: string;
  /** As it is before anything is put there. */
  state: FileState;
  /** In English, like “Spanish”. */
  language: string;
}

const ENGLISH = /^en\//;
const NAMES = new Intl.DisplayNames("en", { type: "language" });

export function useTwins(path: Path): Twin[] {
  const { known, file } = useEditingContext();
  const [twins, setTwins] = useState<Twin[]>([]);
  const at = path.join("\n");
  useEffect(() => {
    if (!ENGLISH.test(file)) return undefined;
    let isGone = false;
    const others = known.files
      .map(({ name }) => name)
      .filter(
        (name) => /^[a-z]{2}\//.test(name) && name.slice(3) === file.slice(3) && name !== file,
      );
    const load = async () => {
      const all = await Promise.all(others.map((name) => twinOf(name, at.split("\n"))));
      if (!isGone) setTwins(all.flat());
    };
    void load();
    return () => void (isGone = true);
  }, [known, file, at]);
  return twins;
}

/** @returns nothing where the other language has no picture there */
async function twinOf(file: string, path: string[]): Promise<Twin[]> {
  const state = await ask<FileState>(`file?name=${encodeURIComponent(file)}`);
  const there = path.reduce<unknown>(
    (all, key) => (all as Record<string, unknown>)?.[key],
    state.value,
  );
  const isPicture = typeof (there as { name?: unknown } | undefined)?.name === "string";
  return isPicture ? [{ file, state, language: NAMES.of(file.slice(0, 2)) ?? file }] : [];
}
