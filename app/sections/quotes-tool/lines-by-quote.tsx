import { memo } from "react";
import { fill } from "#app/content/fill.ts";
import { Sideways } from "#app/ui/sideways.tsx";
import { FoundMark } from "./found-mark.tsx";
import { letterOf } from "./letter-of.ts";
import { LinesTable } from "./lines-table.tsx";
import type { ResultProps } from "./result-props.ts";
import styles from "./results.module.css";

const HEADING_ID = "lines-heading";

/** Drawn anew only when a mark changes or counts otherwise, since it is long. */
export const LinesByQuote = memo(
  AllLines,
  (before, now) => JSON.stringify(marksIn(before)) === JSON.stringify(marksIn(now)),
);

const marksIn = ({ compared, answers }: ResultProps) => [
  answers.trade,
  compared.quotes.map(({ name, lines }) => [name, lines.lines]),
];

/** How much of what the law asks for was found in each quote, and what else is open. */
function AllLines(props: ResultProps) {
  const { compared, lineResults, quote } = props;
  const cards = (
    <div className={styles.cards}>
      {compared.quotes.map((one) => (
        <LinesOfQuote key={one.name} {...props} of={one}>
          {fill(quote, { quote: letterOf(one.name) })}
        </LinesOfQuote>
      ))}
    </div>
  );
  return (
    <section className={styles.part}>
      <h3 id={HEADING_ID}>{lineResults.heading}</h3>
      {compared.quotes.length > 1 ? <Sideways labelledBy={HEADING_ID}>{cards}</Sideways> : cards}
      <p className={styles.soft}>{lineResults.meaning}</p>
      <LinesTable {...props} />
    </section>
  );
}

interface OfQuote extends ResultProps {
  of: ResultProps["compared"]["quotes"][number];
  children: string;
}

function LinesOfQuote({ of, lineResults, lines: words, children }: OfQuote) {
  const { lines, law, missingLaw, missing, unsure, untouched } = of.lines;
  const { counts } = lineResults;
  return (
    <section className={styles.card}>
      <h4>{children}</h4>
      {untouched === lines.length ? (
        <p>{lineResults.untouched}</p>
      ) : (
        <>
          <p className={styles.law}>
            {fill(lineResults.law, { asked: String(law.asked), found: String(law.found) })}
          </p>
          <p className={styles.marks} aria-hidden>
            {lines.map(({ id, kind, found }) =>
              kind === "law" ? <FoundMark key={id} found={found} /> : null,
            )}
          </p>
          <dl className={styles.counts}>
            {[
              { label: counts.missing, count: missing.length },
              { label: counts.unsure, count: unsure.length },
              { label: counts.left, count: untouched },
            ].map(({ label, count }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
          {missingLaw.length > 0 && (
            <>
              <p className={styles.soft}>{lineResults.missingLaw}</p>
              <ul>
                {missingLaw.map((id) => (
                  <li key={id}>{words[id].label}</li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </section>
  );
}
