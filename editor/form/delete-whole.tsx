/** Deletes a page, a town or a contest, once somebody has read what would go. */
import { useRef, useState } from "react";
import type { Taken } from "#editor/whole/asked-whole.ts";
import type { Whole } from "#editor/whole/remove-whole.ts";
import { fileInWords } from "#editor/whole/file-words.ts";
import { wholeOf } from "#editor/whole/wholes.ts";
import { ask } from "./ask.ts";
import styles from "./editor.module.css";

interface Props {
  /** Any of its files. */
  file: string;
  onDeleted: (name: string, taken: Taken) => void;
}

export function DeleteWhole({ file, onDeleted }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [whole, setWhole] = useState<Whole>();
  const [failure, setFailure] = useState("");
  const { kind, name = "" } = wholeOf(file) ?? {};
  if (!kind) return undefined;

  async function look() {
    setWhole(undefined);
    setFailure("");
    dialog.current?.showModal();
    try {
      setWhole(await ask<Whole>(`whole?name=${encodeURIComponent(file)}`));
    } catch (error) {
      setFailure((error as Error).message);
    }
  }

  async function remove() {
    try {
      const taken = await ask<Taken>("remove", whole);
      dialog.current?.close();
      onDeleted(name, taken);
    } catch (error) {
      setFailure((error as Error).message);
    }
  }

  const isNeeded = whole !== undefined && whole.problems.length > 0;
  return (
    <div className={styles.delete}>
      <button type="button" onClick={() => void look()}>
        Delete this {kind} …
      </button>
      <dialog ref={dialog} aria-labelledby="delete-heading" className={styles.dialog}>
        <h2 id="delete-heading">
          {isNeeded ? `Others still need this ${kind}` : `Delete the ${kind} ${name}?`}
        </h2>
        <div aria-live="polite">
          {failure && <p className={styles.failure}>{failure}</p>}
          {!whole && !failure && <p>We look who would miss it …</p>}
          {whole && (isNeeded ? <Needed {...whole} /> : <Goes {...whole} />)}
        </div>
        <div className={styles.buttons}>
          {whole && !isNeeded && (
            <button type="button" className={styles.main} onClick={() => void remove()}>
              Delete it
            </button>
          )}
          <button type="button" onClick={() => dialog.current?.close()}>
            {isNeeded ? "Close" : "Keep it"}
          </button>
        </div>
      </dialog>
    </div>
  );
}

function Goes({ files }: Whole) {
  const names = Object.keys(files);
  return (
    <>
      <p>
        {names.length === 1 ? "This goes" : `All ${names.length} parts go`}. Undo brings them back.
      </p>
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name}>{fileInWords(name)}</li>
        ))}
      </ul>
    </>
  );
}

function Needed({ problems }: Whole) {
  return (
    <>
      <p>Change these places first; then it can go.</p>
      <ul className={styles.list}>
        {problems.map(({ file, path, message }) => (
          <li key={`${file}${path.join()}${message}`}>
            <a href={`#${file.replace("content/", "")}`}>{fileInWords(file)}</a>: {message}
          </li>
        ))}
      </ul>
    </>
  );
}
