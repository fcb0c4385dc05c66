/** Asks a question with the field that its entry names. */
import { Fragment, type ReactNode } from "react";
import type {
  AnswerIn,
  ChoiceWord,
  Field,
  FieldKind,
  Services,
  Tick,
} from "#requests/asking/fields.ts";
import type { Service } from "#requests/asking/services.ts";
import { type Choice, RadioField, TickField, TileGroup, Tiles } from "#app/forms/choice-field.tsx";
import type { InEach } from "#app/forms/consents-in-each.ts";
import { GroupQuestion, type Question } from "#app/forms/question.tsx";
import { LongTextField, TextField } from "#app/forms/text-field.tsx";

/** What content says of a question, with the words of its choices under their names. */
export type FieldWords<F extends Field> = {
  label: string;
  hint?: string | undefined;
} & Record<ChoiceWord<F>, string> &
  (F extends Services ? { groups: ServiceGroup[] } : unknown) &
  (F extends Tick ? { inEach?: InEach | undefined } : unknown);

/** Services under a heading of their own. */
interface ServiceGroup {
  label: string;
  options: Choice<Service>[];
}

interface Asked<F extends Field> {
  question: Question & { name: string };
  field: F;
  words: FieldWords<F>;
  /** What it holds at first. */
  typed: AnswerIn<F>;
}

type FieldOf<Kind extends FieldKind> = Extract<Field, { kind: Kind }>;

export function AskedQuestion<F extends Field>(props: Asked<F>) {
  // The compiler does not see that a question is asked with the field of its own kind.
  const ask = ASKED_WITH[props.field.kind] as (props: Asked<F>) => ReactNode;
  return ask(props);
}

const ASKED_WITH: { [Kind in FieldKind]: (props: Asked<FieldOf<Kind>>) => ReactNode } = {
  line: ({ question, field: { hints }, typed }) => (
    <TextField {...question} defaultValue={typed} {...hints} />
  ),
  text: ({ question, field: { rows }, typed }) => (
    <LongTextField {...question} defaultValue={typed} rows={rows} />
  ),
  choice: ({ question, field, words, typed }) => (
    <RadioField {...question} options={optionsOf(field.of, words)} chosen={typed} />
  ),
  choices: ({ question, field, words, typed }) => (
    <GroupQuestion {...question}>
      <Tiles {...question} type="checkbox" options={optionsOf(field.of, words)} chosen={typed} />
    </GroupQuestion>
  ),
  language: ({ question, field, words, typed }) => (
    <RadioField
      {...question}
      options={field.of.map((value) => ({ value, label: words[value], lang: value }))}
      chosen={typed}
    />
  ),
  services: ({ question, words: { groups }, typed }) => (
    <GroupQuestion {...question}>
      {groups.map(({ label, options }, index) => {
        const id = index === 0 ? question.id : `${question.id}-more`;
        const tiles = (
          <Tiles {...question} id={id} type="checkbox" options={options} chosen={typed} />
        );
        // Where there is one group only, the question is its heading.
        if (groups.length === 1) return <Fragment key={label}>{tiles}</Fragment>;
        return (
          <TileGroup key={label} label={label}>
            {tiles}
          </TileGroup>
        );
      })}
    </GroupQuestion>
  ),
  tick: ({ question, words: { inEach }, typed }) => (
    <TickField {...question} inEach={inEach} defaultChecked={typed} />
  ),
};

const optionsOf = (values: readonly string[], words: Record<string, string>) =>
  values.map((value) => ({ value, label: words[value] ?? value }));
