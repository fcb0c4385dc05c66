/** Questions whose answer is typed. */
import type { ComponentProps } from "react";
import { described, type Question, SingleQuestion } from "#app/forms/question.tsx";
import styles from "./text-field.module.css";

type Props<Tag extends "input" | "textarea"> = Question &
  Omit<ComponentProps<Tag>, keyof Question | "className" | "type">;

/** A line. `size` makes it as wide as so many letters. */
export function TextField({
  label,
  hint,
  error,
  type = "text",
  ...input
}: Props<"input"> & { type?: "text" | "email" | "tel" }) {
  const question = { id: input.id, label, hint, error };
  return (
    <SingleQuestion {...question}>
      <input {...input} {...described(question)} type={type} className={styles.text} />
    </SingleQuestion>
  );
}

/** Some lines; the field grows with them. */
export function LongTextField({ label, hint, error, ...input }: Props<"textarea">) {
  const question = { id: input.id, label, hint, error };
  return (
    <SingleQuestion {...question}>
      <textarea {...input} {...described(question)} className={styles.text} />
    </SingleQuestion>
  );
}
