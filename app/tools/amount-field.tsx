import { described, type Question, SingleQuestion } from "#app/forms/question.tsx";
import text from "#app/forms/text-field.module.css";
import styles from "./amount-field.module.css";

interface Props extends Question {
  name: string;
  /** What is counted; money stands before its number. */
  unit: string | undefined;
  most: number;
  defaultValue: string;
}

const MONEY = "$";
/** For a point, a comma and a sign. */
const SIGNS = 3;

/** A number. It stays as it was typed, with its commas and signs: only a copy is read as a number. */
export function AmountField({ label, hint, error, unit, most, ...input }: Props) {
  const question = { id: input.id, label, hint, error };
  return (
    <SingleQuestion {...question}>
      <span className={styles.amount}>
        {unit === MONEY && <span aria-hidden>{unit}</span>}
        <input
          {...input}
          {...described(question)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          size={String(most).length + SIGNS}
          className={text.text}
        />
        {unit && unit !== MONEY && <span>{unit}</span>}
      </span>
    </SingleQuestion>
  );
}
