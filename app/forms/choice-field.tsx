/** Answers that are chosen: a box to tick, or tiles of which one or several can be taken. */
import { described, type Question, QuestionFrame, Remarks } from "#app/forms/question.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import styles from "./choice-field.module.css";

/** It does not fit beside a box where two tiles share the width of a phone, as "acondicionado". */
const LONG_WORD = /\p{L}{12}/u;

interface TickProps extends Question {
  name: string;
  defaultChecked: boolean;
  /** The label in the languages in which we answer. */
  inEach: Record<string, string> | undefined;
}

/** A sentence to agree to. */
export function TickField({ id, label, hint, error, inEach, ...input }: TickProps) {
  return (
    <QuestionFrame>
      <Remarks id={id} error={error} />
      <label className={styles.tick}>
        <input {...input} {...described({ id, hint, error })} type="checkbox" />
        <span>
          {inEach ? (
            Object.entries(inEach).map(([language, words]) => (
              <span key={language} lang={language} className={styles.inOne}>
                <RichText language={language}>{words}</RichText>
              </span>
            ))
          ) : (
            <RichText>{label}</RichText>
          )}
        </span>
      </label>
      <Remarks id={id} hint={hint} />
    </QuestionFrame>
  );
}

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** Of the label, where it is not that of the page. */
  lang?: string | undefined;
}

interface TilesProps {
  type: "radio" | "checkbox";
  /** The id of the first tile's box. */
  id: string;
  name: string;
  options: Choice<string>[];
  chosen: readonly string[];
  /** Of some of the tiles of a question. */
  heading?: string | undefined;
  /** Whether they are the first of a question with several groups. */
  isFirst?: boolean;
}

export function Tiles({ type, id, name, options, chosen, heading, isFirst }: TilesProps) {
  const tiles = (
    <div
      className={styles.tiles}
      data-first={isFirst}
      data-long-words={options.some(({ label }) => LONG_WORD.test(label))}
    >
      {options.map(({ value, label, lang }, index) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is in SpokenWords
        <label key={value} className={styles.tile}>
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
  if (heading === undefined) return tiles;
  return (
    <fieldset className={styles.group}>
      <legend>{heading}</legend>
      {tiles}
    </fieldset>
  );
}
