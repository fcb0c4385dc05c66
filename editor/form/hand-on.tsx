import { useRef, useState } from "react";
import type { ChangedWords } from "#editor/server/changed-words.ts";
import type { HandedOn } from "#editor/server/hand-on.ts";
import { ask } from "./ask.ts";
import { placeInWords } from "./field-words.ts";
import styles from "./editor.module.css";

/** Shows what was changed, and hands it on with a sentence. */
export function HandOn() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [changes, setChanges] = useState<ChangedWords[]>();
  const [sentence, setSentence] = useState("");
  const [told, tell] = useState("");

  async function open() {
    tell("");
    setChanges(undefined);
    dialog.current?.showModal();
    try {
      setChanges(await ask<ChangedWords[]>("changes"));
    } catch (error) {
      tell((error as Error).message);
    }
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
        <h2 id="changes-heading">{headingFor(changes)}</h2>
        <div className={styles.changed}>
          {[...Map.groupBy(changes ?? [], ({ file }) => file)].map(([file, own]) => (
            <section key={file}>
              <h3>{file.replace("content/", "")}</h3>
              <ul>
                {own.map(({ at, before, after }) => (
                  <li key={at}>
                    <p>{placeInWords(at)}</p>
                    {before !== undefined && <del>{before}</del>}
                    {after !== undefined && <ins>{after}</ins>}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
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
            disabled={!changes?.length}
            maxLength={100}
            value={sentence}
            onChange={({ target }) => setSentence(target.value)}
          />
          <output>{told}</output>
          <button type="submit" className={styles.main} disabled={!changes?.length}>
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

function headingFor(changes: ChangedWords[] | undefined): string {
  if (!changes) return "One moment …";
  if (changes.length === 0) return "Nothing was changed";
  const files = new Set(changes.map(({ file }) => file)).size;
  return files === 1 ? "What you changed" : `What you changed in ${files} files`;
}
