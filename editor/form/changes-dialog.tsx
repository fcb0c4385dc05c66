/** Shows what was changed, and submits it for review with a sentence. */
import { useEffect, useRef, useState } from "react";
import { fileInWords } from "#editor/documents/file-in-words.ts";
import type { ChangedWords } from "#editor/server/changed-words.ts";
import type { Published } from "#editor/server/publish.ts";
import { callApi } from "./api.ts";
import { useAttempt } from "./attempt.ts";
import { Dialog, closeDialog } from "./dialog.tsx";
import { placeInWords, textInWords } from "./labels.ts";
import styles from "./editor.module.css";

export function ChangesButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.main} onClick={() => setOpen(true)}>
        Show me what changed
      </button>
      {isOpen && <ChangesDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ChangesDialog({ onClose }: { onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  const [changes, setChanges] = useState<ChangedWords[]>();
  const [published, setPublished] = useState<Published>();
  const { isBusy, failure, attempt } = useAttempt();

  useEffect(() => {
    void attempt(() => callApi<ChangedWords[]>("changes").then(setChanges));
  }, [attempt]);

  const submit = (form: FormData) =>
    attempt(async () => {
      setPublished(await callApi<Published>("publish", { summary: form.get("sentence") }));
      close.current?.focus();
    });

  const isReady = !published && changes !== undefined && changes.length > 0;
  return (
    <Dialog
      className={styles.changes}
      heading={published ? "Handed on" : headingFor(changes, failure)}
      onClose={onClose}
    >
      {isReady && <ChangesList changes={changes} />}
      {changes?.length === 0 && (
        <p>What you change is listed here in words, before anybody else sees it.</p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit(new FormData(event.currentTarget));
        }}
      >
        {isReady && (
          <>
            <label htmlFor="sentence">What did you change, in one sentence?</label>
            <input id="sentence" name="sentence" required maxLength={100} />
          </>
        )}
        <output className={published && styles.sent}>
          {published ? whatBecameOf(published) : failure || (isBusy && changes && "One moment …")}
        </output>
        <div className={styles.buttons}>
          {isReady && (
            <button type="submit" className={styles.main}>
              Hand on
            </button>
          )}
          <button ref={close} type="button" onClick={closeDialog}>
            Close
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const whatBecameOf = ({ branch, remote }: Published) =>
  remote
    ? `Sent to the repository, where it is called ${branch}. Somebody reads it there; once it is merged, it is published.`
    : `Kept on this computer as ${branch}. There is no repository to send it to: ask a developer.`;

function headingFor(changes: ChangedWords[] | undefined, failure: string): string {
  if (!changes) return failure ? "What changed cannot be told" : "One moment …";
  if (changes.length === 0) return "Nothing was changed";
  const files = new Set(changes.filter(isTold).map(({ file }) => file)).size;
  return files === 1 ? "What you changed" : `What you changed in ${files} places`;
}

/** A picture is told once, by its master: what is made of it, and marks of translations, say no more. */
const isTold = ({ file }: ChangedWords) =>
  !/^public\/images\/|manifest\.json$|\/\.source-hashes\.yaml$/.test(file);

/** What was changed, file by file, each place with its words before and now. */
function ChangesList({ changes }: { changes: ChangedWords[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- However much it is, keys scroll it.
    <section className={`${styles.changed} ${styles.rows}`} aria-label="Changes" tabIndex={0}>
      {[...Map.groupBy(changes.filter(isTold), ({ file }) => file)].map(([file, own]) => (
        <div key={file}>
          <h3>{fileInWords(file)}</h3>
          <ul>
            {own.map(({ at, before, after }) => (
              <li key={at}>
                <p>{placeInWords(at, file)}</p>
                {before !== undefined && <del>{textInWords(before)}</del>}
                {after !== undefined && <ins>{textInWords(after)}</ins>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
