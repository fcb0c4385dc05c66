import type { MouseEvent } from "react";
import { NewsBox } from "#app/forms/news-box.tsx";
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
  /** Takes the focus again whenever this changes; the problems themselves, as a rule. */
  news?: unknown;
}

/** All that is wrong with a form, above it. Takes the focus; each line leads to its field. */
export function ErrorSummary({ heading, problems, news = problems }: Props) {
  if (problems.length === 0) return null;
  return (
    <NewsBox heading={heading} news={news}>
      <ul className={styles.problems}>
        {problems.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goToField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </NewsBox>
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
