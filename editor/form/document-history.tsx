/** Pages, towns and contests that were deleted since the editor was opened, and their undo. */
import { useState } from "react";
import type { Deleted } from "#editor/documents/delete-document.ts";
import { callApi } from "./api.ts";
import { focusSoon, theHeading } from "./focus.ts";
import styles from "./editor.module.css";

const HOME = "en/pages/home.yaml";
const englishOf = (files: string[]) =>
  files.find((one) => one.startsWith("en/")) ?? files[0] ?? HOME;

/** @param refresh reads the list of files again */
export function useDocumentHistory(refresh: () => Promise<void>) {
  const [steps, setSteps] = useState<{ title: string; deleted: Deleted }[]>([]);
  const [failure, setFailure] = useState("");

  async function show(file: string) {
    await refresh();
    // What was pressed is gone, even if the same file stays open.
    if (location.hash === `#${file}`) focusSoon(theHeading);
    location.hash = file;
  }

  const created = (files: string[]) => void show(englishOf(files));

  const deleted = (title: string, what: Deleted) => {
    setSteps([...steps, { title, deleted: what }]);
    void show(HOME);
  };

  const undo = async ({ deleted: what }: (typeof steps)[number]) => {
    setFailure("");
    try {
      await callApi("restore", what);
      setSteps(steps.slice(0, -1));
      await show(englishOf(Object.keys(what.texts)));
    } catch (error) {
      setFailure((error as Error).message);
    }
  };

  return { last: steps.at(-1), failure, created, deleted, undo };
}

/** What was deleted last, and its undo. */
export function LastDeleted({ history }: { history: ReturnType<typeof useDocumentHistory> }) {
  const { last, failure, undo } = history;
  return (
    <div aria-live="polite">
      {last && (
        <div className={styles.last}>
          <p>
            <b>{last.title}</b> was deleted.
          </p>
          <button type="button" onClick={() => void undo(last)}>
            Bring it back
          </button>
          {failure && <p className={styles.failure}>{failure}</p>}
        </div>
      )}
    </div>
  );
}
