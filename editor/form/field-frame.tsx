import type { ReactNode } from "react";
import { type FieldProps, idOf, useProblems } from "./editing-context.ts";
import styles from "./fields.module.css";

interface Props extends Pick<FieldProps, "label" | "hint" | "path" | "onLeaveOut"> {
  /** How many letters of how many. */
  count?: string | undefined;
  children: ReactNode;
}

/** A label, what is meant, the field itself, and what is wrong with it. */
export function FieldFrame({ label, hint, path, onLeaveOut, count, children }: Props) {
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={idOf(path)}>{label}</label>
        {count && <span className={styles.note}>{count}</span>}
        {onLeaveOut && <LeaveOut {...{ label, onLeaveOut }} />}
      </div>
      {hint && (
        <p className={styles.note} id={`${idOf(path)}.hint`}>
          {hint}
        </p>
      )}
      {children}
      <Problems path={path} />
    </div>
  );
}

interface GroupProps extends Pick<FieldProps, "label" | "hint" | "path" | "onLeaveOut"> {
  className?: string | undefined;
  children: ReactNode;
}

/** The same around several fields. */
export function GroupFrame({ label, hint, path, onLeaveOut, className, children }: GroupProps) {
  return (
    <fieldset className={className ?? styles.group}>
      {label && <legend>{label}</legend>}
      {hint && <p className={styles.note}>{hint}</p>}
      {onLeaveOut && <LeaveOut {...{ label, onLeaveOut }} />}
      <Problems path={path} />
      {children}
    </fieldset>
  );
}

export const LeaveOut = ({ label, onLeaveOut }: { label: string; onLeaveOut: () => void }) => (
  <button type="button" className={styles.quiet} onClick={onLeaveOut}>
    Leave out<span className={styles.unseen}> {label}</span>
  </button>
);

export function Problems({ path }: Pick<FieldProps, "path">) {
  const messages = useProblems(path);
  return (
    <div id={`${idOf(path)}.problems`} role="alert">
      {messages.map((message) => (
        <p key={message} className={styles.problem}>
          {message}
        </p>
      ))}
    </div>
  );
}

/** What an input has to say of itself. */
export function useDescribed({ path, hint }: Pick<FieldProps, "path" | "hint">) {
  const isWrong = useProblems(path).length > 0;
  return {
    id: idOf(path),
    "aria-invalid": isWrong,
    "aria-describedby": [hint && `${idOf(path)}.hint`, isWrong && `${idOf(path)}.problems`]
      .filter(Boolean)
      .join(" "),
  };
}
