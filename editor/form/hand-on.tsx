import { useRef, useState } from "react";
import type { ChangedWords } from "#editor/server/changed-words.ts";
import type { HandedOn } from "#editor/server/hand-on.ts";
import { ask } from "./ask.ts";
import styles from "./editor.module.css";

/** Shows what was changed, and hands it on with a sentence. */
export function HandOn() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [changes, setChanges] = useState<ChangedWords[]>([]);
  const [sentence, setSentence] = useState("");
  const [told, tell] = useState("");

  async function open() {
    tell("");
    setChanges(await ask<ChangedWords[]>("changes"));
    dialog.current?.showModal();
  }

  async function send() {
    try {
      const { branch, remote } = await ask<HandedOn>("hand-on", { sentence });
      setSentence("");
      tell(remote ? `Sent to ${remote} as ${branch}.` : `Kept here as the branch ${branch}.`);
    } catch (error) {
      tell((error as Error).message);
    }
  }

  return (
    <>
      <button type="button" className={styles.main} onClick={() => void open()}>
        Show me what changed
      </button>
      <dialog ref={dialog} className={styles.changes} aria-labelledby="changes-heading">
        <h2 id="changes-heading">
          {changes.length === 0 ? "Nothing was changed" : "What you changed"}
        </h2>
        <ul>
          {changes.map(({ file, at, before, after }) => (
            <li key={`${file} ${at}`}>
              <p>
                {file.replace("content/", "")} <small>{at}</small>
              </p>
              {before !== undefined && <del>{before}</del>}
              {after !== undefined && <ins>{after}</ins>}
            </li>
          ))}
        </ul>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <label htmlFor="sentence">What did you change, in one sentence?</label>
          <input
            id="sentence"
            required
            maxLength={100}
            value={sentence}
            onChange={({ target }) => setSentence(target.value)}
          />
          <output>{told}</output>
          <button type="submit" className={styles.main} disabled={changes.length === 0}>
            Hand on
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}
