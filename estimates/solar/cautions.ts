import type { SizeLimits } from "#estimates/solar/figures.ts";

/** So many years are looked ahead; what pays back later is said not to. */
export const YEARS_AHEAD = 25;

/** What must be told beside an answer. */
export type Caution =
  | { kind: "noUse" }
  /** The utility would ask for at most so many kW DC; `share` of the use is made, as 1.43. */
  | { kind: "tooLarge"; share: number; mostKw: number }
  | { kind: "secondTier"; kwAc: number; mostKwAc: number }
  /** 0 for January. */
  | { kind: "minimum"; months: number[] }
  | { kind: "leftover"; kwh: number }
  | { kind: "longPayback" }
  /** A north side makes so much less than a south side, as 0.2 for a fifth. */
  | { kind: "north"; less: number }
  | { kind: "noCredit" }
  | { kind: "outage" }
  | { kind: "rates" };

/** What cautions are made from. */
export interface Facts {
  /** kWh a year. */
  used: number;
  /** kWh a year. */
  made: number;
  /** Of all panels, DC. */
  kw: number;
  /** Nothing for a utility whose rules are not known. */
  limits: SizeLimits | undefined;
  /** Months billed at the minimum, 0 for January. */
  minimumMonths: number[];
  /** kWh. */
  leftover: number;
  /** Years; `"never"` where a price is never reached, nothing where none was told. */
  payback: number | "never" | undefined;
  /** Of the north sides with panels. */
  northLoss: number | undefined;
}

/** In the order in which they are told; the last three always are. */
export function cautionsOf(facts: Facts): Caution[] {
  const { used, minimumMonths, leftover, payback, northLoss } = facts;
  const cautions: (Caution | false)[] = [
    used === 0 && { kind: "noUse" },
    ...ofSize(facts),
    minimumMonths.length > 0 && { kind: "minimum", months: minimumMonths },
    leftover > 0 && { kind: "leftover", kwh: leftover },
    isLong(payback) && { kind: "longPayback" },
    northLoss !== undefined && { kind: "north", less: northLoss },
    { kind: "noCredit" },
    { kind: "outage" },
    { kind: "rates" },
  ];
  return cautions.filter((caution) => caution !== false);
}

function ofSize({ used, made, kw, limits }: Facts): Caution[] {
  if (!limits) return [];
  const most = used * limits.mostOfUse;
  const kwAc = kw * limits.acShare;
  const cautions: (Caution | false)[] = [
    used > 0 && made > most && { kind: "tooLarge", share: made / used, mostKw: (kw * most) / made },
    kwAc > limits.firstTierKwAc && { kind: "secondTier", kwAc, mostKwAc: limits.firstTierKwAc },
  ];
  return cautions.filter((caution) => caution !== false);
}

const isLong = (payback: Facts["payback"]) =>
  payback === "never" || (payback !== undefined && payback > YEARS_AHEAD);
