/** Questions whose answer is chosen: a box to tick, or tiles of which one or several can be taken. */
import type { ComponentProps, ReactNode } from "react";
import { ANSWER_LANGUAGES } from "#questions/fields.ts";
import type { ReadyPicture } from "#app/content/pictures.ts";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import {
  described,
  GroupQuestion,
  type Question,
  QuestionFrame,
  Remarks,
} from "#app/forms/question.tsx";
import type { InEach } from "#app/forms/consents-in-each.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import styles from "./choice-field.module.css";

/** It does not fit beside a box where two tiles share the width of a phone, as "acondicionado". */
const LONG_WORD = /\p{L}{12}/u;

type TickProps = Question &
  Omit<ComponentProps<"input">, keyof Question | "className" | "type"> & {
    /** The label in the languages in which we answer. */
    inEach?: InEach | undefined;
  };

/** A sentence to agree to. */
export function TickField({ label, hint, error, inEach, ...input }: TickProps) {
  const { id } = input;
  return (
    <QuestionFrame>
      <Remarks id={id} error={error} />
      <label className={styles.tick}>
        <input {...input} {...described({ id, hint, error })} type="checkbox" />
        {inEach ? (
          <span>
            {ANSWER_LANGUAGES.map((language) => (
              <span key={language} lang={language} className={styles.inOne}>
                <RichText language={language}>{inEach[language]}</RichText>
              </span>
            ))}
          </span>
        ) : (
          <span>
            <RichText>{label}</RichText>
          </span>
        )}
      </label>
      <Remarks id={id} hint={hint} />
    </QuestionFrame>
  );
}

interface RadioProps<Value extends string>
  extends Question,
    Pick<TilesProps<Value>, "name" | "options"> {
  chosen: Value | undefined;
}

/** One of several. */
export function RadioField<Value extends string>({
  name,
  options,
  chosen,
  ...question
}: RadioProps<Value>) {
  return (
    <GroupQuestion {...question}>
      <Tiles type="radio" id={question.id} name={name} options={options} chosen={[chosen]} />
    </GroupQuestion>
  );
}

/** Some of the tiles of a question, under a heading of their own. */
export function TileGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** Of the label, where it is not that of the page. */
  lang?: string | undefined;
  picture?: ReadyPicture | undefined;
}

interface TilesProps<Value extends string> {
  type: "radio" | "checkbox";
  /** The id of the first tile's box. */
  id: string;
  name: string;
  options: Choice<Value>[];
  chosen: readonly (Value | undefined)[];
}

export function Tiles<Value extends string>(props: TilesProps<Value>) {
  const { type, id, name, options, chosen } = props;
  return (
    <div
      className={styles.tiles}
      data-pictures={options.some(({ picture }) => picture)}
      data-long-words={options.some(({ label }) => LONG_WORD.test(label))}
    >
      {options.map(({ value, label, lang, picture }, index) => (
        <label key={value} className={styles.tile}>
          {picture && <LazyImage picture={picture} sizes="14rem" className={styles.picture} />}
          <input
            id={index === 0 ? id : `${id}-${value}`}
            type={type}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
          />
          <span lang={lang}>
            <SpokenWords>{label}</SpokenWords>
          </span>
        </label>
      ))}
    </div>
  );
}
