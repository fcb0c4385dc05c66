/** Questions whose answer is typed, or picked from the browser's own list or calendar. */
import type { ComponentProps } from "react";
import { described, GroupQuestion, type Question, SingleQuestion } from "#app/forms/question.tsx";
import { isDay } from "#estimates/days/calendar-day.ts";
import styles from "./text-field.module.css";

type Props<Tag extends "input" | "textarea" | "select"> = Question &
  Omit<ComponentProps<Tag>, keyof Question | "className" | "type">;

/** A line. `size` makes it as wide as so many letters. */
export function TextField({
  label,
  hint,
  error,
  type = "text",
  ...input
}: Props<"input"> & { type?: "text" | "email" | "tel" | "date" }) {
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

/**
 * A day like `2026-11-22`, with the calendar of the browser. That shows nothing that is no day, so
 * such a text stays in a plain field, where it can be corrected.
 */
export function DayField(props: Props<"input"> & { defaultValue: string }) {
  const { defaultValue } = props;
  const type = defaultValue === "" || isDay(defaultValue) ? "date" : "text";
  return <TextField {...props} type={type} size={11} />;
}

interface SelectOptions {
  options: { value: string; label: string }[];
}

/** One of many, in the browser's own list. Nothing is chosen until somebody chooses. */
export function SelectField({
  label,
  hint,
  error,
  options,
  ...select
}: Props<"select"> & SelectOptions) {
  const question = { id: select.id, label, hint, error };
  return (
    <SingleQuestion {...question}>
      <select {...select} {...described(question)} className={styles.text}>
        <option value="" />
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </SingleQuestion>
  );
}

interface AmountProps extends Question {
  name: string;
  /** What is counted; money stands before its number. */
  unit: string | undefined;
  most: number;
  defaultValue: string;
}

const MONEY = "$";
/** For a point, a comma and a sign. */
const SIGNS = 3;
/** How browsers are to treat a number: it stays as it was typed, with its commas and signs. */
const NUMERIC = { type: "text", inputMode: "decimal", autoComplete: "off" } as const;

/** A number. */
export function AmountField({ label, hint, error, unit, most, ...input }: AmountProps) {
  const question = { id: input.id, label, hint, error };
  return (
    <SingleQuestion {...question}>
      <span className={styles.amount}>
        {unit === MONEY && <span aria-hidden>{unit}</span>}
        <input
          {...input}
          {...described(question)}
          {...NUMERIC}
          size={String(most).length + SIGNS}
          className={styles.text}
        />
        {unit && unit !== MONEY && <span>{unit}</span>}
      </span>
    </SingleQuestion>
  );
}

interface AmountsProps extends Question {
  name: string;
  /** The label of each. */
  each: string[];
  defaultValues: readonly string[];
}

/** Numbers that belong together, like a year of months, in small fields. */
export function AmountsField({ name, each, defaultValues, ...question }: AmountsProps) {
  return (
    <GroupQuestion {...question}>
      <div className={styles.amounts}>
        {each.map((label, index) => (
          <label key={label}>
            {label}
            <input
              {...(index === 0 ? described(question) : {})}
              {...NUMERIC}
              name={name}
              className={styles.text}
              defaultValue={defaultValues[index] ?? ""}
            />
          </label>
        ))}
      </div>
    </GroupQuestion>
  );
}
