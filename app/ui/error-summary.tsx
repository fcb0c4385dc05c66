import { type MouseEvent, useEffect, useId, useRef } from "react";
import styles from "./error-summary.module.css";

/** What is wrong with one field. */
export interface FieldProblem {
  /** The id of the field. */
  id: string;
  message: string;
}

interface Props {
  heading: string;
  problems: FieldProblem[];
}

/** All that is wrong with a form, above it. Takes the focus; each line leads to its field. */
export function ErrorSummary({ heading, problems }: Props) {
  const box = useRef<HTMLElement>(null);
  const headingId = useId();

  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);

  if (problems.length === 0) return null;
  return (
    <section ref={box} className={styles.summary} aria-labelledby={headingId} tabIndex={-1}>
      <h3 id={headingId}>{heading}</h3>
      <ul className={styles.problems}>
        {problems.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goToField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the whole question, not only its field, and leaves the address as it is. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.closest("[data-field]")?.scrollIntoView();
  field.focus({ preventScroll: true });
}
