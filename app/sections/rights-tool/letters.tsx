import { fill } from "#app/content/fill.ts";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { inWordsIn } from "#app/tools/in-words.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { useSite } from "#app/ui/site.ts";
import pill from "#app/ui/pill.module.css";
import { useAwake } from "#app/ui/use-awake.ts";
import type { RightsCard } from "#estimates/rights/card.ts";
import type { RightsAnswers } from "#estimates/rights/questions.ts";
import { type Letter, letterFor } from "./letter-for.ts";
import styles from "./rights-tool.module.css";

/** So long is a blank for a day, in letters. */
const BLANK = "_".repeat(18);

type Props = SectionProps<"rights-tool"> & { answers: RightsAnswers; found: RightsCard[] };
type Words = Props["letters"];

/** The words of a letter, in one of its languages. */
interface Version {
  language: string;
  words: Words;
}

/**
 * The letter that goes with the cards, with blanks for what nobody was asked. In another language it says the
 * same in English first: whoever gets it has to be able to read it.
 */
export function Letters({ letters, lettersInEnglish, answers, found }: Props) {
  const { language } = useSite();
  const isAwake = useAwake();
  const kind = letterFor(found);
  if (!kind) return null;
  const own = { language, words: letters };
  const versions: Version[] = lettersInEnglish
    ? [{ language: DEFAULT_LANGUAGE, words: lettersInEnglish }, own]
    : [own];
  return (
    <section className={styles.letters}>
      <div data-screen-only>
        <h2>{letters.heading}</h2>
        <p className={styles.soft}>
          <RichText>{letters.text}</RichText>
        </p>
        {isAwake && (
          <button type="button" className={pill.pill} onClick={() => window.print()}>
            {letters.print}
          </button>
        )}
      </div>
      <div className={styles.sheet}>
        <Blank versions={versions} name="date" />
        <Blank versions={versions} name="sender" lines={2} />
        <Blank versions={versions} name="receiver" lines={2} />
        {versions.map((version) => (
          <Sentences key={version.language} {...version} kind={kind} signed={answers.signed} />
        ))}
        <Blank versions={versions} name="signature" />
      </div>
    </section>
  );
}

interface SentencesProps extends Version {
  kind: Letter;
  signed: string | undefined;
}

function Sentences({ language, words, kind, signed }: SentencesProps) {
  const { subject, says } = words[kind];
  const day = signed ? inWordsIn(language).fullDay(signed) : BLANK;
  return (
    <div lang={language} className={styles.sentences}>
      <p className={styles.subject}>{fill(subject, { day })}</p>
      {says.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

interface BlankProps {
  versions: Version[];
  name: "date" | "sender" | "receiver" | "signature";
  lines?: number;
}

function Blank({ versions, name, lines = 1 }: BlankProps) {
  return (
    <div className={styles.blank}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.ruled} />
      ))}
      {versions.map(({ language, words }) => (
        <small key={language} lang={language}>
          {words[name]}
        </small>
      ))}
    </div>
  );
}
