import { useRef, useState } from "react";
import type { ChangedWords } from "#editor/server/changed-words.ts";
import type { HandedOn } from "#editor/server/hand-on.ts";
import { ask } from "./ask.ts";
import { ChangesList } from "./changes-list.tsx";
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
      const handedOn = await ask<HandedOn>("hand-on", { sentence });
      setSentence("");
      tell(whatBecameOf(handedOn));
    } catch (error) {
      tell((error as Error).message);
    }
  }

  const isChanged = changes !== undefined && changes.length > 0;
  return (
    <>
      <button type="button" className={styles.main} onClick={() => void open()}>
        Show me what changed
      </button>
      <dialog ref={dialog} className={styles.changes} aria-labelledby="changes-heading">
        <h2 id="changes-heading">{headingFor(changes, told)}</h2>
        {isChanged && <ChangesList changes={changes} />}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          {isChanged && (
            <>
              <label htmlFor="sentence">What did you change, in one sentence?</label>
              <input
                id="sentence"
                required
                maxLength={100}
                value={sentence}
                onChange={({ target }) => setSentence(target.value)}
              />
            </>
          )}
          <output>{told}</output>
          <div className={styles.buttons}>
            {isChanged && (
              <button type="submit" className={styles.main}>
                Hand on
              </button>
            )}
            <button type="button" onClick={() => dialog.current?.close()}>
              Close
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}

function whatBecameOf({ branch, remote, alsoChanged = [] }: HandedOn): string {
  const told = remote ? `Sent to ${remote} as ${branch}.` : `Kept here as the branch ${branch}.`;
  if (alsoChanged.length === 0) return told;
  const files = alsoChanged.map((one) => one.replace("content/", "")).join(", ");
  return `${told} Others published changes of the same words in ${files} meanwhile: nothing is lost, and whoever reads yours decides which hold.`;
}

function headingFor(changes: ChangedWords[] | undefined, told: string): string {
  if (!changes) return told ? "What changed cannot be told" : "One moment …";
  if (changes.length === 0) return "Nothing was changed";
  const files = new Set(changes.map(({ file }) => file)).size;
  return files === 1 ? "What you changed" : `What you changed in ${files} files`;
}
