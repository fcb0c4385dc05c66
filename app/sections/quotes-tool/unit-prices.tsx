import { fill } from "#app/content/fill.ts";
import { Bar } from "./bar.tsx";
import { letterOf } from "./letter-of.ts";
import type { ResultProps } from "./result-props.ts";
import styles from "./results.module.css";

/** What one unit costs in each quote, how far apart that is, and whether they measure the same job. */
export function UnitPrices({ compared, answers, units, prices, quote, inWords }: ResultProps) {
  const { quotes, spread, sizeSpread, sizesDiffer } = compared;
  const { one, perUnit: heading } = units[answers.trade];
  const known = quotes.flatMap(({ perUnit }) => perUnit ?? []);
  const highest = Math.max(...known);
  return (
    <section className={styles.part}>
      <h3>{heading}</h3>
      {known.length === 0 ? (
        <p>{fill(prices.noSizes, { unit: one })}</p>
      ) : (
        <ul className={styles.bars}>
          {quotes.map(({ name, perUnit, price = 0, size = 0 }) =>
            perUnit === undefined ? null : (
              <li key={name}>
                <p>
                  <b>{fill(quote, { quote: letterOf(name) })}</b>
                  <span className={styles.soft}>
                    {fill(prices.size, {
                      size: inWords.number(size),
                      dollars: inWords.dollars(price),
                    })}
                  </span>
                  <strong>{inWords.cents(perUnit)}</strong>
                </p>
                <Bar parts={[{ share: perUnit / highest }]} />
              </li>
            ),
          )}
        </ul>
      )}
      {spread !== undefined && <p>{fill(prices.spread, { share: inWords.share(spread) })}</p>}
      {known.length > 0 && known.length < quotes.length && (
        <p className={styles.soft}>{prices.some}</p>
      )}
      {sizesDiffer && sizeSpread !== undefined && (
        <p className={styles.notice}>
          <strong>{prices.sizesDiffer}</strong>{" "}
          {fill(prices.sizes, { share: inWords.share(sizeSpread) })}
        </p>
      )}
    </section>
  );
}
