/**
 * What stands in a good quote, line by line, and what somebody found of it. Which lines Florida law wants
 * is content.
 */

import type { Figures } from "#app/content/reading/figures.ts";

export const TRADES = ["roof", "windows", "ac", "solar", "other"] as const;
export type Trade = (typeof TRADES)[number];

export const LINES = [
  "lic",
  "who",
  "scope",
  "fund",
  "lien",
  "permit",
  "dep",
  "plan",
  "rel",
  "date",
  "chg",
  "war",
  "canc",
  "ins",
  "cash",
  "gift",
  "valid",
  "r1",
  "r2",
  "r3",
  "r4",
  "w1",
  "h1",
  "h2",
  "s1",
  "s2",
  "s3",
  "s4",
] as const;
export type LineId = (typeof LINES)[number];

/** In writing, not there, not sure. */
export const FOUND = ["y", "n", "u"] as const;
export type Found = (typeof FOUND)[number];

/** As content/figures/quotes.yaml has it. */
export type Line = Figures["figures/quotes"]["lines"][number];

export interface Circumstances {
  trade: Trade;
  price?: number | undefined;
  /** The house is in the high-velocity hurricane zone. */
  inWindZone: boolean;
  /** The contract is for a roof, after the Governor declared an emergency. */
  afterEmergency: boolean;
  paidOverTime: boolean;
}

export interface ReadLine {
  id: LineId;
  /** What a law wants in the papers; good practice; or something to ask for. */
  kind: "law" | Line["kind"];
  /** Undefined as long as nobody looked. */
  found: Found | undefined;
}

/** It says nothing of the firm: only what was ticked is counted. */
export function linesFound(
  list: readonly Line[],
  found: Partial<Record<LineId, Found | undefined>>,
  circumstances: Circumstances,
) {
  const lines = list
    .filter(({ trades }) => !trades || trades.includes(circumstances.trade))
    .map(({ id, kind, law }): ReadLine => {
      const isLaw = law && applies(law, circumstances);
      return { id, kind: isLaw ? "law" : kind, found: found[id] };
    });
  const law = lines.filter(({ kind }) => kind === "law");
  return {
    /** All lines of the trade, in their order. */
    lines,
    /** How many lines the law wants, and how many of these were found. */
    law: { asked: law.length, found: idsOf(law, "y").length },
    /** Not there: by law, and all together. */
    missingLaw: idsOf(law, "n"),
    missing: idsOf(lines, "n"),
    unsure: idsOf(lines, "u"),
    /** How many nobody looked for yet. */
    untouched: idsOf(lines, undefined).length,
  };
}

function applies(
  { trades, priceAbove = 0, only }: NonNullable<Line["law"]>,
  of: Circumstances,
): boolean {
  const { trade, price = Infinity } = of;
  return (!trades || trades.includes(trade)) && price > priceAbove && (!only || of[only]);
}

const idsOf = (lines: readonly ReadLine[], wanted: Found | undefined) =>
  lines.filter(({ found }) => found === wanted).map(({ id }) => id);
