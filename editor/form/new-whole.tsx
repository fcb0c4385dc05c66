/** Makes a page, a town or a contest: its name first, then all that must be there, in every language. */
import { useState } from "react";
import type { Known } from "#editor/server/known.ts";
import { nameFrom, slipInName, type WholeKind, WHOLES } from "#editor/whole/wholes.ts";
import { DraftForm } from "./draft-form.tsx";
import { useDrafts } from "./use-drafts.ts";
import fields from "./fields.module.css";
import styles from "./editor.module.css";

interface Props {
  kind: WholeKind;
  known: Known;
  onMade: (called: string, files: string[]) => void;
}

export function NewWhole({ kind, known, onMade }: Props) {
  const [called, setCalled] = useState("");
  const [ownName, setName] = useState<string>();
  const name = ownName ?? nameFrom(called);
  const drafts = useDrafts(kind, { called, name });
  const isNamed = drafts.drafts.length > 0;

  async function make() {
    const files = await drafts.make();
    if (files) onMade(called, files);
  }

  return (
    <>
      <header className={styles.bar}>
        <img src="/icon.svg" alt="" width="32" height="32" />
        <h1 tabIndex={-1}>{isNamed ? called : `New ${kind}`}</h1>
        <output data-state={drafts.state === "open" ? undefined : drafts.state}>
          {drafts.failure || toldOf(drafts)}
        </output>
        <a href="#en/pages/home.yaml">Cancel</a>
        <button
          type="button"
          className={styles.main}
          disabled={!isNamed}
          // Not `disabled` while it is made: who pressed it by keys would lose the focus.
          aria-disabled={drafts.state === "busy"}
          onClick={() => drafts.state !== "busy" && void make()}
        >
          Make the {kind}
        </button>
      </header>
      <main className={styles.form}>
        {isNamed ? (
          <DraftForm known={known} name={name} {...drafts} />
        ) : (
          <NameForm
            {...{ kind, known, called, name }}
            onCalled={setCalled}
            onName={setName}
            onDone={() => void drafts.begin()}
          />
        )}
      </main>
      <aside className={styles.preview} aria-label="The page">
        <p className={styles.later}>
          {kind === "contest"
            ? "Its card will be on the page of contests once the contest is made."
            : `The page will be here once the ${kind} is made.`}
        </p>
      </aside>
    </>
  );
}

function toldOf({ state, problems }: ReturnType<typeof useDrafts>): string {
  if (state === "busy") return "One moment …";
  if (problems.length > 0) {
    return problems.length === 1
      ? "One thing is not right yet"
      : `${problems.length} things are not right yet`;
  }
  return "Nothing is written yet";
}

interface NameProps {
  kind: WholeKind;
  known: Known;
  called: string;
  name: string;
  onCalled: (called: string) => void;
  onName: (name: string) => void;
  onDone: () => void;
}

/** What it is called, and the name of its files, which is its address. */
function NameForm({ kind, known, called, name, onCalled, onName, onDone }: NameProps) {
  const { nameLabel, nameHint, words, address } = WHOLES[kind];
  const isTaken = known.files.some((file) => file.name === `en/${words}/${name}.yaml`);
  const taken = isTaken ? `is that of another ${kind} already: choose another` : undefined;
  const slip = name ? (slipInName(name) ?? taken) : undefined;
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault();
        if (name && !slip) onDone();
      }}
    >
      <div className={fields.field}>
        <label htmlFor="called">{nameLabel}</label>
        <p className={fields.note} id="called.hint">
          {nameHint}
        </p>
        <input
          id="called"
          required
          maxLength={60}
          aria-describedby="called.hint"
          value={called}
          onChange={({ target }) => onCalled(target.value)}
        />
      </div>
      <div className={fields.field}>
        <label htmlFor="name">{address ? "Address" : "Name of its files"}</label>
        <p className={fields.note} id="name.hint">
          {address ? "It cannot be changed later, as others link to it" : "Nobody sees it but us"}
        </p>
        <div className={styles.address}>
          {address && <span>{address}</span>}
          <input
            id="name"
            required
            aria-invalid={slip !== undefined}
            aria-describedby="name.hint name.problem"
            value={name}
            onChange={({ target }) => onName(target.value)}
          />
        </div>
        <p className={fields.problem} id="name.problem" role="alert">
          {slip && `The ${address ? "address" : "name"} ${slip}.`}
        </p>
      </div>
      <button type="submit" className={styles.main} disabled={!name || slip !== undefined}>
        Go on
      </button>
    </form>
  );
}
