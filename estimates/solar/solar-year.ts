import { billFor, isAtMinimum, type Tariff } from "#estimates/solar/tariff.ts";
import { sum } from "#estimates/solar/roof.ts";

/** A month with panels. All of it in kWh, but the two bills in $. */
interface SolarMonth {
  used: number;
  made: number;
  /** Carried over from earlier months, and used up in this one. */
  fromBank: number;
  /** What is left to carry over afterward. */
  bank: number;
  billed: number;
  before: number;
  after: number;
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
  const months: SolarMonth[] = [];
  let bank = 0;
  for (const [index, use] of used.entries()) {
    const month = solarMonth(use, made[index] ?? 0, bank, tariff);
    months.push(month);
    bank = month.bank;
  }
  const before = sum(months.map((month) => month.before));
  const after = sum(months.map((month) => month.after));
  return { months, before, after, saved: before - after, leftover: bank };
}

function solarMonth(used: number, made: number, carried: number, tariff: Tariff): SolarMonth {
  const missing = Math.max(0, used - made);
  const fromBank = Math.min(missing, carried);
  const billed = missing - fromBank;
  return {
    used,
    made,
    fromBank,
    bank: carried - fromBank + Math.max(0, made - used),
    billed,
    before: billFor(used, tariff),
    after: billFor(billed, tariff),
    atMinimum: isAtMinimum(billed, tariff),
  };
}
