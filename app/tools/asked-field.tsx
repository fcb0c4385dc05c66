/** Asks a question of a tool with the field that its entry names. */
import { memo, type ReactNode } from "react";
import { RadioField, TickField } from "#app/forms/choice-field.tsx";
import type { Question } from "#app/forms/question.tsx";
import { LongTextField, TextField } from "#app/forms/text-field.tsx";
import { AmountField } from "#app/tools/amount-field.tsx";
import { AmountsField } from "#app/tools/amounts-field.tsx";
import { DayField } from "#app/tools/day-field.tsx";
import { SelectField } from "#app/tools/select-field.tsx";
import { ZipField } from "#app/tools/zip-field.tsx";
import type { Field } from "#estimates/asking/fields.ts";

/** So many answers can be looked over at once; more go into a list that opens, as a rule. */
const MOST_TILES = 4;

/** As wide as a month and a day. */
const MONTH_DAY_LETTERS = 6;

/** What content says of a question. */
export interface FieldWords {
  label: string;
  hint?: string | undefined;
  unit?: string | undefined;
  choices?: Record<string, string>;
  each?: string[];
}

interface Props {
  name: string;
  words: FieldWords;
  field: Field;
  /** What it holds at first. */
  typed: readonly string[];
  error: string | undefined;
  /** Whether all choices stand in sight, however many they are. */
  asTiles?: boolean;
}

/** The id of a question's first field. */
export const idOf = (name: string) => `ask-${name}`;

/**
 * A field keeps what is typed by itself. So it is not drawn anew for that: on a slow phone, fifty fields
 * would make each key wait.
 */
export const AskedField = memo(DrawnField, (before, now) =>
  (Object.keys(now) as (keyof Props)[]).every((key) => key === "typed" || before[key] === now[key]),
);

function DrawnField({ name, words, field, typed, error, asTiles }: Props): ReactNode {
  const { label, hint, unit, choices = {}, each = [] } = words;
  const question: Question & { name: string } = { id: idOf(name), name, label, hint, error };
  const [first = ""] = typed;
  switch (field.kind) {
    case "amount":
      return <AmountField {...question} unit={unit} most={field.most} defaultValue={first} />;
    case "amounts":
      return <AmountsField {...question} each={each} defaultValues={typed} />;
    case "day":
      return <DayField {...question} first={field.first} last={field.last} defaultValue={first} />;
    case "monthDay":
      return (
        <TextField {...question} defaultValue={first} size={MONTH_DAY_LETTERS} autoComplete="off" />
      );
    case "text":
      return field.rows > 1 ? (
        <LongTextField {...question} defaultValue={first} rows={field.rows} autoComplete="off" />
      ) : (
        <TextField {...question} defaultValue={first} autoComplete="off" />
      );
    case "zip":
      return <ZipField {...question} defaultValue={first} />;
    case "tick":
      return <TickField {...question} defaultChecked={first !== ""} />;
    case "choice": {
      const options = field.of.map((value) => ({ value, label: choices[value] ?? value }));
      return options.length > MOST_TILES && !asTiles ? (
        <SelectField {...question} options={options} defaultValue={first} />
      ) : (
        <RadioField {...question} options={options} chosen={first} />
      );
    }
  }
}
