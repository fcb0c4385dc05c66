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
  /** Brings a field into view that is put away. Tells whether it does, with the focus in it. */
  reveal?: ((id: string) => boolean) | undefined;
}

/** All that is wrong with a form, above it. Takes the focus; each line leads to its field. */
export function ErrorSummary({ heading, problems, news = problems, reveal }: Props) {
  if (problems.length === 0) return null;
  return (
    <NewsBox heading={heading} news={news}>
      <ul className={styles.problems}>
        {problems.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goToField(event, reveal)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </NewsBox>
  );
}

/** Shows the whole question, not only its field, and leaves the address as it is. */
function goToField(event: MouseEvent<HTMLAnchorElement>, reveal: Props["reveal"]) {
  const id = event.currentTarget.hash.slice(1);
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  if (reveal?.(id)) return;
  field.closest("[data-field]")?.scrollIntoView();
  field.focus({ preventScroll: true });
}
