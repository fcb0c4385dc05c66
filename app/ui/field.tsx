/** The parts of a form: one question each, with its hint and, after a wrong answer, what is wrong. */
import type { ComponentProps } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./field.module.css";

interface Question {
  /** The id of the field itself, which the error summary leads to. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

type InputProps = Omit<ComponentProps<"input">, keyof Question | "className" | "type">;

/** A line to type in. `size` makes it as wide as so many letters. */
export function TextField({
  id,
  label,
  hint,
  error,
  type = "text",
  ...input
}: Question & InputProps & { type?: "text" | "email" | "tel" }) {
  return (
    <div className={styles.field} data-field>
      <label htmlFor={id}>{label}</label>
      <Remarks id={id} hint={hint} error={error} />
      <input {...input} {...described(id, hint, error)} type={type} className={styles.text} />
    </div>
  );
}

/** A box to tick. */
export function TickField({ id, label, hint, error, ...input }: Question & InputProps) {
  return (
    <div className={styles.field} data-field>
      <Remarks id={id} error={error} />
      <label className={styles.choice}>
        <input {...input} {...described(id, hint, error)} type="checkbox" />
        <span>
          <RichText>{label}</RichText>
        </span>
      </label>
      <Remarks id={id} hint={hint} />
    </div>
  );
}

interface RadioProps<Value extends string> extends Question {
  name: string;
  options: { value: Value; label: string }[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}

/** One of several. The first one has the field's id. */
export function RadioField<Value extends string>({
  id,
  name,
  label,
  hint,
  error,
  options,
  chosen,
  onChoose,
}: RadioProps<Value>) {
  return (
    <fieldset
      className={styles.field}
      aria-describedby={described(id, hint, error)["aria-describedby"]}
      data-field
    >
      <legend>{label}</legend>
      <Remarks id={id} hint={hint} error={error} />
      {options.map(({ value, label: words }, index) => (
        <label key={value} className={styles.choice}>
          <input
            id={index === 0 ? id : `${id}-${value}`}
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Remarks({ id, hint, error }: Omit<Question, "label">) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
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

function described(id: string, hint?: string, error?: string) {
  const remarks = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { id, "aria-describedby": remarks || undefined, "aria-invalid": error ? true : undefined };
}
