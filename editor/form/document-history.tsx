/** Pages, towns and contests that were created or deleted since the editor was opened, and their undo. */
import { useState } from "react";
import type { Deleted, Deletion } from "#editor/documents/delete-document.ts";
import { callApi } from "./api.ts";
import { focusSoon, theHeading } from "./focus.ts";
import styles from "./editor.module.css";

interface Step {
  title: string;
  /** One of its files, the English if there is one. */
  file: string;
  /** What restores it, if it was deleted. */
  deleted?: Deleted;
}

const HOME = "en/pages/home.yaml";
const englishOf = (files: string[]) =>
  files.find((one) => one.startsWith("en/")) ?? files[0] ?? HOME;

/** @param refresh reads the list of files again */
export function useDocumentHistory(refresh: () => Promise<void>) {
  const [steps, setSteps] = useState<Step[]>([]);
  const [failure, setFailure] = useState("");

  async function show(file: string) {
    await refresh();
    // What was pressed is gone, even if the same file stays open.
    if (location.hash === `#${file}`) focusSoon(theHeading);
    location.hash = file;
  }

  const created = (title: string, files: string[]) => {
    const file = englishOf(files);
    setSteps([...steps, { title, file }]);
    void show(file);
  };

  const deleted = (title: string, what: Deleted) => {
    const file = englishOf(Object.keys(what.texts));
    setSteps([...steps, { title, file, deleted: what }]);
    void show(HOME);
  };

  const undo = async (step: Step) => {
    setFailure("");
    const name = encodeURIComponent(step.file);
    try {
      if (step.deleted) await callApi("restore", step.deleted);
      else await callApi("delete", await callApi<Deletion>(`deletion?name=${name}`));
      setSteps(steps.slice(0, -1));
      await show(step.deleted ? step.file : HOME);
    } catch (error) {
      setFailure((error as Error).message);
    }
  };

  return { last: steps.at(-1), failure, created, deleted, undo };
}

/** What was created or deleted last, and its undo. */
export function LastDocument({ history }: { history: ReturnType<typeof useDocumentHistory> }) {
  const { last, failure, undo } = history;
  return (
    <div aria-live="polite">
      {last && (
        <div className={styles.last}>
          <p>
            <b>{last.title}</b> was {last.deleted ? "deleted" : "made"}.
          </p>
          <button type="button" onClick={() => void undo(last)}>
            {last.deleted ? "Bring it back" : "Take it back"}
          </button>
          {failure && <p className={styles.failure}>{failure}</p>}
        </div>
      )}
    </div>
  );
}
