import { described, GroupQuestion, type Question } from "#app/forms/question.tsx";
import text from "#app/forms/text-field.module.css";
import styles from "./amounts-field.module.css";

interface Props extends Question {
  name: string;
  /** The label of each. */
  each: string[];
  defaultValues: readonly string[];
}

/** Numbers that belong together, like a year of months, in small fields. */
export function AmountsField({ name, each, defaultValues, ...question }: Props) {
  return (
    <GroupQuestion {...question}>
      <div className={styles.amounts}>
        {each.map((label, index) => (
          <label key={label}>
            {label}
            <input
              {...(index === 0 ? described(question) : {})}
              name={name}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              className={text.text}
              defaultValue={defaultValues[index] ?? ""}
            />
          </label>
        ))}
      </div>
    </GroupQuestion>
  );
}
