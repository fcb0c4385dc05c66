import type { ReactNode } from "react";
import { fileInWords } from "#editor/whole/file-words.ts";
import type { Known } from "#editor/server/known.ts";
import { EditingContext } from "./editing-context.ts";
import { Field } from "./field.tsx";
import { focusSoon, theHeading, theMistake } from "./focus.ts";
import { placeInWords } from "./field-words.ts";
import { HandOn } from "./hand-on.tsx";
import { Fields } from "./names-field.tsx";
import { Preview, type Width } from "./preview.tsx";
import { type State, useEditing } from "./use-editing.ts";
import { useSectionInFocus } from "./shown-page.ts";
import styles from "./editor.module.css";

const STATES: Record<State, string> = {
  saved: "Saved",
  typing: "Saving …",
  mistakes: "Not saved yet: something is not right",
  failed: "",
};

interface Props {
  known: Known;
  name: string;
  width: Width;
  onWidth: (width: Width) => void;
  /** Hears when there are other pictures than before. */
  onPictures: () => void;
  /** Below the form. */
  children: ReactNode;
}

/** The form of a file, with the real page beside it. */
export function OpenFile({ known, name, width, onWidth, onPictures, children }: Props) {
  const editing = useEditing(name);
  const { shape, value, problems, state, failure } = editing;
  const section = useSectionInFocus();
  const here = problems.filter(({ file }) => file === `content/${name}`);
  const elsewhere = problems.filter(({ file }) => file !== `content/${name}`);
  const address = known.files.find((one) => one.name === name)?.address;
  return (
    <>
      <header className={styles.bar}>
        <img src="/icon.svg" alt="" width="32" height="32" />
        <h1 tabIndex={-1}>{fileInWords(name)}</h1>
        <output data-state={state}>{failure || STATES[state]}</output>
        {state === "failed" && (
          <button
            type="button"
            onClick={() => {
              editing.again();
              focusSoon(theHeading);
            }}
          >
            Load it again
          </button>
        )}
        {state === "mistakes" && here.length > 0 && (
          <button type="button" onClick={() => focusSoon(theMistake)}>
            Show me where
          </button>
        )}
        {/* Not `disabled`: who presses it by keys would lose the focus with the last change. */}
        <button type="button" aria-disabled={!editing.mayUndo} onClick={editing.undo}>
          Undo
        </button>
        <HandOn />
      </header>
      <main className={styles.form}>
        {elsewhere.length > 0 && (
          <ul className={styles.elsewhere} aria-label="Mistakes elsewhere">
            {elsewhere.map(({ file, path, message }) => (
              <li key={`${file}${path.join()}${message}`}>
                <a href={`#${file.replace("content/", "")}`}>{fileInWords(file)}</a>:{" "}
                {placeInWords(path.join("."))} {message}
              </li>
            ))}
          </ul>
        )}
        {shape && (
          <EditingContext
            value={{
              root: shape,
              known,
              problems: here,
              edit: editing.edit,
              file: name,
              takesFiles: true,
              putPicture: async (put) => {
                const mistakes = await editing.putPicture(put);
                if (mistakes.length === 0) onPictures();
                return mistakes;
              },
            }}
          >
            <datalist id="addresses">
              {known.addresses.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
            {shape.properties ? (
              <Fields shape={shape} value={value} path={[]} />
            ) : (
              <Field shape={shape} value={value} path={[]} label="" />
            )}
          </EditingContext>
        )}
        {children}
      </main>
      <Preview
        origin={known.team?.preview}
        {...{ address, width, onWidth, languages: known.languages, version: editing.version }}
        section={section === undefined ? undefined : { index: section, count: countOf(value) }}
      />
    </>
  );
}

function countOf(page: unknown): number {
  const { sections } = (page ?? {}) as { sections?: unknown[] };
  return sections?.length ?? 0;
}
