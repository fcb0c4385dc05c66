/** Where several people edit: who one is, and what the others published meanwhile. */
import { useEffect, useState } from "react";
import type { Conflict } from "#editor/server/changed-words.ts";
import type { Team } from "#editor/server/known.ts";
import type { Update } from "#editor/team/person-branch.ts";
import { fileInWords } from "#editor/documents/file-in-words.ts";
import { callApi } from "./api.ts";
import { useAttempt } from "./attempt.ts";
import { CloseButton, Dialog } from "./dialog.tsx";
import { placeInWords } from "./labels.ts";
import styles from "./editor.module.css";

const POLL_MS = 60_000;

export function TeamBar({ team }: { team: Team }) {
  const [{ person, behind }, setTeam] = useState(team);
  const polling = useAttempt();
  const { attempt: poll } = polling;
  const taking = useAttempt();
  const [conflicts, setConflicts] = useState<Conflict[]>([]);

  useEffect(() => {
    const ask = () => void poll(() => callApi<Team>("team").then(setTeam));
    ask();
    const timer = setInterval(ask, POLL_MS);
    return () => clearInterval(timer);
  }, [poll]);

  const takeIn = () =>
    taking.attempt(async () => {
      const taken = await callApi<Update>("update", {});
      // What is open in the form may be another text by now.
      if (taken.isChanged) return location.reload();
      setConflicts(taken.conflicts);
    });

  const message = taking.isBusy ? "Taking in …" : taking.failure || polling.failure;
  const published = behind === 1 ? "one change" : `${behind} changes`;
  return (
    <footer className={styles.teamBar}>
      <p>
        {person.name} <small>{person.mail}</small>
      </p>
      <output>{message || (behind > 0 && `Others published ${published}.`)}</output>
      {behind > 0 && (
        <button type="button" onClick={() => void takeIn()}>
          Take in what others published
        </button>
      )}
      {conflicts.length > 0 && (
        <ConflictsDialog conflicts={conflicts} onClose={() => setConflicts([])} />
      )}
    </footer>
  );
}

/** What somebody and others changed at the same place: both are told, and none is lost. */
const ConflictsDialog = (props: { conflicts: Conflict[]; onClose: () => void }) => (
  <Dialog heading="Others changed the same words" className={styles.rows} onClose={props.onClose}>
    <p>
      So nothing was taken in, and your words are as they were. Write here what both should be, like
      theirs; or hand yours on, and who reads them decides.
    </p>
    <ul>
      {props.conflicts.map(({ file, at, yours, theirs }) => (
        <li key={`${file} ${at}`}>
          <p>
            {fileInWords(file)} <small>{placeInWords(at, file)}</small>
          </p>
          {at === "" ? (
            <p>You changed lines right beside each other.</p>
          ) : (
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
    <CloseButton />
  </Dialog>
);
