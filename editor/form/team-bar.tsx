import { useEffect, useRef, useState } from "react";
import type { TakenInWords, Team } from "#editor/team/teamwork.ts";
import { ask } from "./ask.ts";
import { ConflictsDialog } from "./conflicts-dialog.tsx";
import styles from "./team-bar.module.css";

/** How often it is asked what others did, in milliseconds. */
const LOOK_EVERY_MS = 60_000;

/** Where several people edit: who one is, and what the others published meanwhile. */
export function TeamBar({ team }: { team: Team }) {
  const [now, setNow] = useState(team);
  const [told, tell] = useState("");
  const [conflicts, setConflicts] = useState<TakenInWords["conflicts"]>([]);
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
      const taken = await ask<TakenInWords>("take-in", {});
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
    <footer className={styles.bar}>
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
