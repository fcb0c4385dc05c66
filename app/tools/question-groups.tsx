/** Questions of a tool that belong together: under a heading, or behind a line that opens. */
import { type ReactNode, useState } from "react";
import styles from "./question-groups.module.css";

interface GroupProps {
  label: string;
  children: ReactNode;
}

export const QuestionGroup = ({ label, children }: GroupProps) => (
  <fieldset className={styles.group}>
    <legend>{label}</legend>
    <div className={styles.questions}>{children}</div>
  </fieldset>
);

interface DisclosureProps extends GroupProps {
  /** Whether it starts open: something in it was answered, or is wrong. */
  isInUse: boolean;
  /** A box of its own, or one of several parts of a form. */
  look?: "box" | "part";
}

/** Questions that few need, behind a line that opens them. */
export function Disclosure({ label, isInUse, look = "box", children }: DisclosureProps) {
  // It must not close while somebody is in it, emptying or correcting a field.
  const [wasInUse, setWasInUse] = useState(isInUse);
  if (isInUse && !wasInUse) setWasInUse(true);
  return (
    <details className={styles[look]} open={wasInUse}>
      <summary>{label}</summary>
      <div className={styles.questions}>{children}</div>
    </details>
  );
}

/** Short questions, side by side where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);

/** Choices between three short answers: all in one row, or one below the other. */
export const Threes = ({ children }: { children: ReactNode }) => (
  <div className={styles.threes}>{children}</div>
);
