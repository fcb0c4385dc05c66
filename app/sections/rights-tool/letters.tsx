import { fill } from "#app/content/fill.ts";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { inWordsIn } from "#app/tools/in-words.ts";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { useSite } from "#app/ui/site.ts";
import pill from "#app/ui/pill.module.css";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { RightsCard, Rule } from "#estimates/rights/card.ts";
import type { RightsProps } from "./law-card.tsx";
import styles from "./rights-tool.module.css";

/** So long is a blank for a day, in letters. */
const BLANK = "_".repeat(18);

/** The words of a letter, in one of its languages. */
interface Version {
  language: string;
  words: RightsProps["letters"];
}

/**
 * The letter that goes with the cards, with blanks for what nobody was asked. In another language it says the
 * same in English first: whoever gets it has to be able to read it.
 */
export function Letters({ letters, lettersInEnglish, answers, found }: RightsProps) {
  const { language } = useSite();
  const isHydrated = useHydrated();
  const kind = letterFor(found);
  if (!kind) return null;
  const dayIn = (one: string) => (answers.signed ? inWordsIn(one).fullDay(answers.signed) : BLANK);
  const own = { language, words: letters };
  const versions: Version[] = lettersInEnglish
    ? [{ language: DEFAULT_LANGUAGE, words: lettersInEnglish }, own]
    : [own];
  return (
    <section className={styles.letters}>
      <div data-screen-only>
        <h2>{letters.heading}</h2>
        <Paragraph className={styles.soft}>{letters.text}</Paragraph>
        {isHydrated && (
          <button type="button" className={pill.pill} onClick={() => window.print()}>
            {letters.print}
          </button>
        )}
      </div>
      <div className={styles.sheet}>
        <Blank versions={versions} name="date" />
        <Blank versions={versions} name="sender" lines={2} />
        <Blank versions={versions} name="receiver" lines={2} />
        {versions.map(({ language: one, words }) => (
          <div key={one} lang={one} className={styles.sentences}>
            <p className={styles.subject}>{fill(words[kind].subject, { day: dayIn(one) })}</p>
            {words[kind].says.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        ))}
        <Blank versions={versions} name="signature" />
      </div>
    </section>
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

type Letter = "cancel" | "deposit";

/** The laws by which one cancels with a letter to the company. A lender sends a notice of its own. */
const CANCELING = new Set<Rule>(["home-sale", "roof-10", "installments"]);

/**
 * The letter that goes with the cards, if all that it says is true: one cannot cancel after the day, if
 * it has begun to run, and a deposit's date is missed only once it has passed. Canceling comes first.
 */
export function letterFor(found: readonly RightsCard[]): Letter | undefined {
  const fitting = found.filter(({ fits, isOld }) => fits && !isOld);
  const mayCancel = fitting.some(
    ({ rule, days, because }) =>
      CANCELING.has(rule) &&
      (days.length === 0 || days.some(({ passed }) => !passed) || because.includes("notice")),
  );
  if (mayCancel) return "cancel";
  const hasMissed = fitting.some(
    ({ rule, words, days }) =>
      rule === "deposit" && words === "above" && days.some(({ passed }) => passed),
  );
  return hasMissed ? "deposit" : undefined;
}
