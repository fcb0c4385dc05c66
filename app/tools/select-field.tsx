import { described, type Question, SingleQuestion } from "#app/forms/question.tsx";
import text from "#app/forms/text-field.module.css";

interface Props extends Question {
  name: string;
  options: { value: string; label: string }[];
  defaultValue: string;
}

/** One of many, in the browser's own list. Nothing is chosen until somebody chooses. */
export function SelectField({ label, hint, error, options, ...select }: Props) {
  const question = { id: select.id, label, hint, error };
  return (
    <SingleQuestion {...question}>
      <select {...select} {...described(question)} className={text.text}>
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
