import { fill } from "#app/content/fill.ts";
import { isOne } from "#app/content/is-one.ts";
import { useSite } from "#app/ui/site.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { answersOf } from "#estimates/quotes/questions.ts";
import { letterOf } from "./letter-of.ts";
import type { ResultProps } from "./result-props.ts";
import styles from "./results.module.css";

/** What PACE adds to the bill for the property tax, and never without what PACE is. */
export function PacePlans({ compared, answers, paces, pace, quote, inWords }: ResultProps) {
  const { language } = useSite();
  const totalAfter = (years: number) =>
    fill(isOne(years, language) ? paces.totalOfOne : paces.total, { years: String(years) });
  return (
    <section className={styles.part}>
      <h3>{paces.heading}</h3>
      {compared.quotes.map(({ name, pace: one }) =>
        one ? (
          <section key={name} className={styles.plan}>
            <h4>{fill(quote, { quote: letterOf(name) })}</h4>
            <dl className={styles.facts}>
              <div>
                <dt>{paces.yearly}</dt>
                <dd>{inWords.cents(one.yearly)}</dd>
              </div>
              <div>
                <dt>{totalAfter(answersOf(answers, name)["pace-years"] ?? 0)}</dt>
                <dd>{inWords.cents(one.total)}</dd>
              </div>
              <div>
                <dt>{paces.interest}</dt>
                <dd>{inWords.cents(one.interest)}</dd>
              </div>
            </dl>
          </section>
        ) : null,
      )}
      <div className={styles.notice}>
        {pace.words.map((sentence) => (
          <RichText key={sentence}>{`${sentence} `}</RichText>
        ))}
      </div>
    </section>
  );
}
