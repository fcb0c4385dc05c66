/** Pages, towns and contests that were made or deleted since the editor was opened, and their undo. */
import { useState } from "react";
import type { Taken } from "#editor/whole/asked-whole.ts";
import type { Whole } from "#editor/whole/remove-whole.ts";
import { ask } from "./ask.ts";
import { focusSoon, theHeading } from "./focus.ts";
import styles from "./editor.module.css";

interface Done {
  /** What it is called. */
  called: string;
  /** One of its files, the English where there is one. */
  file: string;
  /** What brings it back, where it was deleted. */
  taken?: Taken;
}

const HOME = "en/pages/home.yaml";
const englishOf = (files: string[]) =>
  files.find((one) => one.startsWith("en/")) ?? files[0] ?? HOME;

/** @param refresh has the list of files read again */
export function useWholes(refresh: () => Promise<void>) {
  const [done, setDone] = useState<Done[]>([]);
  const [failure, setFailure] = useState("");

  async function show(file: string) {
    await refresh();
    // What was pressed is gone, also where the same file stays open.
    if (location.hash === `#${file}`) focusSoon(theHeading);
    location.hash = file;
  }

  return {
    last: done.at(-1),
    failure,

    async made(called: string, files: string[]) {
      const file = englishOf(files);
      setDone((all) => [...all, { called, file }]);
      await show(file);
    },

    async deleted(called: string, taken: Taken) {
      setDone((all) => [...all, { called, file: englishOf(Object.keys(taken.texts)), taken }]);
      await show(HOME);
    },

    async undo() {
      const last = done.at(-1);
      if (!last) return;
      setFailure("");
      try {
        if (last.taken) await ask("bring-back", last.taken);
        else await ask("remove", await ask<Whole>(`whole?name=${encodeURIComponent(last.file)}`));
        setDone((all) => all.slice(0, -1));
        await show(last.taken ? last.file : HOME);
      } catch (error) {
        setFailure((error as Error).message);
      }
    },
  };
}

/** What was made or deleted last, and its undo. */
export function LastWhole({ wholes }: { wholes: ReturnType<typeof useWholes> }) {
  const { last, failure } = wholes;
  return (
    <div aria-live="polite">
      {last && (
        <div className={styles.last}>
          <p>
            <b>{last.called}</b> was {last.taken ? "deleted" : "made"}.
          </p>
          <button type="button" onClick={() => void wholes.undo()}>
            {last.taken ? "Bring it back" : "Take it back"}
          </button>
          {failure && <p className={styles.failure}>{failure}</p>}
        </div>
      )}
    </div>
  );
}
