import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { useAwake } from "#app/ui/use-awake.ts";
import type { RightsCard, Rule } from "#estimates/rights/card.ts";
import type { RightsAnswers } from "#estimates/rights/questions.ts";
import styles from "./letters.module.css";
import { useDays } from "./use-days.ts";

/** The laws by which one cancels with a letter to the company. A lender sends a notice of its own. */
const CANCELING = new Set<Rule>(["home-sale", "roof-10"]);

/** So long is a blank for a day, in letters. */
const BLANK = "_".repeat(18);

type Props = SectionProps<"rights-tool"> & { answers: RightsAnswers; found: RightsCard[] };

/** The letter that goes with the cards, with blanks for what nobody was asked. */
export function Letters({ letters, answers, found }: Props) {
  const { whole } = useDays();
  const isAwake = useAwake();
  const kind = kindOf(found);
  if (!kind) return null;
  const letter = letters[kind];
  const day = answers.signed ? whole(answers.signed) : BLANK;
  return (
    <section className={styles.letters}>
      <div data-screen-only>
        <h2>{letters.heading}</h2>
        <p className={styles.how}>
          <RichText>{letters.text}</RichText>
        </p>
        {isAwake && (
          <button type="button" className={styles.print} onClick={() => window.print()}>
            {letters.print}
          </button>
        )}
      </div>
      <div className={styles.sheet}>
        <Blank label={letters.date} />
        <Blank label={letters.sender} lines={2} />
        <Blank label={letters.receiver} lines={2} />
        <p className={styles.subject}>{fill(letter.subject, { day })}</p>
        {letter.says.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Blank label={letters.signature} />
      </div>
    </section>
  );
}

function Blank({ label, lines = 1 }: { label: string; lines?: number }) {
  return (
    <div className={styles.blank}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.rule} />
      ))}
      <small>{label}</small>
    </div>
  );
}

/** What to cancel comes before what to ask for; after the day, a letter would promise too much. */
function kindOf(found: readonly RightsCard[]): "cancel" | "deposit" | undefined {
  const fitting = found.filter(({ fits, isOld }) => fits && !isOld);
  const mayCancel = fitting.some(
    ({ rule, days }) =>
      CANCELING.has(rule) && (days.length === 0 || days.some(({ passed }) => !passed)),
  );
  if (mayCancel) return "cancel";
  return fitting.some(({ rule }) => rule === "deposit") ? "deposit" : undefined;
}
