/** What a measured page should reach. */
import type { Aim } from "#scripts/bench/results.ts";
import type { Measurement } from "#scripts/bench/visit.ts";

export interface PageRow extends Measurement {
  /** Largest contentful paint of the same page without scripts, in ms; other sites have none. */
  floor: number | undefined;
  /** Its total blocking time: what this browser on this machine takes by itself. */
  floorTbt: number | undefined;
  ratio: number | undefined;
}

const LEAST_SCORE = 100;
/** In the units of the measurements. */
const MOST = { ratio: 1.05, fontsKB: 60, stylesKB: 8, scriptsKB: 106 };
const BELOW = { blockingMs: 50, homeKB: 350, navigationMs: 100 };

const SCORES = ["performance", "accessibility", "bestPractices", "seo"] as const;

/** @param arrivalMs how long it took to go there from another page, where that was measured */
export function pageAims(address: string, row: PageRow, arrivalMs = 0): Aim[] {
  const aims: Aim[] = [
    ...SCORES.map((score) => ({ what: score, value: row[score], least: LEAST_SCORE })),
    { what: "LCP / floor", value: row.ratio ?? 1, most: MOST.ratio },
    { what: "blocking ms", value: row.tbt, below: BELOW.blockingMs },
    { what: "layout shift", value: row.cls, most: 0 },
    { what: "fonts kB", value: row.fonts, most: MOST.fontsKB },
    { what: "CSS kB", value: row.css, most: MOST.stylesKB },
    { what: "JavaScript kB", value: row.js, most: MOST.scriptsKB },
    { what: "scripts before load", value: row.earlyScripts, most: 0 },
    { what: "all kB", value: address === "/" ? row.total : 0, below: BELOW.homeKB },
    { what: "ms to get there", value: arrivalMs, below: BELOW.navigationMs },
  ];
  return aims.map((aim) => ({ ...aim, what: `${address} ${aim.what}` }));
}
