import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { OPEN_FOR, TRAP } from "#app/forms/robot-check.ts";
import { FORM_KEY } from "#app/forms/answer.ts";
import { described, type Question, SingleQuestion } from "#app/forms/question.tsx";
import styles from "./form-traces.module.css";
import text from "./text-field.module.css";

/**
 * What nobody types: how long the form was open, its key, and a field that only robots fill in. A
 * browser may fill that one by itself; then it comes into view, so that a person can empty it.
 */
export function FormTraces({ trap }: { trap: Question }) {
  const openFor = useRef<HTMLInputElement>(null);
  const key = useRef<HTMLInputElement>(null);

  // The form of the page that was loaded could be filled in before its scripts came.
  const { key: visit } = useLocation();
  const [cameWithPage] = useState(visit === "default");

  useEffect(() => {
    const shownAt = cameWithPage ? 0 : performance.now();
    const form = openFor.current?.form;
    const tell = () => {
      if (openFor.current) openFor.current.value = `${Math.round(performance.now() - shownAt)}`;
    };
    // Browsers make keys on secure addresses only.
    if (key.current) key.current.value = crypto.randomUUID?.() ?? "";
    form?.addEventListener("submit", tell, { capture: true });
    return () => form?.removeEventListener("submit", tell, { capture: true });
  }, [cameWithPage]);

  return (
    <>
      <input ref={openFor} type="hidden" name={OPEN_FOR} />
      <input ref={key} type="hidden" name={FORM_KEY} />
      <div className={trap.error ? undefined : styles.trap} aria-hidden={!trap.error}>
        <SingleQuestion {...trap}>
          <input
            {...described(trap)}
            type="text"
            name={TRAP}
            autoComplete="off"
            tabIndex={trap.error ? undefined : -1}
            className={text.text}
          />
        </SingleQuestion>
      </div>
    </>
  );
}
