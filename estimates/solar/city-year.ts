import { sum } from "#estimates/solar/roof.ts";

/** What a utility charges and pays for a kWh, as its customer types it in, in $. */
export interface OwnPrices {
  pay: number;
  /** For a kWh sent out. */
  paid: number;
}

export interface CityYear {
  months: { used: number; made: number; usedAtHome: number; sentOut: number }[];
  /** kWh a year. */
  usedAtHome: number;
  /** kWh a year. */
  sentOut: number;
}

/**
 * A year with a utility whose rules we do not have: what a month makes is used at home as far as it goes,
 * and the rest is sent out. Nothing is carried over.
 *
 * @param used kWh a month
 * @param made kWh a month
 */
export function cityYear(used: readonly number[], made: readonly number[]): CityYear {
  const months = used.map((use, index) => {
    const make = made[index] ?? 0;
    return {
      used: use,
      made: make,
      usedAtHome: Math.min(make, use),
      sentOut: Math.max(0, make - use),
    };
  });
  return {
    months,
    usedAtHome: sum(months.map(({ usedAtHome }) => usedAtHome)),
    sentOut: sum(months.map(({ sentOut }) => sentOut)),
  };
}

/** @returns $ a year */
export const savedAt = ({ pay, paid }: OwnPrices, { usedAtHome, sentOut }: CityYear): number =>
  usedAtHome * pay + sentOut * paid;
