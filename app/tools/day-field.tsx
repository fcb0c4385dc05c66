import { described, type Question, SingleQuestion } from "#app/forms/question.tsx";
import text from "#app/forms/text-field.module.css";
import { isDay } from "#estimates/days/calendar-day.ts";

interface Props extends Question {
  name: string;
  /** Days like `2026-11-22`. */
  first: string;
  last: string;
  defaultValue: string;
}

/**
 * A day, with the calendar of the browser. That shows nothing of what is no day to it, so such a text
 * stays in a plain field, where it can be mended.
 */
export function DayField({ label, hint, error, first, last, ...input }: Props) {
  const question = { id: input.id, label, hint, error };
  return (
    <SingleQuestion {...question}>
      <input
        {...input}
        {...described(question)}
        type={isEmptyOrDay(input.defaultValue) ? "date" : "text"}
        min={first}
        max={last}
        size={11}
        className={text.text}
      />
    </SingleQuestion>
  );
}

const isEmptyOrDay = (typed: string) => typed === "" || isDay(typed);
