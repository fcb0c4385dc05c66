/** What a measured page should reach, and what it misses. */
import type { Measurement } from "#scripts/bench-measure.ts";

export interface BenchRow extends Measurement {
  /** Largest contentful paint of the same page without scripts, in ms; other sites have none. */
  floor: number | undefined;
  /** Its total blocking time: what this browser on this machine takes by itself. */
  floorTbt: number | undefined;
  ratio: number | undefined;
}

/** In the units of the measurements. */
const AIMS = {
  score: 100,
  ratio: 1.05,
  blockingMs: 50,
  homeKB: 350,
  fontsKB: 60,
  stylesKB: 12,
  scriptsKB: 112,
  navigationMs: 100,
};

const SCORES = ["performance", "accessibility", "bestPractices", "seo"] as const;

/**
 * One line for each aim that a page misses.
 *
 * @param navigation how long it took to go to each page, in ms
 */
export function missedAims(
  address: string,
  row: BenchRow,
  navigation: Record<string, { median: number }>,
): string[] {
  const isHome = address === "/";
  const checks: [what: string, value: number, met: (value: number) => boolean, aim: string][] = [
    ...SCORES.map((score): (typeof checks)[number] => [
      score,
      row[score],
      (value) => value >= AIMS.score,
      `${AIMS.score}`,
    ]),
    ["LCP / floor", row.ratio ?? 1, (value) => value <= AIMS.ratio, `<= ${AIMS.ratio}`],
    ["blocking ms", row.tbt, (value) => value < AIMS.blockingMs, `< ${AIMS.blockingMs}`],
    ["layout shift", row.cls, (value) => value === 0, "0"],
    ["fonts kB", row.fonts, (value) => value <= AIMS.fontsKB, `<= ${AIMS.fontsKB}`],
    ["CSS kB", row.css, (value) => value <= AIMS.stylesKB, `<= ${AIMS.stylesKB}`],
    ["JavaScript kB", row.js, (value) => value <= AIMS.scriptsKB, `<= ${AIMS.scriptsKB}`],
    ["scripts before load", row.earlyScripts, (value) => value === 0, "0"],
    ["all kB", isHome ? row.total : 0, (value) => value < AIMS.homeKB, `< ${AIMS.homeKB}`],
    [
      "ms to get there",
      navigation[address]?.median ?? 0,
      (value) => value < AIMS.navigationMs,
      `< ${AIMS.navigationMs}`,
    ],
  ];
  return checks
    .filter(([, value, met]) => !met(value))
    .map(([what, value, , aim]) => `${address}: ${what} ${value}, the aim is ${aim}`);
}
