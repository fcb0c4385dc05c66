import { useRef } from "react";
import { useEditingContext } from "./editing-context.ts";
import styles from "./fields.module.css";

/** All kinds of sections, each with what it is. */
export function SectionPicker({ onPick }: { onPick: (kind: string) => void }) {
  const { known } = useEditingContext();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className={styles.add} onClick={() => dialog.current?.showModal()}>
        Add a section
      </button>
      <dialog ref={dialog} className={styles.picker} aria-labelledby="picker-heading">
        <h2 id="picker-heading">Which kind of section?</h2>
        <ul>
          {known.kinds
            .toSorted((a, b) => a.title.localeCompare(b.title, "en"))
            .map(({ kind, title, description }) => (
              <li key={kind}>
                <button
                  type="button"
                  onClick={() => {
                    dialog.current?.close();
                    onPick(kind);
                  }}
                >
                  <b>{title}</b>
                  <span>{description.replaceAll("`", "")}</span>
                </button>
              </li>
            ))}
        </ul>
        <button type="button" className={styles.add} onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </dialog>
    </>
  );
}
