import type { RefObject } from "react";
import { fileInWords } from "#editor/whole/file-words.ts";
import type { Conflict } from "#editor/team/conflicts.ts";
import { placeInWords } from "./field-words.ts";
import styles from "./team-bar.module.css";

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  conflicts: Conflict[];
}

/** What somebody and others changed at the same place: both are told, and none is lost. */
export function ConflictsDialog({ ref, conflicts }: Props) {
  return (
    <dialog ref={ref} className={styles.conflicts} aria-labelledby="conflicts-heading">
      <h2 id="conflicts-heading">Others changed the same words</h2>
      <p>
        So nothing was taken in, and your words are as they were. Write here what both should be,
        like theirs; or hand yours on, and who reads them decides.
      </p>
      <ul>
        {conflicts.map(({ file, at, yours, theirs }) => (
          <li key={`${file} ${at}`}>
            <p>
              {fileInWords(file)} <small>{placeInWords(at)}</small>
            </p>
            {at === "" && <p>You changed lines right beside each other.</p>}
            {at !== "" && (
              <dl>
                <dt>Yours</dt>
                <dd>{yours ?? "taken away"}</dd>
                <dt>Theirs</dt>
                <dd>{theirs ?? "taken away"}</dd>
              </dl>
            )}
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => ref.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
