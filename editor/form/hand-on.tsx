/** Shows what was changed, and hands it on with a sentence. */
import { useRef, useState } from "react";
import { fileInWords } from "#editor/whole/file-words.ts";
import type { ChangedWords } from "#editor/server/changed-words.ts";
import type { Published } from "#editor/server/publish.ts";
import { ask } from "./ask.ts";
import styles from "./editor.module.css";
import { placeInWords } from "./field-words.ts";

export function HandOn() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [changes, setChanges] = useState<ChangedWords[]>();
  const [sentence, setSentence] = useState("");
  const [told, tell] = useState("");
  const [isSent, setSent] = useState(false);

  async function open() {
    tell("");
    setSent(false);
    setChanges(undefined);
    dialog.current?.showModal();
    try {
      setChanges(await ask<ChangedWords[]>("changes"));
    } catch (error) {
      tell((error as Error).message);
    }
  }

  async function send() {
    tell("One moment …");
    try {
      const published = await ask<Published>("publish", { summary: sentence });
      setSentence("");
      setSent(true);
      tell(whatBecameOf(published));
      close.current?.focus();
    } catch (error) {
      tell((error as Error).message);
    }
  }

  const isReady = !isSent && changes !== undefined && changes.length > 0;
  return (
    <>
      <button type="button" className={styles.main} onClick={() => void open()}>
        Show me what changed
      </button>
      <dialog ref={dialog} className={styles.changes} aria-labelledby="changes-heading">
        <h2 id="changes-heading">{isSent ? "Handed on" : headingFor(changes, told)}</h2>
        {isReady && <ChangesList changes={changes} />}
        {changes?.length === 0 && (
          <p>What you change is listed here in words, before anybody else sees it.</p>
        )}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          {isReady && (
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
          <output className={isSent ? styles.sent : undefined}>{told}</output>
          <div className={styles.buttons}>
            {isReady && (
              <button type="submit" className={styles.main}>
                Hand on
              </button>
            )}
            <button ref={close} type="button" onClick={() => dialog.current?.close()}>
              Close
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}

function whatBecameOf({ branch, remote, conflicts }: Published): string {
  const told = remote
    ? `Sent to the repository, where it is called ${branch}. Somebody reads it there; once it is merged, it is published.`
    : `Kept on this computer as ${branch}. There is no repository to send it to: ask a developer.`;
  if (conflicts.length === 0) return told;
  const files = conflicts.map(fileInWords).join("; ");
  return `${told} Others published changes of the same words meanwhile (${files}): nothing is lost, and whoever reads yours decides which hold.`;
}

function headingFor(changes: ChangedWords[] | undefined, told: string): string {
  if (!changes) return told ? "What changed cannot be told" : "One moment …";
  if (changes.length === 0) return "Nothing was changed";
  const files = new Set(changes.map(({ file }) => file)).size;
  return files === 1 ? "What you changed" : `What you changed in ${files} places`;
}

/** What was changed, file by file, each place with its words before and now. */
function ChangesList({ changes }: { changes: ChangedWords[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- However much it is, keys scroll it.
    <section className={`${styles.changed} ${styles.rows}`} aria-label="Changes" tabIndex={0}>
      {[...Map.groupBy(changes, ({ file }) => file)].map(([file, own]) => (
        <div key={file}>
          <h3>{fileInWords(file)}</h3>
          <ul>
            {own.map(({ at, before, after }) => (
              <li key={at}>
                <p>{placeInWords(at)}</p>
                {before !== undefined && <del>{before}</del>}
                {after !== undefined && <ins>{after}</ins>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
