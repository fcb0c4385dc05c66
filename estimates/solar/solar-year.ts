import { billFor, isAtMinimum, type Tariff } from "#estimates/solar/tariff.ts";
import { sum } from "#estimates/solar/roof.ts";

/** A month with panels. */
interface SolarMonth {
  /** $ without panels. */
  before: number;
  /** $ with panels. */
  after: number;
  /** kWh left to carry over. */
  bank: number;
  atMinimum: boolean;
}

export interface SolarYear {
  months: SolarMonth[];
  /** $ a year, without panels. */
  before: number;
  /** $ a year, with panels. */
  after: number;
  /** $ a year. */
  saved: number;
  /** kWh that nothing used by the end of December; they count as $0. */
  leftover: number;
}

/**
 * A year from January to December. What a month makes beyond its use is carried over, kWh for kWh.
 *
 * Source: net metering after rule 25-6.065, Florida Administrative Code.
 *
 * @param used kWh a month
 * @param made kWh a month
 */
export function solarYear(
  used: readonly number[],
  made: readonly number[],
  tariff: Tariff,
): SolarYear {
  let bank = 0;
  const months = used.map((use, index): SolarMonth => {
    const balance = bank + (made[index] ?? 0) - use;
    bank = Math.max(0, balance);
    const billed = Math.max(0, -balance);
    return {
      before: billFor(use, tariff),
      after: billFor(billed, tariff),
      bank,
      atMinimum: isAtMinimum(billed, tariff),
    };
  });
  const before = sum(months.map((month) => month.before));
  const after = sum(months.map((month) => month.after));
  return { months, before, after, saved: before - after, leftover: bank };
}

/** A year with a utility whose rules we do not have, in kWh. */
export interface CityYear {
  usedAtHome: number;
  sentOut: number;
}

/**
 * What a month makes is used at home as far as it goes, and the rest is sent out. Nothing is carried over.
 *
 * @param used kWh a month
 * @param made kWh a month
 */
export function cityYear(used: readonly number[], made: readonly number[]): CityYear {
  const usedAtHome = sum(used.map((use, month) => Math.min(made[month] ?? 0, use)));
  return { usedAtHome, sentOut: sum(made) - usedAtHome };
}
