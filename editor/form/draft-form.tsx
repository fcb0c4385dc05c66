/** What the files of a new page, town or contest will say: one part after the other, facts first. */
import { useEffect, useRef, useState } from "react";
import { fileInWords } from "#editor/whole/file-words.ts";
import type { Known } from "#editor/server/known.ts";
import type { Draft } from "#editor/whole/make-whole.ts";
import type { Edit } from "#editor/writing/edit.ts";
import { EditingContext } from "./editing-context.ts";
import { Field } from "./field.tsx";
import { placeInWords } from "./field-words.ts";
import { focusSoon, theFirstField } from "./focus.ts";
import { Fields } from "./names-field.tsx";
import type { PutPicture } from "#editor/form/pictures/put-picture.ts";
import type { useDrafts } from "./use-drafts.ts";
import styles from "./editor.module.css";

interface Props
  extends Pick<ReturnType<typeof useDrafts>, "drafts" | "problems" | "edit" | "state"> {
  known: Known;
  name: string;
}

export function DraftForm({ known, name, drafts, problems, edit, state }: Props) {
  const [shown, setShown] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const draft = drafts[shown] ?? drafts[0];
  const of = ({ file }: Draft) =>
    problems.filter((one) => one.file === `content/${file.replace("NAME", name)}`);
  const own = new Set(drafts.flatMap(of));
  const elsewhere = problems.filter((one) => !own.has(one));

  // The field that had the focus, with the name, is gone.
  useEffect(() => focusSoon(theFirstField), []);

  // Whoever is told of mistakes is led to the first.
  useEffect(() => {
    if (state !== "mistakes") return;
    const first = drafts.findIndex((one) => of(one).length > 0);
    if (first >= 0) setShown(first);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once each time that mistakes are told
  }, [state]);

  if (!draft) return undefined;
  return (
    <>
      <fieldset className={styles.parts} aria-label="Parts">
        {drafts.map((one, index) => {
          const count = of(one).length;
          return (
            <button
              key={one.file}
              type="button"
              aria-pressed={one === draft}
              onClick={() => setShown(index)}
            >
              {partOf(one)}
              {count > 0 && <span className={styles.count}>{count}</span>}
            </button>
          );
        })}
      </fieldset>
      {elsewhere.length > 0 && (
        <ul className={styles.elsewhere} aria-label="Mistakes elsewhere">
          {elsewhere.map(({ file, path, message }) => (
            <li key={`${file}${path.join()}${message}`}>
              {fileInWords(file)}: {placeInWords(path.join("."))} {message}
            </li>
          ))}
        </ul>
      )}
      <EditingContext
        key={draft.file}
        value={{
          root: draft.shape,
          known,
          problems: of(draft),
          edit: (one) => edit(draft.file, one),
          file: draft.file,
          // A photograph comes in together with the file that names it, and there is none yet.
          takesFiles: false,
          putPicture: async (put) => {
            edit(draft.file, fromTheList(put));
            return [];
          },
        }}
      >
        <datalist id="addresses">
          {known.addresses.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <div ref={form}>
          {draft.shape.properties ? (
            <Fields shape={draft.shape} value={draft.value} path={[]} />
          ) : (
            <Field shape={draft.shape} value={draft.value} path={[]} label="" />
          )}
        </div>
      </EditingContext>
    </>
  );
}

const LANGUAGES = new Intl.DisplayNames("en", { type: "language" });

function partOf({ file }: Draft): string {
  const [, language, facts] = /^([a-z]{2})\/(places\/)?/.exec(file) ?? [];
  if (!language) return "Facts";
  return `${facts ? "Facts in" : "In"} ${LANGUAGES.of(language)}`;
}

/** @throws where the picture is a new one, which the dialog does not offer here */
function fromTheList({ path, picture, alt }: PutPicture): Edit {
  if (!("name" in picture)) throw new Error("Choose a picture from the list.");
  const { name } = picture;
  return { op: "set", path, value: alt === undefined ? name : { name, alt } };
}
