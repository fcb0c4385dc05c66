import { described, type Question, SingleQuestion } from "#app/forms/question.tsx";
import text from "#app/forms/text-field.module.css";

interface Props extends Question {
  name: string;
  defaultValue: string;
}

const ZIP_DIGITS = 5;

/** A ZIP code, which the browser may know already. */
export function ZipField({ label, hint, error, ...input }: Props) {
  const question = { id: input.id, label, hint, error };
  return (
    <SingleQuestion {...question}>
      <input
        {...input}
        {...described(question)}
        type="text"
        inputMode="numeric"
        autoComplete="postal-code"
        size={ZIP_DIGITS + 2}
        className={text.text}
      />
    </SingleQuestion>
  );
}
