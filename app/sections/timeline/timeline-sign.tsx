import type { SectionProps } from "#app/sections/prepare.server.ts";
import styles from "./timeline.module.css";

type Sign = SectionProps<"timeline">["years"][number]["sign"];

/** The same small house each time; what changed in that year is drawn in color. */
export function TimelineSign({ sign }: { sign: Sign }) {
  return (
    <svg className={styles.sign} viewBox="0 0 96 80" aria-hidden>
      <path className={styles.wall} d="M18 40h60v30H18z" />
      <path className={sign === "roof" ? styles.roof : styles.plain} d="M8 42 26 20h44l18 22z" />
      <path className={styles.door} d="M55 50h11v20H55z" />
      <path className={styles.glass} d="M26 48h16v12H26z" />
      <path className={styles.ground} d="M4 71h88" />
      {SIGNS[sign]}
    </svg>
  );
}

const SIGNS = {
  paint: (
    <>
      <path
        className={styles.color}
        d="M18 40h60v9q-4 9-8 0-3 13-7 0-3 8-7 0-4 17-8 0-3 9-8 0-4 12-8 0-3 8-7 0-4 7-7 0z"
      />
    </>
  ),
  storm: (
    <path
      className={styles.wind}
      d="M2 14h40q9 0 9-6t-7-6-6 6M12 24h58q10 0 10 7t-8 7-6-6M2 33h24q7 0 7 5"
    />
  ),
  book: (
    <g transform="translate(50 2)">
      <path
        className={styles.page}
        d="M2 6q10-5 20 0v24q-10-5-20 0zM22 6q10-5 20 0v24q-10-5-20 0z"
      />
      <path
        className={styles.lines}
        d="M7 12q5-2 10 0M7 18q5-2 10 0M27 12q5-2 10 0M27 18q5-2 10 0"
      />
    </g>
  ),
  roof: <path className={styles.lines} d="M20 34h56M14 38h68M24 29h48M28 24h40" />,
  cooling: (
    <g transform="translate(70 48)">
      <path className={styles.page} d="M0 0h22v22H0z" />
      <circle className={styles.fan} cx={11} cy={11} r={8} />
      <path className={styles.lines} d="M11 4v14M4 11h14" />
    </g>
  ),
  refrigerant: <path className={styles.drop} d="M78 26q13 17 13 26a13 13 0 0 1-26 0q0-9 13-26z" />,
  house: <path className={styles.check} d="M32 34 44 46 68 18" />,
} satisfies Record<Sign, React.ReactNode>;
