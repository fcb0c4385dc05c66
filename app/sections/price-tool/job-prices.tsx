import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { todayInFlorida } from "#app/content/today-in-florida.ts";
import { Card, Facts, Note, Part } from "#app/tools/answer-blocks.tsx";
import { useInWords } from "#app/tools/in-words.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import { UNITS } from "#estimates/price/job-size.ts";
import { isOld, priceRange } from "#estimates/price/price-range.ts";
import type { Job } from "#estimates/price/questions.ts";

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
        <Part heading={pricesHeading}>
          <p>{pricesText}</p>
          {ours.map((price) => (
            <PriceOfKind key={price.id} {...props} price={price} size={size} />
          ))}
        </Part>
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
  const { dollars, day } = useInWords();
  const range = priceRange(size, price);
  return (
    <Card heading={<SpokenWords>{price.name}</SpokenWords>}>
      <Facts
        look="large"
        facts={[
          { label: low, value: dollars(range.low) },
          { label: likely, value: dollars(range.likely) },
          { label: high, value: dollars(range.high) },
        ]}
      />
      <Note>
        <SpokenWords>{price.includes}</SpokenWords>{" "}
        {fill(isOld(price, todayInFlorida()) ? old : asOf, { date: day(price.asOf) })}
      </Note>
    </Card>
  );
}
