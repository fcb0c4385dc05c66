import type { ReactNode } from "react";
import { type FieldProps, idOf, useEditingContext, useProblems } from "./editing-context.ts";
import styles from "./fields.module.css";

interface LabeledProps {
  id: string;
  label: string;
  hint?: string | undefined;
  /** Beside the label: how many letters of how many, a button. */
  aside?: ReactNode;
  problems?: string[];
  /** Draws the control itself, with these attributes. */
  children: (control: {
    id: string;
    "aria-invalid": boolean;
    "aria-describedby": string;
  }) => ReactNode;
}

/** A label, a hint, a control, and what is wrong with it. */
export function Labeled({ id, label, hint, aside, problems, children }: LabeledProps) {
  const isWrong = problems !== undefined && problems.length > 0;
  const descriptions = [hint && `${id}.hint`, isWrong && `${id}.problems`];
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {hint && (
        <p className={styles.note} id={`${id}.hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-invalid": isWrong,
        "aria-describedby": descriptions.filter(Boolean).join(" "),
      })}
      {problems && <Messages id={id} messages={problems} />}
    </div>
  );
}

const Messages = ({ id, messages }: { id: string; messages: string[] }) => (
  <div id={`${id}.problems`} role="alert" className={styles.problem}>
    {messages.map((message) => (
      <p key={message}>{message}</p>
    ))}
  </div>
);

export const Problems = ({ path }: Pick<FieldProps, "path">) => (
  <Messages id={idOf(path)} messages={useProblems(path)} />
);

type FrameProps = Pick<FieldProps, "label" | "hint" | "path" | "onLeaveOut">;

interface FieldFrameProps extends FrameProps, Pick<LabeledProps, "children"> {
  count?: string | undefined;
}

/** The same for a place in the file. */
export function FieldFrame({ path, count, onLeaveOut, ...labeled }: FieldFrameProps) {
  const aside = (
    <>
      {count && <span className={styles.note}>{count}</span>}
      <LeaveOut {...{ label: labeled.label, onLeaveOut }} />
    </>
  );
  return (
    <>
      <Labeled {...labeled} id={idOf(path)} aside={aside} problems={useProblems(path)} />
      <English path={path} label={labeled.label} />
    </>
  );
}

/** In a translation: what the English says at the same place, and whether it was changed since. */
function English({ path, label }: Pick<FieldProps, "path" | "label">) {
  const { translation, confirm } = useEditingContext();
  const one = translation?.[path.join(".")];
  if (!one) return undefined;
  return (
    <div className={`${styles.english} ${one.isOld ? styles.statement : ""}`}>
      <p>
        <small>English:</small> {one.english}
      </p>
      {one.isOld && (
        <>
          <output>{one.isEnglish ? "Still to translate." : "The English was changed."}</output>
          {!one.isEnglish && confirm && (
            <button type="button" className={styles.quiet} onClick={() => void confirm(path)}>
              It still says the same<span className={styles.unseen}>: {label}</span>
            </button>
          )}
        </>
      )}
    </div>
  );
}

interface GroupProps extends FrameProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The same around several fields. */
export function GroupFrame({ label, hint, path, onLeaveOut, className, children }: GroupProps) {
  return (
    <fieldset className={className ?? styles.group}>
      {label && <legend>{label}</legend>}
      {hint && <p className={styles.note}>{hint}</p>}
      <LeaveOut {...{ label, onLeaveOut }} />
      <Problems path={path} />
      {children}
    </fieldset>
  );
}

export const LeaveOut = ({ label, onLeaveOut }: Pick<FieldProps, "label" | "onLeaveOut">) =>
  onLeaveOut && (
    <button type="button" className={styles.quiet} onClick={onLeaveOut}>
      Leave out<span className={styles.unseen}> {label}</span>
    </button>
  );
