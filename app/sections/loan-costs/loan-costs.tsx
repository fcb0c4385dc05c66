import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import common from "#app/ui/common.module.css";
import styles from "./loan-costs.module.css";

/** In pixels. */
const HEIGHT = 64;

/** Every line begins with the same house; what is beyond it goes to a lender. */
export function LoanCosts(props: SectionProps<"loan-costs">) {
  const { id, heading, lead, ways, most, labels, note } = props;
  return (
    <Band id={id}>
      <SectionHead heading={heading} lead={lead} />
      <ol className={styles.ways}>
        {ways.map(({ name, text, parts, total, monthly, apr }) => (
          <li key={name}>
            <h3>{name}</h3>
            {text && (
              <p>
                <RichText>{text}</RichText>
              </p>
            )}
            <Line parts={parts} most={most} />
            <dl className={styles.figures}>
              {parts.map(({ part, shown }) => (
                <div key={part} data-part={part}>
                  <dt>{labels[part]}</dt>
                  <dd>{shown}</dd>
                </div>
              ))}
              {monthly && (
                <div>
                  <dt>{labels.monthly}</dt>
                  <dd>{monthly}</dd>
                </div>
              )}
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
      <p className={common.note}>
        <RichText>{note}</RichText>
      </p>
    </Band>
  );
}

type Parts = SectionProps<"loan-costs">["ways"][number]["parts"];

function Line({ parts, most }: { parts: Parts; most: number }) {
  const share = (amount: number) => `${Number(((amount / most) * 100).toFixed(2))}%`;
  return (
    <svg className={styles.line} height={HEIGHT} aria-hidden>
      {parts.map(({ part, from, amount }) => (
        <g key={part} data-part={part}>
          {part === "house" ? (
            <House share={(height) => share(amount * height)} />
          ) : (
            <rect x={share(from)} width={share(amount)} y={32} height={32} />
          )}
        </g>
      ))}
    </svg>
  );
}

const DOOR = 0.5;
const WINDOWS = [0.14, 0.32, 0.68, 0.86];

/** The roof is stretched over the part that is the house; door and windows are not. */
function House({ share }: { share: (part: number) => string }) {
  return (
    <>
      <rect y={22} width={share(1)} height={42} />
      <svg width={share(1)} height={24} viewBox="0 0 100 24" preserveAspectRatio="none">
        <path className={styles.roof} d="M0 24 14 2H86L100 24z" />
      </svg>
      <svg x={share(DOOR)} className={styles.front}>
        <path className={styles.door} d="M-7 36H7v28H-7z" />
      </svg>
      {WINDOWS.map((part) => (
        <svg key={part} x={share(part)} className={styles.front}>
          <path className={styles.glass} d="M-10 36h20v14h-20z" />
        </svg>
      ))}
    </>
  );
}
