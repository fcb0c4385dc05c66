import { localeOf } from "#app/content/language.ts";
import { dayInWords } from "#app/content/day-in-words.ts";
import { fill } from "#app/content/fill.ts";
import { oncePerLanguage } from "#app/content/once-per-language.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { todayInFlorida } from "#app/content/today-in-florida.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { useSite } from "#app/ui/site.ts";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import { UNITS } from "#estimates/price/job-size.ts";
import { isOld, priceRange } from "#estimates/price/price-range.ts";
import type { Job } from "#estimates/price/questions.ts";
import styles from "./price-tool.module.css";

const dollarsIn = oncePerLanguage(
  (language) =>
    new Intl.NumberFormat(localeOf(language), {
      style: "currency",
      currency: "USD",
      maximumFractionDigits: 0,
    }),
);

type Props = SectionProps<"price-tool"> & { job: Job; size: number };

/** What a job of this size costs, kind by kind; where we have no prices, its size has to do. */
export function JobPrices(props: Props) {
  const { job, size, prices, meaning, noPrices, pricesHeading, pricesText } = props;
  const ours = prices.filter(({ unit }) => unit === UNITS[job]);
  return (
    <>
      <p>
        <RichText>{meaning[job]}</RichText>
      </p>
      {ours.length === 0 ? (
        <p>
          <RichText>{noPrices}</RichText>
        </p>
      ) : (
        <section>
          <h3>{pricesHeading}</h3>
          <p>{pricesText}</p>
          {ours.map((price) => (
            <PriceOfKind key={price.id} {...props} price={price} size={size} />
          ))}
        </section>
      )}
    </>
  );
}

function PriceOfKind({
  price,
  size,
  low,
  likely,
  high,
  asOf,
  old,
}: Props & { price: Props["prices"][number] }) {
  const { language } = useSite();
  const dollars = dollarsIn(language);
  const date = dayInWords(price.asOf, language);
  const range = priceRange(size, price);
  const rows = [
    { label: low, sum: range.low },
    { label: likely, sum: range.likely },
    { label: high, sum: range.high },
  ];
  return (
    <div className={styles.price}>
      <h4>
        <SpokenWords>{price.name}</SpokenWords>
      </h4>
      <dl>
        {rows.map(({ label, sum }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{dollars.format(sum)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <SpokenWords>{price.includes}</SpokenWords>{" "}
        {fill(isOld(price, todayInFlorida()) ? old : asOf, { date })}
      </p>
    </div>
  );
}
