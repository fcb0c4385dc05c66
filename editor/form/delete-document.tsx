/** Deletes a page, a town or a contest, once somebody has read what would go. */
import { useEffect, useState } from "react";
import type { Deletion } from "#editor/documents/delete-document.ts";
import { documentOf } from "#editor/documents/document-types.ts";
import { fileInWords } from "#editor/documents/file-in-words.ts";
import type { Changes } from "#editor/server/changes.ts";
import type { Saved } from "#editor/server/content-files.ts";
import { callApi } from "./api.ts";
import { useAttempt } from "./attempt.ts";
import { FileLink } from "./content-form.tsx";
import { CloseButton, Dialog } from "./dialog.tsx";
import { throwFirst } from "./labels.ts";
import styles from "./editor.module.css";

interface Props {
  /** Any of its files. */
  file: string;
  /** @param undo what brings it back, once it is saved */
  onDeleted: (name: string, undo: Changes) => void;
}

export function DeleteDocument({ file, onDeleted }: Props) {
  const [isOpen, setOpen] = useState(false);
  const document = documentOf(file);
  if (!document) return undefined;
  return (
    <div className={styles.delete}>
      <button type="button" onClick={() => setOpen(true)}>
        Delete this {document.type} …
      </button>
      {isOpen && (
        <DeleteDialog {...{ file, onDeleted }} {...document} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

interface DialogProps extends Props, Pick<Deletion, "type" | "name"> {
  onClose: () => void;
}

function DeleteDialog({ file, type, name, onDeleted, onClose }: DialogProps) {
  const [deletion, setDeletion] = useState<Deletion>();
  const { failure, attempt } = useAttempt();

  useEffect(() => {
    const address = `deletion?name=${encodeURIComponent(file)}`;
    void attempt(() => callApi<Deletion>(address).then(setDeletion));
  }, [file, attempt]);

  const remove = () =>
    attempt(async () => {
      const { problems: found, undo } = await callApi<Saved>("save", deletion?.changes);
      throwFirst(found);
      onClose();
      onDeleted(name, undo);
    });

  const files = Object.keys(deletion?.changes ?? {});
  const problems = deletion?.problems ?? [];
  const isNeeded = problems.length > 0;
  return (
    <Dialog
      heading={isNeeded ? `Others still need this ${type}` : `Delete the ${type} ${name}?`}
      className={styles.dialog}
      onClose={onClose}
    >
      <div aria-live="polite">
        {failure && <p className={styles.failure}>{failure}</p>}
        {!deletion && !failure && <p>We look who would miss it …</p>}
        {deletion && !isNeeded && (
          <p>
            {files.length === 1 ? "This goes" : `All ${files.length} parts go`}. Undo brings them
            back.
          </p>
        )}
        {isNeeded && <p>Change these places first; then it can go.</p>}
        <ul className={styles.list}>
          {isNeeded
            ? problems.map(({ file: from, path, message }) => (
                <li key={`${from}${path.join()}${message}`}>
                  <FileLink file={from} />: {message}
                </li>
              ))
            : files.map((one) => <li key={one}>{fileInWords(one)}</li>)}
        </ul>
      </div>
      <div className={styles.buttons}>
        {deletion && !isNeeded && (
          <button type="button" className={styles.main} onClick={() => void remove()}>
            Delete it
          </button>
        )}
        <CloseButton>{isNeeded ? "Close" : "Keep it"}</CloseButton>
      </div>
    </Dialog>
  );
}
