import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { ScrollRow } from "#app/ui/scroll-row.tsx";
import common from "#app/ui/common.module.css";
import styles from "./job-times.module.css";

type Props = SectionProps<"job-times">;

/** The drawing says nothing that the steps do not say, so it is for eyes alone. */
export function JobTimes(props: Props) {
  const { id, heading, lead, job, total, steps, labels, note } = props;
  return (
    <Band id={id} heading={heading} lead={lead} ground="soft">
      <p className={styles.total}>
        {job} <strong>{total}</strong>
      </p>
      <JobLine {...props} />
      <ScrollRow label={heading}>
        <ol className={styles.steps}>
          {steps.map(({ title, text, takes }) => (
            <li key={title} data-stage={takes?.[0]?.stage}>
              <h3>{title}</h3>
              <Paragraph>{text}</Paragraph>
              {takes && (
                <dl className={styles.takes}>
                  {takes.map(({ stage, takes: time }) => (
                    <div key={stage} data-stage={stage}>
                      <dt>{labels[stage]}</dt>
                      <dd>
                        <RichText>{time}</RichText>
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </li>
          ))}
        </ol>
      </ScrollRow>
      <p className={common.note}>{note}</p>
    </Band>
  );
}

/** In pixels: of the line, and between two stages of it. */
const HEIGHT = 34;
const ROUND = 8;

/** Each stage full for as long as it takes at least, pale for as long as it may take. */
function JobLine({ stages, days, numbers, weeksLabel }: Props) {
  const share = (part: number) => `${Number(((part / days) * 100).toFixed(2))}%`;
  const end = Math.max(...stages.map(({ from, most }) => from + most));
  return (
    <div aria-hidden>
      <svg className={styles.line} height={HEIGHT}>
        <rect className={styles.track} y={HEIGHT / 2 - 1} width="100%" height={2} />
        {stages.map(({ stage, from, least, most }) => (
          <g key={stage} data-stage={stage}>
            {Object.entries({ most, least }).map(([name, length]) => (
              <rect
                key={name}
                className={styles[name]}
                x={share(from)}
                width={share(length)}
                height={HEIGHT}
                rx={ROUND}
              />
            ))}
          </g>
        ))}
        {/* The finished house, at the end of the line. */}
        <svg x={share(end)} className={styles.house}>
          <path d="M8 17 21 6l13 11v12H8z" />
        </svg>
      </svg>
      <div className={styles.weeks}>
        <svg height={22}>
          {numbers.map((week) => (
            <text key={week} x={share(week * 7)} y={16}>
              {week}
            </text>
          ))}
        </svg>
        {weeksLabel}
      </div>
    </div>
  );
}
