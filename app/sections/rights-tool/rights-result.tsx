import { RichText } from "#app/ui/rich-text.tsx";
import { LineOfDays } from "./line-of-days.tsx";
import { LawCard } from "./law-card.tsx";
import type { Result } from "./result.ts";
import { TakeDays } from "./take-days.tsx";
import styles from "./rights-result.module.css";

/** The days on a line, then a card for each law, the most urgent first. */
export function RightsResult(props: Result) {
  const { found, outside, query } = props;
  const [fitting, others] = [true, false].map((fits) => found.filter((one) => one.fits === fits));
  return (
    <>
      <LineOfDays {...props} />
      {query && <TakeDays {...props} query={query} />}
      {fitting?.map((card) => (
        <LawCard key={card.rule} {...props} card={card} />
      ))}
      {others && others.length > 0 && (
        <section className={styles.others}>
          <h3>{outside.heading}</h3>
          <p className={styles.soft}>
            <RichText>{outside.text}</RichText>
          </p>
          {others.map((card) => (
            <LawCard key={card.rule} {...props} card={card} />
          ))}
        </section>
      )}
    </>
  );
}
