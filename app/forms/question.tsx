/** What every question of a form has around its field: label, hint and, after a wrong answer, why. */
import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import styles from "./question.module.css";

export interface Question {
  /** The id of the field itself, which the error summary leads to. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export function SingleQuestion({ children, ...question }: Question & { children: ReactNode }) {
  return (
    <QuestionFrame>
      <label htmlFor={question.id} className={styles.label}>
        <SpokenWords>{question.label}</SpokenWords>
      </label>
      <Remarks {...question} />
      {children}
    </QuestionFrame>
  );
}

/** Marks all that belongs to one question, so that it can be shown whole. */
export function QuestionFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.question} data-field>
      {children}
    </div>
  );
}

/** A question with several fields, of which the first has its id. */
export function GroupQuestion({ children, ...question }: Question & { children: ReactNode }) {
  return (
    <fieldset
      className={styles.question}
      aria-describedby={described(question)["aria-describedby"]}
      data-field
    >
      <legend className={styles.label}>
        <SpokenWords>{question.label}</SpokenWords>
      </legend>
      <Remarks {...question} />
      {children}
    </fieldset>
  );
}

export function Remarks({ id, hint, error }: Omit<Question, "label">) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          <SpokenWords>{hint}</SpokenWords>
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="x" />
          {error}
        </p>
      )}
    </>
  );
}

/** Ties a field to its remarks. */
export function described({ id, hint, error }: Omit<Question, "label">) {
  const remarks = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { id, "aria-describedby": remarks || undefined, "aria-invalid": error ? true : undefined };
}
