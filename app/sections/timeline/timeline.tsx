import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import common from "#app/ui/common.module.css";
import styles from "./timeline.module.css";

export function Timeline({ id, heading, lead, years }: SectionProps<"timeline">) {
  return (
    <Band id={id} heading={heading} lead={lead} ground="sky">
      <Scale years={years.map(({ year }) => year)} />
      <ol className={`${common.halves} ${styles.years}`}>
        {years.map(({ year, what, means }) => (
          <li key={year}>
            <h3>{year}</h3>
            <div>
              <Paragraph className={styles.what}>{what}</Paragraph>
              <Paragraph>{means}</Paragraph>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}

/** All years where they are in time: how long nothing changed, and how fast it does now. */
function Scale({ years }: { years: number[] }) {
  const first = Math.min(...years);
  const span = Math.max(...years) - first;
  const at = (year: number) => `${Number((2 + ((year - first) / span) * 96).toFixed(2))}%`;
  return (
    <svg className={styles.scale} height={72} aria-hidden>
      <rect y={29} width="100%" height={4} rx={2} />
      {years.map((year, index) => (
        <g key={year}>
          <circle cx={at(year)} cy={31} r={9} />
          <text x={at(year)} y={isClose(years, index) ? 12 : 62}>
            {year}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Numbers of years that lie close stand above and below the line in turn. */
const CLOSE_YEARS = 5;
const isClose = (years: number[], index: number) =>
  index % 2 === 1 &&
  [years[index - 1], years[index + 1]].some(
    (year) => year !== undefined && Math.abs(year - (years[index] ?? 0)) < CLOSE_YEARS,
  );
