/** What the wind inspection form would read; on paper, a sheet to lay before the inspector. */
import { fill } from "#app/content/fill.ts";
import { isSingular } from "#app/content/language.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Note, Part, Points, SignedRows } from "#app/tools/answer-blocks.tsx";
import { idOf } from "#app/tools/use-tool.tsx";
import { type InWords, useInWords } from "#app/tools/in-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import type { FormAnswers, FormQuestion, FormRow } from "#estimates/openings/form-answers.ts";
import type { GlassKind } from "#estimates/openings/glass-answer.ts";
import { countName } from "#estimates/openings/questions.ts";
import type { Want } from "#estimates/openings/form-letters.ts";
import { ClassMark } from "./class-mark.tsx";
import { LitHouse } from "./lit-house.tsx";
import styles from "./openings-tool.module.css";

interface Props extends SectionProps<"openings-tool"> {
  read: FormAnswers;
  isExample: boolean;
}

export function OpeningsAnswer(props: Props) {
  const { notOfficial, sheet, notes, rows, read } = props;
  return (
    <>
      <div className={styles.sheet}>
        <p>{sheet.heading}</p>
        {sheet.blanks.map((blank) => (
          <p key={blank}>{blank}</p>
        ))}
      </div>
      <Note text={notOfficial} />
      {read.glass.openings > 0 && (
        <>
          <LitHouse {...props} />
          <ToDoList {...props} />
        </>
      )}
      <Part heading={rows.heading}>
        <Paragraph>{rows.text}</Paragraph>
        <SignedRows
          rows={read.rows.map((row, index) => ({
            key: row.question,
            sign: <Letter row={row} words={rows} />,
            children: <Answer {...props} row={row} number={index + 1} />,
          }))}
        />
      </Part>
      <Part heading={notes.heading}>
        <Points points={notes.points} />
      </Part>
    </>
  );
}

/** Which openings to close, the weakest first, and how far each step would better the answer. */
function ToDoList({ list, kinds, read }: Props) {
  const { heading, text, steps, done } = list;
  const { ladder } = read.glass;
  const inWords = useInWords();
  return (
    <Part heading={heading}>
      <Paragraph>{ladder.length === 0 ? done : text}</Paragraph>
      <SignedRows
        rows={ladder.map(({ of, openings, reaches }) => ({
          key: of,
          sign: <ClassMark of={of} />,
          children: (
            <>
              <h4>{openingsInWords(openings, kinds, inWords)}</h4>
              <p>{fill(steps[of], { letter: reaches })}</p>
            </>
          ),
        }))}
      />
    </Part>
  );
}

/** "2 windows and 1 skylight" */
export const openingsInWords = (
  openings: { kind: GlassKind; count: number }[],
  kinds: Props["kinds"],
  { list, language }: InWords,
): string =>
  list(
    openings.map(({ kind, count }) =>
      isSingular(count, language)
        ? kinds[kind].one
        : fill(kinds[kind].many, { count: String(count) }),
    ),
  );

function Letter({ row: { letter }, words }: { row: FormRow; words: Props["rows"] }) {
  const sign = letter === undefined ? words.open : (words.signs[letter] ?? letter);
  return (
    <p className={styles.letter} data-open={letter === undefined} data-long={sign.length > 1}>
      {sign}
    </p>
  );
}

/** One of the nine answers as the form would read it, with its proof. */
function Answer(props: Props & { row: FormRow; number: number }) {
  const { row, number, rows: words, form, wants, read } = props;
  const { question, letter, hasPaper } = row;
  const { name, letters, paper } = form[question];
  const answer = letter && letters[letter];
  return (
    <>
      <h4>
        {number}. {name}
      </h4>
      <Paragraph>{answer}</Paragraph>
      {question === "shape" && <Feet read={read} words={words} />}
      {row.wants && (
        <p>
          <a href={`#${idOf(fieldFor(question, row.wants))}`}>{wants[row.wants]}</a>
        </p>
      )}
      {letter !== undefined && (
        <Note>
          {hasPaper && <Icon name="check" />}{" "}
          <strong>{hasPaper ? words.have : words.missing}</strong>{" "}
          <SpokenWords>{paper}</SpokenWords>
        </Note>
      )}
    </>
  );
}

/** Where a question of ours has another name than what is wanted. */
const FIELD_FOR: Partial<Record<Want, string>> = {
  openings: countName("windows", "A"),
  repair: countName("windows", "Z"),
};

/** The field that settles it. What a look may better is asked under the name of its row. */
const fieldFor = (question: FormQuestion, wants: Want) =>
  wants === "look" ? question : (FIELD_FOR[wants] ?? wants);

function Feet({ read: { shape }, words }: { read: FormAnswers; words: Props["rows"] }) {
  const { number, language } = useInWords();
  if (shape.otherFeet === undefined || shape.mostFeet === undefined) return null;
  return (
    <p>
      {fill(isSingular(shape.otherFeet, language) ? words.oneFoot : words.feet, {
        size: number(shape.otherFeet, 1),
        most: number(shape.mostFeet, 1),
      })}
    </p>
  );
}
