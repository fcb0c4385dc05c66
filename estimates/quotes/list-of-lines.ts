/** What stands in a good quote, line by line. Which of them Florida law wants is content: it is handed in. */

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
  "cash",
  "gift",
  "valid",
  "r1",
  "r2",
  "r3",
  "w1",
  "h1",
  "h2",
  "s1",
  "s2",
  "s3",
  "s4",
] as const;
export type LineId = (typeof LINES)[number];

/** Good practice, or something to ask for; or what a law wants in the papers. */
export type Kind = "law" | "practice" | "ask";

export interface Line {
  id: LineId;
  /** All, where none is named. */
  trades?: readonly Trade[] | undefined;
  /** What the line is where no law wants it. */
  kind: Exclude<Kind, "law">;
  law?: Law | undefined;
}

/** When a law wants a line: all that is named must be so. */
export interface Law {
  trades?: readonly Trade[] | undefined;
  /** Dollars; as long as the price is not known, the law counts. */
  priceAbove?: number | undefined;
  /** Counts once somebody said that it is so. */
  only?: "inWindZone" | "afterEmergency" | "paidOverTime" | undefined;
}

export interface Circumstances {
  trade: Trade;
  price?: number | undefined;
  /** The house is in Miami-Dade or Broward, the high-velocity hurricane zone. */
  inWindZone: boolean;
  /** The contract is for a roof, after the Governor declared an emergency. */
  afterEmergency: boolean;
  paidOverTime: boolean;
}

/** The lines that concern a trade. */
export const linesFor = (trade: Trade, lines: readonly Line[]): Line[] =>
  lines.filter(({ trades }) => !trades || trades.includes(trade));

export const kindOf = ({ kind, law }: Line, circumstances: Circumstances): Kind =>
  law && applies(law, circumstances) ? "law" : kind;

function applies({ trades, priceAbove = 0, only }: Law, of: Circumstances): boolean {
  const { trade, price = Infinity } = of;
  return (!trades || trades.includes(trade)) && price > priceAbove && (!only || of[only]);
}
