/** Draws any question of a form or a tool, with the field that its entry names. */
import { memo, type ReactNode } from "react";
import { type Choice, TickField, Tiles } from "#app/forms/choice-field.tsx";
import { described, GroupQuestion, SingleQuestion } from "#app/forms/question.tsx";
import { isDay } from "#estimates/days/calendar-day.ts";
import type { Field } from "#questions/fields.ts";
import styles from "./text-field.module.css";

/** Up to this many choices are tiles; more become a list that opens. */
const MOST_TILES = 4;
const MONEY = "$";
/** In a field for a number: room for a point, a comma and a sign. */
const SIGNS = 3;

/** What content says of a question. */
export interface FieldWords {
  label: string;
  hint?: string | undefined;
  /** What a number counts; a dollar sign stands before its number. */
  unit?: string | undefined;
  choices?: Record<string, string> | undefined;
  /** In a list that opens, as long as nothing is chosen. */
  unchosen?: string | undefined;
  /** The labels of numbers that belong together. */
  each?: string[];
  /** Services under a heading of their own. */
  groups?: { label: string; options: Choice<string>[] }[];
  /** A consent in the languages in which we answer. */
  inEach?: Record<string, string> | undefined;
}

interface Props {
  /** The id of the question's first field. */
  id: string;
  name: string;
  field: Field;
  words: FieldWords;
  /** What the field holds at first, as it was typed. From then on the browser knows better. */
  typed: readonly string[];
  error: string | undefined;
  /** Whether all choices are in sight, however many there are. */
  asTiles?: boolean;
  enterKeyHint?: "next" | undefined;
}

/**
 * A field keeps what is typed by itself, so that is no reason to render it again: on a slow phone,
 * fifty fields would make each key wait.
 */
export const QuestionField = memo(DrawnField, (before, now) =>
  (Object.keys(now) as (keyof Props)[]).every((key) => key === "typed" || before[key] === now[key]),
);

function DrawnField(props: Props): ReactNode {
  const { id, name, field, words, typed, error, asTiles, enterKeyHint } = props;
  const { hint, choices = {}, unchosen, unit, each = [], groups = [] } = words;
  const question = { id, label: words.label, hint, error };
  const [first = ""] = typed;
  const input = {
    ...described(question),
    name,
    defaultValue: first,
    enterKeyHint,
    className: styles.text,
  };
  const single = (control: ReactNode) => <SingleQuestion {...question}>{control}</SingleQuestion>;
  const group = (fields: ReactNode) => <GroupQuestion {...question}>{fields}</GroupQuestion>;
  const options = (of: readonly string[]) =>
    of.map((value) => ({ value, label: choices[value] ?? value }));

  switch (field.kind) {
    case "line":
      return single(<input {...input} type="text" {...field.hints} />);
    case "text":
      return single(<textarea {...input} rows={field.rows} />);
    case "amount":
      return single(
        <span className={styles.amount}>
          {unit === MONEY && <span aria-hidden>{unit}</span>}
          <input {...input} {...NUMERIC} size={String(field.most).length + SIGNS} />
          {unit && unit !== MONEY && <span>{unit}</span>}
        </span>,
      );
    case "amounts":
      return group(
        <div className={styles.amounts}>
          {each.map((label, index) => (
            <label key={label}>
              {label}
              <input
                {...(index === 0 ? described(question) : {})}
                {...NUMERIC}
                name={name}
                className={styles.text}
                defaultValue={typed[index] ?? ""}
              />
            </label>
          ))}
        </div>,
      );
    case "day": {
      // A browser's calendar shows nothing that is no day: such a text stays, to be corrected.
      const type = first === "" || isDay(first) ? "date" : "text";
      return single(<input {...input} type={type} min={field.first} max={field.last} />);
    }
    case "tick":
      return (
        <TickField {...question} name={name} inEach={words.inEach} defaultChecked={first !== ""} />
      );
    case "choice":
      if (field.of.length <= MOST_TILES || asTiles) {
        return group(
          <Tiles type="radio" id={id} name={name} options={options(field.of)} chosen={typed} />,
        );
      }
      return single(
        <select {...input}>
          <option value="">{unchosen}</option>
          {options(field.of).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>,
      );
    case "language": {
      const inOwn = options(Object.keys(choices)).map((option) => ({
        ...option,
        lang: option.value,
      }));
      return group(<Tiles type="radio" id={id} name={name} options={inOwn} chosen={typed} />);
    }
    case "choices":
      return group(
        <Tiles type="checkbox" id={id} name={name} options={options(field.of)} chosen={typed} />,
      );
    case "services":
      return group(
        groups.map((one, index) => (
          <Tiles
            key={one.label}
            type="checkbox"
            isFirst={index === 0}
            id={index === 0 ? id : `${id}-more`}
            name={name}
            options={one.options}
            chosen={typed}
            // Where there is one group only, the question is its heading.
            heading={groups.length > 1 ? one.label : undefined}
          />
        )),
      );
  }
}

/** How browsers are to treat a number: it stays as it was typed, with its commas and signs. */
const NUMERIC = { type: "text", inputMode: "decimal", autoComplete: "off" } as const;
