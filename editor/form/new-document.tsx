/** Creates a page, a town or a contest: its title first, then all that must be there, in English. */
import { useEffect, useState } from "react";
import type { Draft, PlannedDocument } from "#editor/documents/create-document.ts";
import { DOCUMENT_TYPES, type DocumentType, slugFrom } from "#editor/documents/document-types.ts";
import type { Saved } from "#editor/server/content-files.ts";
import type { Known } from "#editor/server/known.ts";
import { type Edit, applied, isBelow } from "#editor/writing/edit.ts";
import { callApi } from "./api.ts";
import { useAttempt } from "./attempt.ts";
import { ContentForm, ProblemsElsewhere } from "./content-form.tsx";
import { Labeled } from "./field-frame.tsx";
import { namings, withEdit } from "./file-session.ts";
import { focusSoon, theFirstField, theInvalidField } from "./focus.ts";
import { TopBar } from "./top-bar.tsx";
import styles from "./editor.module.css";

interface Props {
  type: DocumentType;
  known: Known;
  onCreated: (files: string[]) => void;
}

export function NewDocument({ type, known, onCreated }: Props) {
  const [title, setTitle] = useState("");
  const [drafts, setDrafts] = useState<Draft[]>([]);
  const [edits, setEdits] = useState<PlannedDocument["edits"]>({});
  const [problems, setProblems] = useState<Saved["problems"]>([]);
  const { isBusy, failure, attempt } = useAttempt();
  const name = slugFrom(title);
  const isNamed = drafts.length > 0;
  const hasMistakes = !isBusy && problems.length > 0;
  const fileOf = (draft: Pick<Draft, "file">) => `content/${draft.file.replace("NAME", name)}`;

  const begin = () => attempt(() => callApi<Draft[]>("drafts", { type, title }).then(setDrafts));

  const create = () =>
    attempt(async () => {
      const plan: PlannedDocument = { type, title, edits };
      const created = await callApi<Saved>("create", plan);
      setProblems(created.problems);
      if (created.saved) onCreated(Object.keys(created.files));
    });

  function edit(draft: Draft, one: Edit) {
    const { file } = draft;
    setEdits((all) => ({ ...all, [file]: withEdit(all[file] ?? [], one) }));
    // A mistake is gone, as far as is known, once its place says something else.
    setProblems((all) =>
      all.filter((problem) => problem.file !== fileOf(draft) || !isBelow(problem.path, one.path)),
    );
    setDrafts((all) =>
      all.map((other) =>
        other.file === file ? { ...other, value: applied(other.value, one) } : other,
      ),
    );
  }

  return (
    <>
      <TopBar
        heading={isNamed ? title : `New ${type}`}
        status={failure ? "failed" : hasMistakes ? "mistakes" : ""}
        message={failure || (isBusy ? "One moment …" : countInWords(problems.length))}
      >
        <a href="#en/pages/home.yaml">Cancel</a>
        <button
          type="button"
          className={styles.main}
          disabled={!isNamed}
          // Not `disabled` while it is created: who pressed it by keys would lose the focus.
          aria-disabled={isBusy}
          onClick={() => void (isBusy || create())}
        >
          Make the {type}
        </button>
      </TopBar>
      <main className={styles.form}>
        {isNamed ? (
          <DraftsForm {...{ known, drafts, problems, hasMistakes, fileOf }} onEdit={edit} />
        ) : (
          <TitleForm
            {...{ type, known, title, name }}
            onTitle={setTitle}
            onDone={() => void begin()}
          />
        )}
      </main>
      <aside className={styles.preview} aria-label="The page">
        <p className={styles.wait}>
          {type === "contest"
            ? "Its card will be on the page of contests once the contest is made."
            : `The page will be here once the ${type} is made.`}
        </p>
      </aside>
    </>
  );
}

function countInWords(problems: number): string {
  if (problems === 0) return "Nothing is written yet";
  return problems === 1 ? "One thing is not right yet" : `${problems} things are not right yet`;
}

interface TitleFormProps {
  type: DocumentType;
  known: Known;
  title: string;
  /** Of its files, which is its address. */
  name: string;
  onTitle: (title: string) => void;
  onDone: () => void;
}

function TitleForm({ type, known, title, name, onTitle, onDone }: TitleFormProps) {
  const { titleLabel, titleHint, words, address } = DOCUMENT_TYPES[type];
  const isTaken = known.files.some((file) => file.name === `en/${words}/${name}.yaml`);
  const taken = isTaken ? `There is a ${type} called that: choose another title.` : undefined;
  const error = title && !name ? "It needs letters." : taken;
  const ofAddress = name && `Its address will be ${address}${name}, and stays so.`;
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault();
        if (!error) onDone();
      }}
    >
      <Labeled id="title" label={titleLabel} hint={titleHint} problems={error ? [error] : []}>
        {(control) => (
          <input
            {...control}
            required
            maxLength={60}
            value={title}
            onChange={({ target }) => onTitle(target.value)}
          />
        )}
      </Labeled>
      {address && <output>{ofAddress}</output>}
      <button type="submit" className={styles.main}>
        Go on
      </button>
    </form>
  );
}

interface DraftsFormProps extends Pick<Saved, "problems"> {
  known: Known;
  drafts: Draft[];
  hasMistakes: boolean;
  fileOf: (draft: Draft) => string;
  onEdit: (draft: Draft, edit: Edit) => void;
}

/** One file below the other, facts first. */
function DraftsForm({ known, drafts, problems, hasMistakes, fileOf, onEdit }: DraftsFormProps) {
  const own = new Set(drafts.map(fileOf));

  // The field for the title, which had the focus, is gone.
  useEffect(() => focusSoon(theFirstField), []);

  // Whoever is told of mistakes is led to the first.
  useEffect(() => {
    if (hasMistakes) focusSoon(theInvalidField);
  }, [hasMistakes]);

  return (
    <>
      <ProblemsElsewhere
        problems={problems.filter(({ file }) => !own.has(file))}
        areLinks={false}
      />
      {drafts.map((draft) => (
        <section key={draft.file}>
          {drafts.length > 1 && <h2>{/^[a-z]{2}\//.test(draft.file) ? "Words" : "Facts"}</h2>}
          <ContentForm
            {...{ known, file: draft.file, root: draft.shape, value: draft.value }}
            problems={problems.filter(({ file }) => file === fileOf(draft))}
            edit={(one) => onEdit(draft, one)}
            // A photograph is saved together with the file that names it, and there is none yet.
            takesUploads={false}
            editWith={async () => []}
            putPicture={async (put) => {
              for (const one of namings(put)) onEdit(draft, one);
              return [];
            }}
          />
        </section>
      ))}
    </>
  );
}
