/** Creates a page, a town or a contest: its name first, then all that must be there, in English. */
import { type ReactNode, useEffect, useState } from "react";
import type { Created, Draft, PlannedDocument } from "#editor/documents/create-document.ts";
import {
  DOCUMENT_TYPES,
  type DocumentType,
  errorInName,
  slugFrom,
} from "#editor/documents/document-types.ts";
import type { Known } from "#editor/server/known.ts";
import { type Edit, applied, isBelow } from "#editor/writing/edit.ts";
import { callApi } from "./api.ts";
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

type Status = "open" | "busy" | "mistakes" | "failed";

export function NewDocument({ type, known, onCreated }: Props) {
  const [title, setTitle] = useState("");
  const [ownName, setName] = useState<string>();
  const [county, setCounty] = useState(known.counties[0] ?? "");
  const [utility, setUtility] = useState(known.utilities[0]?.id ?? "");
  const [drafts, setDrafts] = useState<Draft[]>([]);
  const [edits, setEdits] = useState<PlannedDocument["edits"]>({});
  const [problems, setProblems] = useState<Created["problems"]>([]);
  const [status, setStatus] = useState<Status>("open");
  const [failure, setFailure] = useState("");
  const name = ownName ?? slugFrom(title);
  const asked = { type, title, ...(type === "town" && { county, utility }) };
  const isNamed = drafts.length > 0;
  const fileOf = (draft: Pick<Draft, "file">) => `content/${draft.file.replace("NAME", name)}`;

  /** @param work returns what is told then */
  async function busy(work: () => Promise<Status>) {
    if (status === "busy") return;
    setStatus("busy");
    setFailure("");
    try {
      setStatus(await work());
    } catch (error) {
      setFailure((error as Error).message);
      setStatus("failed");
    }
  }

  const begin = () =>
    busy(async () => {
      setDrafts(await callApi<Draft[]>("drafts", asked));
      return "open";
    });

  const create = () =>
    busy(async () => {
      const plan: PlannedDocument = { ...asked, name, edits };
      const created = await callApi<Created>("create", plan);
      setProblems(created.problems);
      if (created.problems.length > 0) return "mistakes";
      onCreated(created.files);
      return "open";
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
        status={status}
        message={failure || statusInWords(status, problems.length)}
      >
        <a href="#en/pages/home.yaml">Cancel</a>
        <button
          type="button"
          className={styles.main}
          disabled={!isNamed}
          // Not `disabled` while it is created: who pressed it by keys would lose the focus.
          aria-disabled={status === "busy"}
          onClick={() => void create()}
        >
          Make the {type}
        </button>
      </TopBar>
      <main className={styles.form}>
        {isNamed ? (
          <DraftsForm {...{ known, drafts, problems, status, fileOf }} onEdit={edit} />
        ) : (
          <NameForm
            {...{ type, known, title, name }}
            onTitle={setTitle}
            onName={setName}
            onDone={() => void begin()}
          >
            {type === "town" && (
              <>
                <Choice label="County" value={county} onChoose={setCounty}>
                  {known.counties.map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </Choice>
                <Choice
                  label="Power company of most addresses"
                  value={utility}
                  onChoose={setUtility}
                >
                  {known.utilities.map(({ id, says }) => (
                    <option key={id} value={id}>
                      {says}
                    </option>
                  ))}
                </Choice>
              </>
            )}
          </NameForm>
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

function statusInWords(status: Status, problems: number): string {
  if (status === "busy") return "One moment …";
  if (problems === 0) return "Nothing is written yet";
  return problems === 1 ? "One thing is not right yet" : `${problems} things are not right yet`;
}

interface NameFormProps {
  type: DocumentType;
  known: Known;
  title: string;
  name: string;
  onTitle: (title: string) => void;
  onName: (name: string) => void;
  onDone: () => void;
  /** What else must be known first. */
  children: ReactNode;
}

/** What it is called, and the name of its files, which is its address. */
function NameForm({ type, known, title, name, onTitle, onName, onDone, children }: NameFormProps) {
  const { titleLabel, titleHint, words, address } = DOCUMENT_TYPES[type];
  const isTaken = known.files.some((file) => file.name === `en/${words}/${name}.yaml`);
  const taken = isTaken ? `is that of another ${type} already: choose another` : undefined;
  const error = name ? (errorInName(name) ?? taken) : undefined;
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault();
        if (name && !error) onDone();
      }}
    >
      <Labeled id="title" label={titleLabel} hint={titleHint}>
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
      <Labeled
        id="name"
        label={address ? "Address" : "Name of its files"}
        hint={
          address ? "It cannot be changed later, as others link to it" : "Nobody sees it but us"
        }
        problems={error ? [`The ${address ? "address" : "name"} ${error}.`] : []}
      >
        {(control) => (
          <div className={styles.address}>
            {address && <span>{address}</span>}
            <input
              {...control}
              required
              value={name}
              onChange={({ target }) => onName(target.value)}
            />
          </div>
        )}
      </Labeled>
      {children}
      <button type="submit" className={styles.main} disabled={!name || error !== undefined}>
        Go on
      </button>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  /** Options. */
  children: ReactNode;
}

const Choice = ({ label, value, onChoose, children }: ChoiceProps) => (
  <Labeled id={label} label={label}>
    {(control) => (
      <select {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    )}
  </Labeled>
);

interface DraftsFormProps extends Pick<Created, "problems"> {
  known: Known;
  drafts: Draft[];
  status: Status;
  fileOf: (draft: Draft) => string;
  onEdit: (draft: Draft, edit: Edit) => void;
}

/** One file after the other, facts first. */
function DraftsForm({ known, drafts, problems, status, fileOf, onEdit }: DraftsFormProps) {
  const [shown, setShown] = useState(0);
  const draft = drafts[shown];
  const problemsOf = (one: Draft) => problems.filter(({ file }) => file === fileOf(one));
  const own = new Set(drafts.flatMap(problemsOf));

  // The field for the name, which had the focus, is gone.
  useEffect(() => focusSoon(theFirstField), []);

  // Whoever is told of mistakes is led to the first.
  useEffect(() => {
    if (status !== "mistakes") return;
    const first = drafts.findIndex((one) => problemsOf(one).length > 0);
    if (first >= 0) setShown(first);
    focusSoon(theInvalidField);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once each time that mistakes are told
  }, [status]);

  if (!draft) return undefined;
  return (
    <>
      <fieldset className={styles.parts} aria-label="Parts">
        {drafts.map((one, index) => {
          const count = problemsOf(one).length;
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
      <ProblemsElsewhere problems={problems.filter((one) => !own.has(one))} areLinks={false} />
      <ContentForm
        key={draft.file}
        {...{ known, file: draft.file, root: draft.shape, value: draft.value }}
        problems={problemsOf(draft)}
        edit={(one) => onEdit(draft, one)}
        // A photograph is saved together with the file that names it, and there is none yet.
        takesUploads={false}
        editWith={async () => []}
        putPicture={async (put) => {
          for (const one of namings(put)) onEdit(draft, one);
          return [];
        }}
      />
    </>
  );
}

const partOf = ({ file }: Draft): string => (/^[a-z]{2}\//.test(file) ? "Words" : "Facts");
