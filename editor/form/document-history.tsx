/** Pages, towns and contests that were deleted since the editor was opened, and their undo. */
import { useState } from "react";
import type { Changes } from "#editor/server/changes.ts";
import type { Saved } from "#editor/server/content-files.ts";
import { callApi } from "./api.ts";
import { useAttempt } from "./attempt.ts";
import { focusSoon, theHeading } from "./focus.ts";
import { throwFirst } from "./labels.ts";
import styles from "./editor.module.css";

const HOME = "en/pages/home.yaml";
const englishOf = (files: string[]) =>
  files.find((one) => one.startsWith("en/")) ?? files[0] ?? HOME;

/** @param refresh reads the list of files again */
export function useDocumentHistory(refresh: () => Promise<void>) {
  const [steps, setSteps] = useState<{ title: string; undo: Changes }[]>([]);
  const { failure, attempt } = useAttempt();

  async function show(file: string) {
    await refresh();
    // What was pressed is gone, even if the same file stays open.
    if (location.hash === `#${file}`) focusSoon(theHeading);
    location.hash = file;
  }

  const created = (files: string[]) => void show(englishOf(files));

  const deleted = (title: string, undo: Changes) => {
    setSteps([...steps, { title, undo }]);
    void show(HOME);
  };

  const bringBack = ({ undo }: (typeof steps)[number]) =>
    attempt(async () => {
      throwFirst((await callApi<Saved>("save", undo)).problems);
      setSteps(steps.slice(0, -1));
      await show(englishOf(Object.keys(undo)));
    });

  return { last: steps.at(-1), failure, created, deleted, bringBack };
}

/** What was deleted last, and its undo. */
export function LastDeleted({ history }: { history: ReturnType<typeof useDocumentHistory> }) {
  const { last, failure, bringBack } = history;
  return (
    <div aria-live="polite">
      {last && (
        <div className={styles.last}>
          <p>
            <b>{last.title}</b> was deleted.
          </p>
          <button type="button" onClick={() => void bringBack(last)}>
            Bring it back
          </button>
          {failure && <p className={styles.failure}>{failure}</p>}
        </div>
      )}
    </div>
  );
}
