import type { SectionProps } from "#app/sections/prepare.server.ts";
import styles from "./job-line.module.css";

/** In pixels: of the line, and between two stages of it. */
const HEIGHT = 34;
const ROUND = 8;

type Props = Pick<SectionProps<"job-times">, "stages" | "days" | "numbers" | "weeksLabel">;

/** Each stage full for as long as it takes at least, pale for as long as it may take. */
export function JobLine({ stages, days, numbers, weeksLabel }: Props) {
  const share = (part: number) => `${Number(((part / days) * 100).toFixed(2))}%`;
  const end = Math.max(...stages.map(({ from, most }) => from + most));
  return (
    <div aria-hidden>
      <svg className={styles.line} height={HEIGHT}>
        <rect className={styles.track} y={HEIGHT / 2 - 1} width="100%" height={2} />
        {stages.map(({ stage, from, least, most }) => (
          <g key={stage} data-stage={stage}>
            <rect
              className={styles.most}
              x={share(from)}
              width={share(most)}
              height={HEIGHT}
              rx={ROUND}
            />
            <rect
              className={styles.least}
              x={share(from)}
              width={share(least)}
              height={HEIGHT}
              rx={ROUND}
            />
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
