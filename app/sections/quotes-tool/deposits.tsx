import { fill } from "#app/content/fill.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import type { ReadQuote } from "#estimates/quotes/compare-quotes.ts";
import { Bar } from "./bar.tsx";
import { letterOf } from "./letter-of.ts";
import type { ResultProps } from "./result-props.ts";
import styles from "./results.module.css";

/** The bar is at least so much of the price long, and a little longer than the largest deposit. */
const LEAST_SCALE = 0.3;
const ROOM = 1.05;

/** How much of the price each deposit is, and the dates that the law sets for it. */
export function Deposits(props: ResultProps) {
  const { compared, deposits, days, figures, inWords } = props;
  const shares = compared.quotes.flatMap(({ deposit }) => deposit?.share ?? []);
  const scale = Math.max(LEAST_SCALE, ROOM * Math.max(...shares));
  return (
    <section className={styles.part}>
      <h3>{deposits.heading}</h3>
      <p className={styles.soft}>
        {fill(deposits.limit, { share: inWords.share(figures.deposit.share) })}
      </p>
      <ul className={styles.bars}>
        {compared.quotes.map((one) =>
          one.deposit ? (
            <DepositOf key={one.name} {...props} of={one} deposit={one.deposit} scale={scale} />
          ) : null,
        )}
      </ul>
      {compared.quotes.some(({ deposit }) => deposit?.startsDates) && (
        <p className={styles.soft}>
          <RichText>{days.text}</RichText>
        </p>
      )}
    </section>
  );
}

interface OfOne extends ResultProps {
  of: ReadQuote;
  deposit: NonNullable<ReadQuote["deposit"]>;
  scale: number;
}

function DepositOf({ of, deposit, scale, deposits: words, quote, figures, inWords }: OfOne) {
  const { dollars, share, startsDates, applyBy, startBy } = deposit;
  const rule = figures.deposit;
  const inPercent = inWords.shareBeside(share, rule.share);
  const dates = [
    {
      label: words.applyBy,
      day: applyBy,
      counted: fill(words.paidDay, { days: String(rule.daysToApply) }),
    },
    {
      label: words.startBy,
      day: startBy,
      counted: fill(words.permitsDay, { days: String(rule.daysToStart) }),
    },
  ];
  const name = <b>{fill(quote, { quote: letterOf(of.name) })}</b>;
  if (dollars === 0) {
    return (
      <li>
        <p>
          {name} {words.none}
        </p>
      </li>
    );
  }
  return (
    <li>
      <p>
        {name}
        <span>{fill(words.share, { dollars: inWords.dollars(dollars), share: inPercent })}</span>
      </p>
      <Bar parts={[{ share: share / scale }]} mark={rule.share / scale} />
      <p>
        {startsDates
          ? fill(words.above, { limit: inWords.share(rule.share) })
          : fill(words.below, { limit: inWords.share(rule.share) })}
      </p>
      {startsDates && (
        <dl className={styles.facts}>
          {dates.map(({ label, day, counted }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{day ? <time dateTime={day}>{inWords.day(day)}</time> : counted}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
