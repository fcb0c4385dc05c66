import { useEffect, useRef } from "react";
import { Link, NavigationType, useNavigationType } from "react-router";
import { fill } from "#app/content/fill.ts";
import type { FormWords } from "#app/content/reading/interface-words.ts";
import { sentBefore } from "#app/forms/form-storage.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./sent-note.module.css";

/** Tells who comes back to a form that it was sent. Who comes by a link is about to send another. */
export function SentNote({ form, words }: { form: string; words: FormWords["sentBefore"] }) {
  const cameBack = useNavigationType() === NavigationType.Pop;
  // The server does not know it, so it comes after the page.
  const hydrated = useHydrated();
  const sent = hydrated && cameBack ? sentBefore(form) : undefined;
  const note = useRef<HTMLOutputElement>(null);
  const isShown = sent !== undefined;
  // The place that Back restores is no longer that of the button: an empty form is longer.
  useEffect(() => {
    if (isShown) note.current?.scrollIntoView({ block: "center", behavior: "instant" });
  }, [isShown]);
  return (
    <output ref={note} className={styles.note} hidden={!isShown}>
      {sent && (
        <>
          <Icon name="check" />
          <span>
            <b>{words.heading}</b> {words.text}{" "}
            {sent.reference && `${fill(words.reference, { reference: sent.reference })} `}
            <Link to={sent.address}>{words.see}</Link>
          </span>
        </>
      )}
    </output>
  );
}
