import { localeOf } from "#app/content/language.ts";
import { fill } from "#app/content/fill.ts";
import { isOne } from "#app/content/is-one.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { idOf } from "#app/tools/use-tool.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { useSite } from "#app/ui/site.ts";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import type { FormAnswers, FormRow } from "#estimates/openings/form-answers.ts";
import { countName } from "#estimates/openings/questions.ts";
import type { Want } from "#estimates/openings/reading.ts";
import styles from "./form-rows.module.css";

type Props = Pick<SectionProps<"openings-tool">, "rows" | "form" | "wants"> & {
  read: FormAnswers;
};

/** The field that settles it. */
const FIELD_FOR: Record<Want, string> = {
  built: "built",
  permit: "permit",
  county: "county",
  windSpeed: "wind-speed",
  slope: "slope",
  roof: "roof",
  roofPermit: "roof-permit",
  approval: "approval",
  deck: "deck",
  ties: "ties",
  lengths: "perimeter",
  sealed: "sealed",
  openings: countName("windows", "A"),
  look: "deck",
  labels: "have-labels",
  repair: countName("windows", "Z"),
};

/** The nine answers as the form would read them, each with its proof. */
export function FormRows({ rows: words, read, ...more }: Props) {
  return (
    <section>
      <h3>{words.heading}</h3>
      <p className={styles.text}>
        <RichText>{words.text}</RichText>
      </p>
      <ol className={styles.rows}>
        {read.rows.map((row, index) => (
          <Row
            key={row.question}
            row={row}
            number={index + 1}
            words={words}
            read={read}
            {...more}
          />
        ))}
      </ol>
    </section>
  );
}

type RowProps = Omit<Props, "rows"> & { row: FormRow; number: number; words: Props["rows"] };

function Row({ row, number, words, form, wants, read }: RowProps) {
  const { question, letter, hasPaper } = row;
  const { name, letters, paper } = form[question];
  const answer = letter && letters[letter];
  const sign = letter === undefined ? undefined : (words.signs[letter] ?? letter);
  return (
    <li className={styles.row} data-open={letter === undefined}>
      <p className={styles.letter} data-long={sign !== undefined && sign.length > 1}>
        {sign ?? words.open}
      </p>
      <div>
        <p className={styles.number}>{fill(words.question, { number: String(number) })}</p>
        <h4>{name}</h4>
        {answer && (
          <p>
            <SpokenWords>{answer}</SpokenWords>
          </p>
        )}
        {question === "shape" && <Feet read={read} words={words} />}
        {row.wants && (
          <p>
            <a href={`#${idOf(fieldFor(row))}`}>{wants[row.wants]}</a>
          </p>
        )}
        {letter !== undefined && (
          <p className={styles.paper} data-have={hasPaper}>
            {hasPaper && <Icon name="check" />}
            <span>
              <strong>{hasPaper ? words.have : words.missing}</strong>{" "}
              <SpokenWords>{paper}</SpokenWords>
            </span>
          </p>
        )}
      </div>
    </li>
  );
}

/** A look betters two answers; each row leads to its own. */
const fieldFor = ({ question, wants }: FormRow) =>
  wants === "look" && (question === "ties" || question === "sealed")
    ? question
    : FIELD_FOR[wants ?? "openings"];

function Feet({ read: { shape }, words }: { read: FormAnswers; words: Props["rows"] }) {
  const { language } = useSite();
  if (shape.otherFeet === undefined || shape.mostFeet === undefined) return null;
  const feet = (value: number) =>
    value.toLocaleString(localeOf(language), { maximumFractionDigits: 1 });
  return (
    <p>
      {fill(isOne(shape.otherFeet, language) ? words.oneFoot : words.feet, {
        size: feet(shape.otherFeet),
        most: feet(shape.mostFeet),
        count: feet((shape.share ?? 0) * 100),
      })}
    </p>
  );
}
