import { type ReactNode, useState, useSyncExternalStore } from "react";
import { fileInWords } from "#editor/documents/file-in-words.ts";
import type { Known } from "#editor/server/known.ts";
import { ChangesButton } from "./changes-dialog.tsx";
import { ContentForm, ProblemsElsewhere } from "./content-form.tsx";
import { FileSession, type SessionState, valueOf } from "./file-session.ts";
import { placeInWords } from "./labels.ts";
import { focusSoon, theHeading, theMistake } from "./focus.ts";
import { Preview, type Width } from "./preview.tsx";
import { TopBar } from "./top-bar.tsx";
import styles from "./editor.module.css";

const STATUS: Record<SessionState["status"], string> = {
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
  /** Is called when there are other pictures than before. */
  onPictures: () => void;
  /** Below the form. */
  children: ReactNode;
}

/**
 * The form of a file, with the real page beside it.
 *
 * @param props with a name that never changes for the same component
 */
export function FileEditor({ known, name, width, onWidth, onPictures, children }: Props) {
  const [session] = useState(() => new FileSession(name));
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  const { file, pending, past, problems, status, failure } = state;
  const value = valueOf(state);
  const isHere = (problem: (typeof problems)[number]) => problem.file === `content/${name}`;
  const here = problems.filter(isHere);
  return (
    <>
      <TopBar heading={fileInWords(name)} status={status} message={failure || STATUS[status]}>
        {status === "failed" && (
          <button
            type="button"
            onClick={() => {
              void session.load();
              focusSoon(theHeading);
            }}
          >
            Load it again
          </button>
        )}
        {status === "mistakes" && here.length > 0 && (
          <button type="button" onClick={() => focusSoon(theMistake)}>
            Show me where
          </button>
        )}
        {/* Not `disabled`: who presses it by keys would lose the focus with the last change. */}
        <button
          type="button"
          aria-disabled={past.length + pending.length === 0}
          onClick={session.undo}
        >
          Undo
        </button>
        <ChangesButton />
      </TopBar>
      <main className={styles.form}>
        {state.draft.length > 0 && (
          <section className={styles.elsewhere} aria-label="Words that were not saved">
            <p>You typed words here that were not saved. They are kept:</p>
            <ul className={styles.list}>
              {state.draft.map((one) => (
                <li key={JSON.stringify(one)}>
                  {placeInWords(one.path.join("."), name)}
                  {one.op === "set" && typeof one.value === "string" && `: ${one.value}`}
                </li>
              ))}
            </ul>
            <div className={styles.buttons}>
              <button type="button" onClick={session.takeDraft}>
                Put them in again
              </button>
              <button type="button" onClick={session.dropDraft}>
                Let them go
              </button>
            </div>
          </section>
        )}
        <ProblemsElsewhere problems={problems.filter((problem) => !isHere(problem))} />
        {file && (
          <ContentForm
            {...{ known, value, problems: here, file: name }}
            root={file.shape}
            edit={session.edit}
            takesUploads
            translation={file.translation}
            confirm={session.confirm}
            editWith={session.editWith}
            putPicture={async (put) => {
              const found = await session.putPicture(put);
              if (found.length === 0) onPictures();
              return found;
            }}
          />
        )}
        {children}
      </main>
      <Preview
        origin={known.team?.preview}
        address={known.files.find((one) => one.name === name)?.address}
        {...{ width, onWidth, saved: file }}
        sections={(value as { sections?: unknown[] } | undefined)?.sections?.length ?? 0}
      />
    </>
  );
}
