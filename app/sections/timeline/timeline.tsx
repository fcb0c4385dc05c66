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

/** In even steps: where years lie close, numbers would touch each other. */
function Scale({ years }: { years: number[] }) {
  const at = (index: number) => `${Number((2 + (index / (years.length - 1)) * 96).toFixed(2))}%`;
  return (
    <svg className={styles.scale} height={56} aria-hidden>
      <rect y={12} width="100%" height={4} rx={2} />
      {years.map((year, index) => (
        <g key={year}>
          <circle cx={at(index)} cy={14} r={9} />
          <text x={at(index)} y={46}>
            {year}
          </text>
        </g>
      ))}
    </svg>
  );
}
