import { useId, useState } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { useInWords } from "#app/tools/in-words.ts";
import { Band } from "#app/ui/band.tsx";
import { Note, Paragraph } from "#app/ui/paragraph.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { costsOfWays, PRICES } from "./costs-of-ways.ts";
import styles from "./loan-costs.module.css";

/** In pixels. */
const HEIGHT = 32;

type Props = SectionProps<"loan-costs">;

/** Every line begins with the price of the same work; what is beyond it goes to a lender. */
export function LoanCosts(props: Props) {
  const { id, heading, lead, cashPrice, labels, note } = props;
  const [price, setPrice] = useState(cashPrice);
  const { ways, most } = costsOfWays(props, price, useInWords());
  return (
    <Band id={id} heading={heading} lead={lead}>
      <Price label={labels.price} {...{ cashPrice, price, setPrice }} />
      <ol className={styles.ways}>
        {ways.map(({ name, text, parts, total, apr }) => (
          <li key={name}>
            <h3>{name}</h3>
            <Paragraph>{text}</Paragraph>
            <Line parts={parts} most={most} />
            <dl className={styles.figures}>
              {parts.map(({ part, shown }) => (
                <div key={part} data-part={part}>
                  <dt>{labels[part]}</dt>
                  <dd>{shown}</dd>
                </div>
              ))}
              {apr && (
                <div>
                  <dt>{labels.apr}</dt>
                  <dd>{apr}</dd>
                </div>
              )}
              <div className={styles.total}>
                <dt>{labels.total}</dt>
                <dd>{total}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
      <Note>{note}</Note>
    </Band>
  );
}

interface PriceProps extends Pick<Props, "cashPrice"> {
  label: string;
  price: number;
  setPrice: (price: number) => void;
}

/** The price of the work, with a slider where there are scripts. */
function Price({ label, cashPrice, price, setPrice }: PriceProps) {
  const id = useId();
  const shown = useInWords().dollars(price);
  return (
    <div className={styles.price}>
      <p>
        <span id={id}>{label}</span> <strong>{shown}</strong>
      </p>
      {useHydrated() && (
        <input
          type="range"
          aria-labelledby={id}
          min={cashPrice * PRICES.least}
          max={cashPrice * PRICES.most}
          step={cashPrice * PRICES.step}
          value={price}
          aria-valuetext={shown}
          onChange={({ currentTarget }) => setPrice(currentTarget.valueAsNumber)}
        />
      )}
    </div>
  );
}

type Parts = ReturnType<typeof costsOfWays>["ways"][number]["parts"];

function Line({ parts, most }: { parts: Parts; most: number }) {
  const share = (amount: number) => `${Number(((amount / most) * 100).toFixed(2))}%`;
  return (
    <svg className={styles.line} height={HEIGHT} aria-hidden>
      {parts.map(({ part, from, amount }) => (
        <rect key={part} data-part={part} x={share(from)} width={share(amount)} height={HEIGHT} />
      ))}
    </svg>
  );
}
