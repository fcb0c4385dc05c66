import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Facts, Note } from "#app/tools/answer-blocks.tsx";
import { useInWords } from "#app/tools/in-words.ts";
import { SourceNote } from "#app/tools/tool-details.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { businessDays } from "#estimates/days/business-day.ts";
import type { RightsCard } from "#estimates/rights/card.ts";
import type { RightsAnswers, RightsQuestion } from "#estimates/rights/questions.ts";
import styles from "./rights-tool.module.css";

/** What each part of the answer gets. */
export type RightsProps = SectionProps<"rights-tool"> & {
  answers: RightsAnswers;
  found: RightsCard[];
  today: string;
};

type Props = RightsProps & { card: RightsCard };

/** One law: its days, what it says for these answers, which of them led to it, and where it is from. */
export function LawCard({ card, ...props }: Props) {
  const { rule, words, days, fits, isOld, missing } = card;
  const { passed, questions } = props;
  const ofCancel = card.because.includes("notice") ? "unnoticed" : "cancel";
  const { title, after, says, days: labels, source } = props.cards[rule];
  const { fullDay } = useInWords();
  return (
    // Beside words about insurance, nothing of ours may be offered (bottom-bar.module.css).
    <article
      className={styles.law}
      data-fits={fits}
      data-no-offers={rule === "insurance" || undefined}
    >
      <h3>{title}</h3>
      {days.length > 0 && (
        <Facts
          look="large"
          facts={days.map(({ name, day, whose, passed: isOver }) => ({
            label: labels?.[name],
            value: <time dateTime={day}>{fullDay(day)}</time>,
            range: isOver && <RichText>{passed[name === "cancel" ? ofCancel : whose]}</RichText>,
          }))}
        />
      )}
      <Paragraph>{isOld ? after : (says[words] ?? "")}</Paragraph>
      {days[0] && <Uncounted {...props} card={card} />}
      {missing.length > 0 && (
        <Note look="caution">
          <strong>{props.missing}</strong>{" "}
          {missing.map((name) => questions[name].label).join(" · ")}
        </Note>
      )}
      <Because {...props} card={card} />
      <Note>
        <SourceNote {...props} {...source} ranOutOn={undefined} />
        {source.ranOutOn && ` ${fill(props.ranOut, { until: source.ranOutOn })}`}
      </Note>
    </article>
  );
}

/** The answers that led to a law, as they were asked and given. What was ticked has no more answer. */
function Because({ card, answers, questions, because }: Props) {
  const { fullDay, number } = useInWords();
  if (card.because.length === 0) return null;
  const reasonOf = (name: RightsQuestion) => {
    const answer = answers[name];
    const words: { label: string; choices?: Record<string, string> } = questions[name];
    if (typeof answer === "number") return [`${words.label}:`, `$${number(answer)}`];
    if (typeof answer !== "string") return [words.label];
    const { choices } = words;
    return choices ? [words.label, choices[answer]] : [`${words.label}:`, fullDay(answer)];
  };
  return (
    <Note>
      <h4>{because}</h4>
      <ul>
        {card.because.map((name) => {
          const [question, answer] = reasonOf(name);
          return (
            <li key={name}>
              {question} {answer && <strong>{answer}</strong>}
            </li>
          );
        })}
      </ul>
    </Note>
  );
}

/** Where business days are counted: the days up to the last that have no number, and why. */
function Uncounted({ card: { rule }, answers, laws, uncounted }: Props) {
  const { weekday } = useInWords();
  const from = rule === "home-sale" ? answers.signed : answers.papers;
  if (!from || (rule !== "home-sale" && rule !== "loan-3")) return null;
  const { skipped } = businessDays(from, laws[rule].businessDays);
  if (skipped.length === 0) return null;
  const inWords = skipped.map(
    ({ day, why }) => weekday(day) + (why === "sunday" ? "" : ` (${uncounted.holidays[why]})`),
  );
  return (
    <Note>
      {uncounted.label} {inWords.join("; ")}
    </Note>
  );
}
