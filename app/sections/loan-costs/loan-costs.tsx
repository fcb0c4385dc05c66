import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Note, Paragraph } from "#app/ui/paragraph.tsx";
import styles from "./loan-costs.module.css";

/** In pixels. */
const HEIGHT = 32;

/** Every line begins with the price of the same work; what is beyond it goes to a lender. */
export function LoanCosts(props: SectionProps<"loan-costs">) {
  const { id, heading, lead, ways, most, labels, note } = props;
  return (
    <Band id={id} heading={heading} lead={lead}>
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

type Parts = SectionProps<"loan-costs">["ways"][number]["parts"];

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
