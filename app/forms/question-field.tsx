/** Draws any question of a form or a tool, with the field that its entry names. */
import { Fragment, memo, type ReactNode } from "react";
import { type Choice, RadioField, TickField, TileGroup, Tiles } from "#app/forms/choice-field.tsx";
import type { InEach } from "#app/forms/consents-in-each.ts";
import { GroupQuestion } from "#app/forms/question.tsx";
import {
  AmountField,
  AmountsField,
  DayField,
  LongTextField,
  SelectField,
  TextField,
} from "#app/forms/text-field.tsx";
import type { Field } from "#questions/fields.ts";
import type { Service } from "#questions/services.ts";

/** Up to this many choices are tiles; more become a list that opens. */
const MOST_TILES = 4;

/** What content says of a question. */
export interface FieldWords {
  label: string;
  hint?: string | undefined;
  /** What a number counts. */
  unit?: string | undefined;
  choices?: Record<string, string> | undefined;
  /** The labels of numbers that belong together. */
  each?: string[];
  /** Services under a heading of their own. */
  groups?: { label: string; options: Choice<Service>[] }[];
  /** A consent in the languages in which we answer. */
  inEach?: InEach | undefined;
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
  const { label, hint, choices = {} } = words;
  const question = { id, name, label, hint, error };
  const [first = ""] = typed;
  const options = (of: readonly string[]) =>
    of.map((value) => ({ value, label: choices[value] ?? value }));
  switch (field.kind) {
    case "line":
      return (
        <TextField
          {...question}
          {...field.hints}
          defaultValue={first}
          enterKeyHint={enterKeyHint}
        />
      );
    case "text":
      return (
        <LongTextField
          {...question}
          defaultValue={first}
          rows={field.rows}
          enterKeyHint={enterKeyHint}
        />
      );
    case "amount":
      return <AmountField {...question} unit={words.unit} most={field.most} defaultValue={first} />;
    case "amounts":
      return <AmountsField {...question} each={words.each ?? []} defaultValues={typed} />;
    case "day":
      return <DayField {...question} min={field.first} max={field.last} defaultValue={first} />;
    case "tick":
      return <TickField {...question} inEach={words.inEach} defaultChecked={first !== ""} />;
    case "choice":
      return field.of.length > MOST_TILES && !asTiles ? (
        <SelectField {...question} options={options(field.of)} defaultValue={first} />
      ) : (
        <RadioField {...question} options={options(field.of)} chosen={first} />
      );
    case "language":
      return (
        <RadioField
          {...question}
          options={options(field.of).map((option) => ({ ...option, lang: option.value }))}
          chosen={first}
        />
      );
    case "choices":
      return (
        <GroupQuestion {...question}>
          <Tiles {...question} type="checkbox" options={options(field.of)} chosen={typed} />
        </GroupQuestion>
      );
    case "services":
      return (
        <GroupQuestion {...question}>
          <ServiceTiles {...question} groups={words.groups ?? []} chosen={typed} />
        </GroupQuestion>
      );
  }
}

interface ServiceProps {
  id: string;
  name: string;
  groups: NonNullable<FieldWords["groups"]>;
  chosen: readonly string[];
}

/** Where there is one group only, the question is its heading. */
function ServiceTiles({ id, name, groups, chosen }: ServiceProps) {
  return groups.map(({ label, options }, index) => {
    const tiles = (
      <Tiles
        id={index === 0 ? id : `${id}-more`}
        name={name}
        type="checkbox"
        options={options}
        chosen={chosen}
      />
    );
    return groups.length === 1 ? (
      <Fragment key={label}>{tiles}</Fragment>
    ) : (
      <TileGroup key={label} label={label}>
        {tiles}
      </TileGroup>
    );
  });
}
