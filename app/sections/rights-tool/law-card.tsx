import { fill } from "#app/content/fill.ts";
import { useSite } from "#app/ui/site.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import type { RightsCard, RightsDay } from "#estimates/rights/card.ts";
import { CountedDays } from "./counted-days.tsx";
import { reasonsFor } from "./reasons-for.ts";
import styles from "./law-card.module.css";
import type { Result } from "./result.ts";
import { useDays } from "./use-days.ts";

type Props = Result & { card: RightsCard };

/** One law: its days, what it says for these answers, which of them led to it, and where it is from. */
export function LawCard({ card, ...props }: Props) {
  const { rule, words, days, fits, isOld, missing } = card;
  const law = props.cards[rule];
  return (
    // Beside words about insurance, nothing of ours may be offered (bottom-bar.module.css).
    <article
      className={styles.card}
      data-fits={fits}
      data-no-offers={rule === "insurance" || undefined}
    >
      <h3>{law.title}</h3>
      {days.length > 0 && (
        <dl className={styles.days}>
          {days.map((one) => (
            <OneDay key={one.name} {...props} one={one} label={law.days?.[one.name]} />
          ))}
        </dl>
      )}
      <p>
        <RichText>{isOld ? law.after : (law.says[words] ?? "")}</RichText>
      </p>
      {days[0] && <CountedDays {...props} card={card} />}
      {missing.length > 0 && (
        <p className={styles.missing}>
          <strong>{props.missing}</strong>{" "}
          {missing.map((name) => props.questions[name].label).join(" · ")}
        </p>
      )}
      <Because {...props} card={card} />
      <p className={styles.source}>
        {law.source.address ? (
          <a href={law.source.address}>{law.source.source}</a>
        ) : (
          law.source.source
        )}
        .{" "}
        {law.source.checked ? (
          <>
            {props.checked} <time dateTime={law.source.checked.date}>{law.source.checked.on}</time>.
          </>
        ) : (
          `${props.checks.notCheckedYet}.`
        )}
        {law.source.ranOutOn && ` ${fill(props.ranOut, { until: law.source.ranOutOn })}`}
      </p>
    </article>
  );
}

interface DayProps extends Pick<Props, "passed"> {
  one: RightsDay;
  label: string | undefined;
}

function OneDay({ one: { name, day, whose, passed: isOver }, label, passed }: DayProps) {
  const { whole } = useDays();
  return (
    <div data-passed={isOver}>
      <dt>{label}</dt>
      <dd>
        <time dateTime={day}>{whole(day)}</time>
        {isOver && (
          <span className={styles.passed}>
            <RichText>{passed[name === "cancel" ? name : whose]}</RichText>
          </span>
        )}
      </dd>
    </div>
  );
}

function Because({ card, ...props }: Props) {
  const { whole } = useDays();
  const { language } = useSite();
  const reasons = reasonsFor(card.because, props, whole, language);
  if (reasons.length === 0) return null;
  return (
    <div className={styles.because}>
      <h4>{props.because}</h4>
      <ul>
        {reasons.map(({ question, answer }) => (
          <li key={question}>
            {question}
            {answer && (
              <>
                {" "}
                <strong>{answer}</strong>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
