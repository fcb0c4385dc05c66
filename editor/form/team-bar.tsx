/** Where several people edit: who one is, and what the others published meanwhile. */
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Conflict } from "#editor/server/changed-words.ts";
import type { Team } from "#editor/server/known.ts";
import type { Update } from "#editor/team/person-branch.ts";
import { ask } from "./ask.ts";
import styles from "./editor.module.css";
import { fileInWords } from "#editor/whole/file-words.ts";
import { placeInWords } from "./field-words.ts";

/** How often it is asked what others did, in milliseconds. */
const LOOK_EVERY_MS = 60_000;

export function TeamBar({ team }: { team: Team }) {
  const [now, setNow] = useState(team);
  const [told, tell] = useState("");
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const look = () => void ask<Team>("team").then(setNow, (error: Error) => tell(error.message));
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  async function takeIn() {
    tell("Taking in …");
    try {
      const taken = await ask<Update>("update", {});
      // What is open in the form may be another text by now.
      if (taken.isChanged) return location.reload();
      tell("");
      setConflicts(taken.conflicts);
      if (taken.conflicts.length > 0) dialog.current?.showModal();
    } catch (error) {
      tell((error as Error).message);
    }
  }

  return (
    <footer className={styles.teamBar}>
      <p>
        {now.person.name} <small>{now.person.mail}</small>
      </p>
      <output>{told || (now.behind > 0 ? published(now.behind) : "")}</output>
      {now.behind > 0 && (
        <button type="button" onClick={() => void takeIn()}>
          Take in what others published
        </button>
      )}
      <ConflictsDialog ref={dialog} conflicts={conflicts} />
    </footer>
  );
}

const published = (count: number) =>
  count === 1 ? "Others published one change." : `Others published ${count} changes.`;

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  conflicts: Conflict[];
}

/** What somebody and others changed at the same place: both are told, and none is lost. */
function ConflictsDialog({ ref, conflicts }: Props) {
  return (
    <dialog ref={ref} className={styles.rows} aria-labelledby="conflicts-heading">
      <h2 id="conflicts-heading">Others changed the same words</h2>
      <p>
        So nothing was taken in, and your words are as they were. Write here what both should be,
        like theirs; or hand yours on, and who reads them decides.
      </p>
      <ul>
        {conflicts.map(({ file, at, yours, theirs }) => (
          <li key={`${file} ${at}`}>
            <p>
              {fileInWords(file)} <small>{placeInWords(at)}</small>
            </p>
            {at === "" && <p>You changed lines right beside each other.</p>}
            {at !== "" && (
              <dl>
                <dt>Yours</dt>
                <dd>{yours ?? "taken away"}</dd>
                <dt>Theirs</dt>
                <dd>{theirs ?? "taken away"}</dd>
              </dl>
            )}
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => ref.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
