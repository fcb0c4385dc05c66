import { fileInWords } from "#editor/whole/file-words.ts";
import type { ChangedWords } from "#editor/server/changed-words.ts";
import { placeInWords } from "./field-words.ts";
import styles from "./editor.module.css";

/** What was changed, file by file, each place with its words before and now. */
export function ChangesList({ changes }: { changes: ChangedWords[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- However much it is, keys scroll it.
    <section className={styles.changed} aria-label="Changes" tabIndex={0}>
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
